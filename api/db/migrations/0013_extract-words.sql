-- Extracts were made without a space between the lines of a text and the cells of a table. Made anew, as the program does it.
UPDATE stories SET extract = better.extract
FROM (
	SELECT id, CASE WHEN length(words) <= 240 THEN words ELSE
		regexp_replace(regexp_replace(left(words, 241), '\s\S*$', ''), '[\s,;:.–-]+$', '') || '…' END AS extract
	FROM (
		SELECT id, btrim(regexp_replace(search_text(detail), '\s+', ' ', 'g')) AS words
		FROM stories WHERE detail ~* '<(br|td|th)\y'
	) AS plain
) AS better
WHERE stories.id = better.id;
