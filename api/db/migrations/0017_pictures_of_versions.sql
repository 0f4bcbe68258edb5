-- The pictures that the versions of before show; several stand in one text, with commas between them. What was deleted
-- in the meantime cannot be referred to.
INSERT INTO revision_pictures (revision_id, picture)
SELECT DISTINCT r.id, m.name
FROM revisions r
CROSS JOIN LATERAL regexp_split_to_table(concat_ws(',', r.content->>'picture', r.content->>'pictures'), ',') AS shown(name)
JOIN media m ON m.name = btrim(shown.name);
