-- Functions that computed columns of tables call. A computed column keeps what it has when its function changes: a
-- migration that changes one of these makes the columns anew.

-- search_text: what a reader sees of sanitised HTML. The length is bounded because a tsvector is.
CREATE OR REPLACE FUNCTION search_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN left(replace(replace(replace(replace(
	regexp_replace(
		regexp_replace(html, '</?(p|h[1-6]|blockquote|ul|ol|li|hr|pre|table|thead|tbody|tr|th|td|br)\y[^>]*>', ' ', 'gi'),
		'<[^>]*>', '', 'g'),
	'&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), 100000);

-- search_vector: slashes are taken out, because they make "netball/football" a path that neither word finds.
CREATE OR REPLACE FUNCTION search_vector(title text, subtitle text, html text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector('public.school'::regconfig, translate(title, '/', ' ')), 'A')
	|| setweight(to_tsvector('public.school'::regconfig, translate(subtitle, '/', ' ')), 'B')
	|| setweight(to_tsvector('public.school'::regconfig, translate(search_text(html), '/', ' ')), 'D');

-- search_headings: what stands out in a text, which is headings, the heads of tables and what is bold. Words up to the
-- next tag are enough, and read in one pass, however the tags are nested.
CREATE OR REPLACE FUNCTION search_headings(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce((
	SELECT string_agg(found[1], ' ') FROM regexp_matches(html, '<(?:h[1-6]|th|strong|b)(?:\s[^>]*)?>([^<]*)', 'gi') AS found
), '');

CREATE OR REPLACE FUNCTION search_page_vector(title text, html text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search_vector(title, '', '')
	|| setweight(to_tsvector('public.school'::regconfig, translate(search_text(search_headings(html)), '/', ' ')), 'C')
	|| search_vector('', '', html);

-- block_words: what a reader sees of the blocks beside the first text, as HTML; plain words lose what would look like a
-- tag.
CREATE OR REPLACE FUNCTION block_words(blocks jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce((
	SELECT string_agg(words, ' ') FROM (
		SELECT html #>> '{}' AS words
		FROM jsonb_path_query(blocks, '$[*] ? (@.version == 1 && (@.type == "text" || @.type == "picture")).html') AS html
		UNION ALL
		SELECT '<p>' || replace(plain #>> '{}', '<', '&lt;') || '</p>'
		FROM jsonb_path_query_array(blocks, '$[*] ? (@.version == 1)') AS known, LATERAL (
			SELECT jsonb_path_query(known, '$[*] ? (@.type == "cards" || @.type == "people" || @.type == "questions" || @.type == "documents" || @.type == "video" || @.type == "call").title') AS plain
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "call").text')
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "video").transcript')
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "table").caption')
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "table").rows[*][*]')
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "cards").cards[*].title')
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "cards").cards[*].text')
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "questions").questions[*].question')
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "questions").questions[*].answer')
		) AS parts
	) AS all_words
), '');

-- receipt_of: the number of an enquiry as a code of six signs that nobody mishears: no 0 and O, no 1 and I, no 5 and S,
-- no B and 8. The multiplication shuffles the numbers without making two the same (25^6 has only the factor 5), so
-- neighbours look nothing alike and a slip of the tongue meets nobody else's code.
CREATE OR REPLACE FUNCTION receipt_of(id integer) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH shuffled AS (SELECT (id::bigint * 87654321 + 123456789) % 244140625 AS n)
  SELECT string_agg(
    substr('ACDEFGHJKLMNPQRTUVWXY3479', ((n / (25::numeric ^ place)::bigint) % 25)::integer + 1, 1)
      || CASE place WHEN 3 THEN '-' ELSE '' END,
    '' ORDER BY place DESC)
  FROM shuffled, generate_series(0, 5) AS place
$$;
