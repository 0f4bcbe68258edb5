CREATE INDEX "redirects_target" ON "redirects" USING btree (lower("target"));--> statement-breakpoint
-- Tables of other programs had their addresses encoded, and were taken as they came: nobody could ask for those.
DO $$
DECLARE old text; plain text;
BEGIN
	FOR old IN SELECT path FROM redirects WHERE path ~* '%[0-9a-f]{2}' LOOP
		BEGIN
			SELECT lower(convert_from(string_agg(CASE WHEN part[1] ~ '^%..' THEN decode(substr(part[1], 2), 'hex')
				ELSE convert_to(part[1], 'UTF8') END, ''::bytea ORDER BY n), 'UTF8')) INTO plain
				FROM regexp_matches(old, '%[0-9a-f]{2}|[^%]+|%', 'gi') WITH ORDINALITY AS parts(part, n);
			UPDATE redirects SET path = plain WHERE path = old;
		EXCEPTION WHEN OTHERS THEN
			-- No text, or an address that leads somewhere already: it stays as it was, and harms nobody.
		END;
	END LOOP;
END $$;--> statement-breakpoint
-- What leads to an address at which a page stands leads to the page, and what leads to one that leads on, to its end.
UPDATE redirects r SET page_id = p.id, target = NULL FROM pages p WHERE lower(r.target) = '/' || p.path;--> statement-breakpoint
UPDATE redirects r SET page_id = n.page_id, target = n.target FROM redirects n
	WHERE lower(r.target) = '/' || n.path AND lower(n.target) IS DISTINCT FROM '/' || r.path;--> statement-breakpoint
DELETE FROM redirects r USING pages p WHERE p.path = r.path;
