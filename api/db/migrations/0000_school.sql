-- Everything that the program keeps. Functions, views and triggers stand in api/db/sql, too, a file a topic, as they
-- are today: a test holds them against what the migrations make.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- English word stems, with or without accents.
CREATE TEXT SEARCH CONFIGURATION school (COPY = pg_catalog.english);
ALTER TEXT SEARCH CONFIGURATION school
	ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;

-- Whole words, for corrections that people read.
CREATE TEXT SEARCH CONFIGURATION school_words (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION school_words
	ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;

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

CREATE TABLE alumni (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	name text NOT NULL,
	email text DEFAULT '' NOT NULL,
	phone text DEFAULT '' NOT NULL,
	class_of smallint NOT NULL,
	details text DEFAULT '' NOT NULL,
	picture text,
	status text NOT NULL,
	user_id integer,
	fingerprint text,
	created_at timestamptz DEFAULT now() NOT NULL,
	updated_at timestamptz DEFAULT now() NOT NULL,
	search tsvector GENERATED ALWAYS AS (search_vector(name, ('Class of ' || (class_of)::text), details)) STORED NOT NULL,
	occupation text DEFAULT '' NOT NULL,
	CONSTRAINT alumni_class_check CHECK ((class_of >= 1800) AND (class_of <= 2200)),
	CONSTRAINT alumni_status_check CHECK (status IN ('waiting', 'published'))
);
CREATE INDEX alumni_directory ON alumni (status, class_of DESC, name, id);
CREATE INDEX alumni_name_search ON alumni USING gin (name gin_trgm_ops);
CREATE INDEX alumni_user ON alumni (user_id);
CREATE INDEX alumni_picture ON alumni (picture);
CREATE INDEX alumni_fingerprint ON alumni (fingerprint, created_at);
CREATE INDEX alumni_search ON alumni USING gin (search) WITH (fastupdate=off);
CREATE INDEX alumni_unclaimed ON alumni (lower(email)) WHERE user_id IS NULL;
CREATE INDEX alumni_count ON alumni (status, class_of);
CREATE INDEX alumni_email_search ON alumni USING gin (email gin_trgm_ops);
CREATE INDEX alumni_created ON alumni (created_at DESC, id DESC, status, class_of);
CREATE INDEX alumni_name ON alumni (name, id, status, class_of);

CREATE TABLE committee_members (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	committee_id integer NOT NULL,
	position smallint NOT NULL,
	name text NOT NULL,
	role text NOT NULL,
	from_year smallint NOT NULL,
	to_year smallint NOT NULL,
	CONSTRAINT committee_members_term_check CHECK (from_year <= to_year)
);
CREATE UNIQUE INDEX committee_members_order ON committee_members (committee_id, "position");

CREATE TABLE committees (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	name text NOT NULL,
	purpose text NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	updated_at timestamptz DEFAULT now() NOT NULL
);
CREATE UNIQUE INDEX committees_name ON committees (lower(name));
CREATE INDEX committees_list ON committees (name, id);

CREATE TABLE enquiries (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	kind text NOT NULL,
	sender_name text NOT NULL,
	sender_email text NOT NULL,
	sender_phone text DEFAULT '' NOT NULL,
	message text DEFAULT '' NOT NULL,
	child_name text,
	birth_date date,
	class_of smallint,
	answers jsonb,
	fingerprint text NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	status text DEFAULT 'new' NOT NULL,
	assignee_id integer,
	updated_at timestamptz DEFAULT now() NOT NULL,
	receipt text GENERATED ALWAYS AS (receipt_of(id)) STORED NOT NULL,
	suspicion text,
	send_key uuid,
	heard_at timestamptz,
	snoozed_until timestamptz,
	waiting_since timestamptz GENERATED ALWAYS AS (
		CASE WHEN suspicion IS NULL AND status <> 'closed'
			THEN coalesce(heard_at, CASE WHEN status = 'new' THEN created_at END, snoozed_until)
		END
	) STORED,
	merged_into integer,
	CONSTRAINT enquiries_kind_check CHECK (
		kind = 'contact'
		OR (kind = 'application' AND child_name IS NOT NULL AND birth_date IS NOT NULL)
		OR (kind = 'testimonial' AND class_of IS NOT NULL AND answers IS NOT NULL)
	),
	CONSTRAINT enquiries_status_check CHECK (status IN ('new', 'contacted', 'visit', 'offered', 'enrolled', 'closed'))
);
CREATE INDEX enquiries_list ON enquiries (kind, created_at DESC, id DESC);
CREATE INDEX enquiries_fingerprint ON enquiries (fingerprint, created_at);
CREATE INDEX enquiries_latest ON enquiries (created_at DESC, id DESC);
CREATE INDEX enquiries_status ON enquiries (kind, status, created_at DESC, id DESC);
CREATE INDEX enquiries_assignee ON enquiries (assignee_id);
CREATE INDEX enquiries_search ON enquiries USING gin (
	(sender_name || ' ' || sender_email || ' ' || sender_phone || ' ' || coalesce(child_name, '') || ' ' || message) gin_trgm_ops
);
CREATE UNIQUE INDEX enquiries_receipt ON enquiries (receipt);
CREATE INDEX enquiries_suspected ON enquiries (created_at DESC, id DESC) WHERE suspicion IS NOT NULL;
CREATE INDEX enquiries_sender ON enquiries (lower(sender_email));
CREATE UNIQUE INDEX enquiries_send_key ON enquiries (send_key);
CREATE INDEX enquiries_office ON enquiries USING gin (
	(sender_name || ' ' || coalesce(child_name, '') || ' ' || sender_email || ' ' || sender_phone) gin_trgm_ops
);
CREATE INDEX enquiries_waiting ON enquiries (waiting_since, created_at DESC, id DESC);
CREATE INDEX enquiries_waiting_last ON enquiries (waiting_since DESC NULLS LAST, created_at DESC, id DESC);
CREATE INDEX enquiries_snoozed ON enquiries (snoozed_until) WHERE snoozed_until IS NOT NULL;
CREATE INDEX enquiries_phone ON enquiries ("right"(regexp_replace(sender_phone, '\D', '', 'g'), 9));
CREATE INDEX enquiries_merged ON enquiries (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE mails (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	kind text NOT NULL,
	recipient text NOT NULL,
	reply_to text,
	subject text NOT NULL,
	body text NOT NULL,
	enquiry_id integer,
	status text DEFAULT 'waiting' NOT NULL,
	attempts integer DEFAULT 0 NOT NULL,
	last_error text,
	created_at timestamptz DEFAULT now() NOT NULL,
	sent_at timestamptz,
	html text,
	CONSTRAINT mails_status_check CHECK (status IN ('waiting', 'sent', 'failed'))
);
CREATE INDEX mails_status ON mails (status, created_at DESC);
CREATE INDEX mails_enquiry ON mails (enquiry_id);

CREATE TABLE events (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	title text NOT NULL,
	starts_at timestamptz,
	location text DEFAULT '' NOT NULL,
	description text DEFAULT '' NOT NULL,
	category smallint DEFAULT 0 NOT NULL,
	author_id integer,
	created_at timestamptz DEFAULT now() NOT NULL,
	updated_at timestamptz DEFAULT now() NOT NULL,
	search tsvector GENERATED ALWAYS AS (search_vector(title, location, description)) STORED NOT NULL,
	draft boolean DEFAULT false NOT NULL,
	ends_at timestamptz,
	campus_id integer,
	result text DEFAULT '' NOT NULL,
	repeat jsonb,
	CONSTRAINT events_category_check CHECK (category = ANY (ARRAY[0, 1])),
	CONSTRAINT events_date_check CHECK (draft OR (starts_at IS NOT NULL)),
	CONSTRAINT events_end_check CHECK (
		ends_at IS NULL OR (starts_at IS NOT NULL AND ends_at > starts_at AND ends_at <= starts_at + '744:00:00'::interval)
	),
	CONSTRAINT events_repeat_check CHECK ((repeat IS NULL) OR (starts_at IS NOT NULL))
);
CREATE INDEX events_list ON events (category, starts_at, id);
CREATE INDEX events_starts ON events (starts_at, id);
CREATE INDEX events_author ON events (author_id);
CREATE INDEX events_search ON events USING gin (search) WITH (fastupdate=off);
CREATE INDEX events_unpublished ON events (category, draft, created_at DESC, id DESC);
CREATE INDEX events_campus ON events (campus_id);
CREATE INDEX events_drafts ON events (author_id, updated_at DESC) WHERE draft;
CREATE INDEX events_office ON events USING gin (title gin_trgm_ops);
CREATE INDEX events_listed ON events (starts_at, id, draft, created_at, author_id, category);
CREATE INDEX events_repeating ON events (id) WHERE repeat IS NOT NULL;
CREATE INDEX events_title ON events (title, id, draft, created_at, author_id, category);

CREATE TABLE galleries (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	name text NOT NULL,
	description text NOT NULL,
	category smallint DEFAULT 0 NOT NULL,
	picture text,
	owner_id integer,
	event_id integer,
	created_at timestamptz DEFAULT now() NOT NULL,
	updated_at timestamptz DEFAULT now() NOT NULL,
	search tsvector GENERATED ALWAYS AS (search_vector(name, '', description)) STORED NOT NULL,
	draft boolean DEFAULT false NOT NULL,
	CONSTRAINT galleries_category_check CHECK (category = ANY (ARRAY[0, 1])),
	CONSTRAINT galleries_picture_check CHECK (draft OR (picture IS NOT NULL))
);
CREATE INDEX galleries_owner ON galleries (owner_id);
CREATE INDEX galleries_event ON galleries (event_id);
CREATE INDEX galleries_picture ON galleries (picture);
CREATE INDEX galleries_search ON galleries USING gin (search) WITH (fastupdate=off);
CREATE INDEX galleries_office ON galleries USING gin (name gin_trgm_ops);
CREATE INDEX galleries_drafts ON galleries (owner_id, updated_at DESC) WHERE draft;
CREATE INDEX galleries_list ON galleries (category, draft, created_at DESC, id DESC);
CREATE INDEX galleries_latest ON galleries (created_at DESC, id DESC, draft, owner_id, category);
CREATE INDEX galleries_name ON galleries (name, id, draft, created_at, owner_id, category);

CREATE TABLE gallery_images (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	gallery_id integer NOT NULL,
	picture text NOT NULL,
	caption text DEFAULT '' NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	updated_at timestamptz DEFAULT now() NOT NULL,
	position integer DEFAULT 0 NOT NULL
);
CREATE INDEX gallery_images_gallery ON gallery_images (gallery_id, id);
CREATE INDEX gallery_images_picture ON gallery_images (picture);

CREATE TABLE media (
	name text PRIMARY KEY,
	type text NOT NULL,
	width integer NOT NULL,
	height integer NOT NULL,
	bytes integer NOT NULL,
	placeholder text NOT NULL,
	alt text DEFAULT '' NOT NULL,
	uploaded_by integer,
	published boolean NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	consent text DEFAULT 'unknown' NOT NULL,
	consent_note text DEFAULT '' NOT NULL,
	has_avif boolean DEFAULT false NOT NULL,
	unused_since timestamptz,
	caption text DEFAULT '' NOT NULL,
	CONSTRAINT media_consent_check CHECK (consent IN ('unknown', 'nobody', 'given')),
	CONSTRAINT media_size_check CHECK ((width > 0) AND (height > 0) AND (bytes > 0))
);
CREATE INDEX media_uploaded_by ON media (uploaded_by);
CREATE INDEX media_created ON media (created_at);
CREATE INDEX media_without_avif ON media (created_at) WHERE NOT has_avif;
CREATE INDEX media_without_consent ON media (created_at) WHERE consent = 'unknown';

CREATE TABLE page_pictures (
	page_id text NOT NULL,
	position smallint NOT NULL,
	picture text NOT NULL,
	CONSTRAINT page_pictures_page_id_position_pk PRIMARY KEY (page_id, "position"),
	CONSTRAINT page_pictures_position_check CHECK (("position" >= 0) AND ("position" <= 2))
);
CREATE INDEX page_pictures_picture ON page_pictures (picture);

CREATE TABLE pages (
	id text PRIMARY KEY,
	tag text NOT NULL,
	title text NOT NULL,
	page_text text NOT NULL,
	updated_by integer,
	updated_at timestamptz DEFAULT now() NOT NULL,
	path text NOT NULL,
	parent_id text,
	position integer DEFAULT 0 NOT NULL,
	hidden boolean DEFAULT false NOT NULL,
	draft boolean DEFAULT false NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	blocks jsonb DEFAULT '[]'::jsonb NOT NULL,
	search tsvector GENERATED ALWAYS AS (search_page_vector(title, ((page_text || ' ') || block_words(blocks)))) STORED NOT NULL,
	CONSTRAINT pages_path UNIQUE (path)
);
CREATE INDEX pages_below ON pages (path text_pattern_ops);
CREATE INDEX pages_parent ON pages (parent_id, "position");
CREATE INDEX pages_beside_apply ON pages (path) WHERE blocks @> '[{"beside": "apply"}]'::jsonb;
CREATE INDEX pages_search ON pages USING gin (search) WITH (fastupdate=off);
CREATE INDEX pages_office ON pages USING gin ((title || ' /' || path) gin_trgm_ops);
CREATE INDEX pages_changed ON pages (updated_at DESC, id DESC);
CREATE INDEX pages_title ON pages (title, id);

CREATE TABLE profiles (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	name text NOT NULL,
	position text NOT NULL,
	tag smallint NOT NULL,
	bio text NOT NULL,
	picture text,
	owner_id integer,
	created_at timestamptz DEFAULT now() NOT NULL,
	updated_at timestamptz DEFAULT now() NOT NULL,
	search tsvector GENERATED ALWAYS AS (search_vector(name, "position", bio)) STORED NOT NULL,
	place integer,
	draft boolean DEFAULT false NOT NULL,
	CONSTRAINT profiles_picture_check CHECK (draft OR (picture IS NOT NULL)),
	CONSTRAINT profiles_tag_check CHECK (tag = ANY (ARRAY[10, 20, 30]))
);
CREATE INDEX profiles_owner ON profiles (owner_id);
CREATE INDEX profiles_picture ON profiles (picture);
CREATE INDEX profiles_search ON profiles USING gin (search) WITH (fastupdate=off);
CREATE INDEX profiles_name ON profiles (name);
CREATE INDEX profiles_office ON profiles USING gin ((((name || ' ') || "position")) gin_trgm_ops);
CREATE INDEX profiles_list ON profiles (tag, place, id);
CREATE INDEX profiles_listed ON profiles (created_at DESC, id DESC, draft, owner_id, tag);
CREATE INDEX profiles_drafts ON profiles (owner_id, updated_at DESC) WHERE draft;

CREATE TABLE rate_limits (
	key text PRIMARY KEY,
	points integer DEFAULT 0 NOT NULL,
	expire bigint
);

CREATE TABLE settings (
	key text PRIMARY KEY,
	value jsonb NOT NULL,
	updated_by integer,
	updated_at timestamptz DEFAULT now() NOT NULL
);

CREATE TABLE order_lines (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	order_id integer NOT NULL,
	product_id integer,
	product_name text NOT NULL,
	unit_price integer NOT NULL,
	quantity integer NOT NULL,
	CONSTRAINT order_lines_check CHECK ((quantity > 0) AND (unit_price >= 0))
);
CREATE INDEX order_lines_order ON order_lines (order_id, id);
CREATE INDEX order_lines_product ON order_lines (product_id);

CREATE TABLE orders (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	order_code text NOT NULL,
	customer_name text NOT NULL,
	customer_phone text DEFAULT '' NOT NULL,
	amount integer NOT NULL,
	mm_code text,
	dispatched boolean DEFAULT false NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	updated_at timestamptz DEFAULT now() NOT NULL,
	payment_method text,
	paid_on date,
	parts_paid integer DEFAULT 0 NOT NULL,
	void_reason text,
	CONSTRAINT orders_amount_check CHECK (amount >= 0),
	CONSTRAINT orders_dispatched_check CHECK ((NOT dispatched) OR ((mm_code IS NOT NULL) OR (payment_method IS NOT NULL))),
	CONSTRAINT "orders_orderCode_unique" UNIQUE (order_code),
	CONSTRAINT orders_parts_check CHECK ((parts_paid >= 0) AND (parts_paid <= amount)),
	CONSTRAINT orders_payment_check CHECK (
		CASE payment_method
			WHEN 'mobile' THEN mm_code IS NOT NULL
			WHEN 'cash' THEN mm_code IS NULL
			WHEN 'bank' THEN true
			ELSE payment_method IS NULL AND (mm_code IS NOT NULL OR paid_on IS NULL)
		END
	),
	CONSTRAINT orders_void_check CHECK ((void_reason IS NULL) OR ((NOT ((mm_code IS NOT NULL) OR (payment_method IS NOT NULL))) AND (parts_paid = 0)))
);
CREATE INDEX orders_list ON orders (created_at DESC, id DESC);
CREATE UNIQUE INDEX orders_mm_code ON orders (mm_code);
CREATE INDEX orders_office ON orders USING gin (
	(order_code || ' ' || customer_name || ' ' || customer_phone || ' ' || coalesce(mm_code, '')) gin_trgm_ops
);

CREATE TABLE products (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	name text NOT NULL,
	price integer NOT NULL,
	stock integer DEFAULT 0 NOT NULL,
	picture text,
	active boolean DEFAULT true NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	updated_at timestamptz DEFAULT now() NOT NULL,
	uniform_pieces integer,
	place integer,
	CONSTRAINT products_price_check CHECK ((price >= 0) AND (stock >= 0)),
	CONSTRAINT products_uniform_check CHECK ((uniform_pieces >= 0) AND (uniform_pieces <= 20))
);
CREATE UNIQUE INDEX products_name ON products (lower(name));
CREATE INDEX products_list ON products (name, id);
CREATE INDEX products_picture ON products (picture);
CREATE INDEX products_order ON products (place, ((uniform_pieces = 0)), id);

CREATE TABLE stories (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	kind text NOT NULL,
	title text NOT NULL,
	detail text NOT NULL,
	extract text NOT NULL,
	category smallint DEFAULT 0 NOT NULL,
	author_id integer,
	created_at timestamptz DEFAULT now() NOT NULL,
	updated_at timestamptz DEFAULT now() NOT NULL,
	search tsvector GENERATED ALWAYS AS (search_vector(title, '', detail)) STORED NOT NULL,
	draft boolean DEFAULT false NOT NULL,
	CONSTRAINT stories_category_check CHECK (category = ANY (ARRAY[0, 1])),
	CONSTRAINT stories_kind_check CHECK (kind IN ('news', 'article'))
);
CREATE INDEX stories_author ON stories (author_id, kind, created_at DESC);
CREATE INDEX stories_search ON stories USING gin (search) WITH (fastupdate=off);
CREATE INDEX stories_list ON stories (kind, category, draft, created_at DESC, id DESC);
CREATE INDEX stories_latest ON stories (kind, draft, created_at DESC, id DESC);
CREATE INDEX stories_drafts ON stories (author_id, updated_at DESC) WHERE draft;
CREATE INDEX stories_office ON stories USING gin (title gin_trgm_ops);
CREATE INDEX stories_listed ON stories (kind, created_at DESC, id DESC, draft, author_id, category);
CREATE INDEX stories_title ON stories (kind, title, id, draft, created_at, author_id, category);

CREATE TABLE story_pictures (
	story_id integer NOT NULL,
	position smallint NOT NULL,
	picture text NOT NULL,
	CONSTRAINT story_pictures_position_check CHECK (("position" >= 0) AND ("position" <= 2)),
	CONSTRAINT story_pictures_story_id_position_pk PRIMARY KEY (story_id, "position")
);
CREATE INDEX story_pictures_picture ON story_pictures (picture);

CREATE TABLE story_views (
	story_id integer NOT NULL,
	day date NOT NULL,
	count integer NOT NULL,
	CONSTRAINT story_views_story_id_day_pk PRIMARY KEY (story_id, day)
);
CREATE INDEX story_views_day ON story_views (day);

CREATE TABLE invitations (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	name text NOT NULL,
	email text NOT NULL,
	role smallint NOT NULL,
	token_hash text NOT NULL,
	invited_by integer,
	created_at timestamptz DEFAULT now() NOT NULL,
	expires_at timestamptz NOT NULL,
	accepted_at timestamptz,
	CONSTRAINT invitations_role_check CHECK ((role >= 1) AND (role <= 4)),
	CONSTRAINT "invitations_tokenHash_unique" UNIQUE (token_hash)
);
CREATE UNIQUE INDEX invitations_open_email ON invitations (lower(email)) WHERE accepted_at IS NULL;
CREATE INDEX invitations_created ON invitations (created_at DESC);

CREATE TABLE password_resets (
	token_hash text PRIMARY KEY,
	user_id integer NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	expires_at timestamptz NOT NULL,
	used_at timestamptz
);
CREATE INDEX password_resets_user ON password_resets (user_id);

CREATE TABLE refresh_tokens (
	hash text PRIMARY KEY,
	session_id uuid NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	expires_at timestamptz NOT NULL,
	used_at timestamptz
);
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);
CREATE INDEX refresh_tokens_expires ON refresh_tokens (expires_at);

CREATE TABLE sessions (
	id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
	user_id integer NOT NULL,
	user_agent text DEFAULT '' NOT NULL,
	address text DEFAULT '' NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	last_used_at timestamptz DEFAULT now() NOT NULL,
	ends_at timestamptz NOT NULL,
	revoked_at timestamptz,
	verified_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id, last_used_at DESC);
CREATE INDEX sessions_ends ON sessions (ends_at);

CREATE TABLE signing_keys (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	secret text NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	purpose text DEFAULT 'access-token' NOT NULL
);

CREATE TABLE users (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	name text NOT NULL,
	email text NOT NULL,
	password_hash text NOT NULL,
	role smallint DEFAULT 1 NOT NULL,
	suspended boolean DEFAULT false NOT NULL,
	picture text,
	telephone text DEFAULT '' NOT NULL,
	twitter text DEFAULT '' NOT NULL,
	linked_in text DEFAULT '' NOT NULL,
	instagram text DEFAULT '' NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	updated_at timestamptz DEFAULT now() NOT NULL,
	second_step boolean DEFAULT false NOT NULL,
	mail_code boolean DEFAULT false NOT NULL,
	role_since timestamptz DEFAULT now() NOT NULL,
	password_changed_at timestamptz,
	CONSTRAINT users_role_check CHECK ((role >= 1) AND (role <= 5))
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE INDEX users_role_name ON users (role, name, id);
CREATE INDEX users_created ON users (created_at DESC);
CREATE INDEX users_picture ON users (picture);
CREATE INDEX users_office ON users USING gin ((((name || ' ') || email)) gin_trgm_ops);

CREATE TABLE search_words (
	word text PRIMARY KEY
);
CREATE INDEX search_words_similar ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate='false');

CREATE TABLE enquiry_notes (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	enquiry_id integer NOT NULL,
	author_id integer,
	kind text NOT NULL,
	text text NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT enquiry_notes_kind_check CHECK (kind IN ('note', 'status', 'assignee', 'snooze'))
);
CREATE INDEX enquiry_notes_enquiry ON enquiry_notes (enquiry_id, id);
CREATE INDEX enquiry_notes_author ON enquiry_notes (author_id);

CREATE TABLE audit_log (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	at timestamptz NOT NULL,
	actor_id integer,
	actor_name text NOT NULL,
	action text NOT NULL,
	kind text NOT NULL,
	item_id text NOT NULL,
	title text NOT NULL,
	detail text DEFAULT '' NOT NULL,
	salt uuid DEFAULT gen_random_uuid() NOT NULL
);
CREATE INDEX audit_log_at ON audit_log (at DESC, id DESC);
CREATE INDEX audit_log_actor ON audit_log (actor_id, at DESC);
CREATE INDEX audit_log_kind ON audit_log (kind, at DESC);
CREATE INDEX audit_log_item ON audit_log (kind, item_id, id DESC);

CREATE TABLE revisions (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	kind text NOT NULL,
	item_id text NOT NULL,
	title text NOT NULL,
	content jsonb NOT NULL,
	saved_by integer,
	saved_at timestamptz NOT NULL
);
CREATE INDEX revisions_item ON revisions (kind, item_id, id DESC);
CREATE INDEX revisions_saved_by ON revisions (saved_by);

CREATE TABLE trash (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	kind text NOT NULL,
	item_id text NOT NULL,
	title text NOT NULL,
	rows jsonb NOT NULL,
	deleted_by integer,
	deleted_at timestamptz DEFAULT now() NOT NULL,
	owner_id integer,
	CONSTRAINT trash_item UNIQUE (kind, item_id)
);
CREATE INDEX trash_deleted ON trash (deleted_at DESC, id DESC);
CREATE INDEX trash_deleted_by ON trash (deleted_by);
CREATE INDEX trash_owner ON trash (owner_id);

CREATE TABLE trash_pictures (
	trash_id integer NOT NULL,
	picture text NOT NULL,
	CONSTRAINT trash_pictures_trash_id_picture_pk PRIMARY KEY (trash_id, picture)
);
CREATE INDEX trash_pictures_picture ON trash_pictures (picture);

CREATE TABLE scene_pictures (
	set text NOT NULL,
	position smallint NOT NULL,
	picture text NOT NULL,
	CONSTRAINT scene_pictures_set_check CHECK (set IN ('hero', 'facility', 'banner', 'event', 'crest', 'icon', 'social')),
	CONSTRAINT scene_pictures_set_position_pk PRIMARY KEY (set, "position")
);
CREATE INDEX scene_pictures_picture ON scene_pictures (picture);

CREATE TABLE visits (
	day date PRIMARY KEY,
	count integer NOT NULL
);

CREATE TABLE backups (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	file text NOT NULL,
	status text DEFAULT 'running' NOT NULL,
	bytes bigint,
	rows integer,
	pictures integer,
	error text,
	created_at timestamptz DEFAULT now() NOT NULL,
	finished_at timestamptz,
	CONSTRAINT backups_status_check CHECK (status IN ('running', 'verified', 'failed'))
);
CREATE INDEX backups_latest ON backups (created_at DESC, id DESC);

CREATE TABLE challenges (
	token_hash text PRIMARY KEY,
	purpose text NOT NULL,
	user_id integer,
	session_id uuid,
	sign_in_id integer,
	web_authn_challenge text NOT NULL,
	mail_code_hash text,
	attempts smallint DEFAULT 0 NOT NULL,
	expires_at timestamptz NOT NULL,
	CONSTRAINT challenges_purpose_check CHECK (purpose IN ('second-step', 'passkey', 'register', 'step-up'))
);
CREATE INDEX challenges_expires ON challenges (expires_at);
CREATE INDEX challenges_user ON challenges (user_id);
CREATE INDEX challenges_session ON challenges (session_id);
CREATE INDEX challenges_sign_in ON challenges (sign_in_id);

CREATE TABLE devices (
	token_hash text NOT NULL,
	user_id integer NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	last_used_at timestamptz DEFAULT now() NOT NULL,
	trusted_until timestamptz,
	CONSTRAINT devices_token_hash_user_id_pk PRIMARY KEY (token_hash, user_id)
);
CREATE INDEX devices_user ON devices (user_id);
CREATE INDEX devices_last_used ON devices (last_used_at);

CREATE TABLE factor_resets (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	user_id integer NOT NULL,
	requested_by integer,
	requested_by_name text NOT NULL,
	requested_at timestamptz NOT NULL,
	due_at timestamptz NOT NULL,
	ended_at timestamptz
);
CREATE UNIQUE INDEX factor_resets_open ON factor_resets (user_id) WHERE ended_at IS NULL;
CREATE INDEX factor_resets_requested_by ON factor_resets (requested_by);

CREATE TABLE passkeys (
	id text PRIMARY KEY,
	user_id integer NOT NULL,
	name text NOT NULL,
	public_key text NOT NULL,
	counter bigint NOT NULL,
	transports text[] DEFAULT '{}'::text[] NOT NULL,
	synced boolean NOT NULL,
	rp_id text NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	last_used_at timestamptz,
	disabled_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id, created_at);

CREATE TABLE recovery_codes (
	sheet_id integer NOT NULL,
	hash text NOT NULL,
	used_at timestamptz,
	CONSTRAINT recovery_codes_sheet_id_hash_pk PRIMARY KEY (sheet_id, hash)
);

CREATE TABLE recovery_sheets (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	user_id integer NOT NULL,
	salt text NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	confirmed_at timestamptz
);
CREATE INDEX recovery_sheets_user ON recovery_sheets (user_id);

CREATE TABLE sign_ins (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	user_id integer NOT NULL,
	at timestamptz NOT NULL,
	method text,
	user_agent text NOT NULL,
	address text NOT NULL
);
CREATE INDEX sign_ins_user ON sign_ins (user_id, at DESC);
CREATE INDEX sign_ins_at ON sign_ins (at);

CREATE TABLE totp_secrets (
	user_id integer PRIMARY KEY,
	secret text,
	pending_secret text,
	pending_at timestamptz,
	confirmed_at timestamptz,
	last_used_at timestamptz,
	drift smallint DEFAULT 0 NOT NULL,
	last_step bigint DEFAULT 0 NOT NULL
);

CREATE TABLE audit_chain (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	chain integer NOT NULL,
	seq integer NOT NULL,
	line_id integer NOT NULL,
	digest bytea NOT NULL,
	link bytea NOT NULL
);

CREATE TABLE audit_heads (
	chain integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	seq integer DEFAULT 0 NOT NULL,
	link bytea DEFAULT '\x'::bytea NOT NULL
);

CREATE TABLE revision_pictures (
	revision_id integer NOT NULL,
	picture text NOT NULL,
	CONSTRAINT revision_pictures_revision_id_picture_pk PRIMARY KEY (revision_id, picture)
);
CREATE INDEX revision_pictures_picture ON revision_pictures (picture);

CREATE TABLE redirects (
	path text PRIMARY KEY,
	page_id text,
	target text,
	cause text NOT NULL,
	created_by integer,
	created_at timestamptz DEFAULT now() NOT NULL,
	last_used date,
	id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
	CONSTRAINT redirects_id UNIQUE (id),
	CONSTRAINT redirects_target_check CHECK (num_nonnulls(page_id, target) = 1)
);
CREATE INDEX redirects_page ON redirects (page_id);
CREATE INDEX redirects_created ON redirects (created_at DESC, path);
CREATE INDEX redirects_target ON redirects (lower(target));

CREATE TABLE campuses (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	name text NOT NULL,
	slug text NOT NULL,
	page_id text,
	phone text DEFAULT '' NOT NULL,
	email text DEFAULT '' NOT NULL,
	hours text DEFAULT '' NOT NULL,
	picture text,
	latitude double precision,
	longitude double precision,
	position integer DEFAULT 0 NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	updated_at timestamptz DEFAULT now() NOT NULL,
	address text DEFAULT '' NOT NULL,
	whatsapp text DEFAULT '' NOT NULL,
	call_note text DEFAULT '' NOT NULL,
	directions text DEFAULT '' NOT NULL,
	landmarks text DEFAULT '' NOT NULL,
	times text DEFAULT '' NOT NULL,
	first_class text DEFAULT '' NOT NULL,
	last_class text DEFAULT '' NOT NULL,
	head_id integer,
	head_note text DEFAULT '' NOT NULL,
	routes jsonb DEFAULT '[]'::jsonb NOT NULL,
	bus_note text DEFAULT '' NOT NULL,
	CONSTRAINT campuses_map_check CHECK (num_nulls(latitude, longitude) <> 1),
	CONSTRAINT campuses_slug UNIQUE (slug)
);
CREATE UNIQUE INDEX campuses_name ON campuses (lower(name));
CREATE INDEX campuses_order ON campuses ("position", id);
CREATE INDEX campuses_page ON campuses (page_id);
CREATE INDEX campuses_picture ON campuses (picture);
CREATE INDEX campuses_head ON campuses (head_id);

CREATE TABLE notices (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	name text NOT NULL,
	text text NOT NULL,
	urgent boolean NOT NULL,
	begins_at timestamptz NOT NULL,
	ends_at timestamptz,
	paths text[] DEFAULT '{}'::text[] NOT NULL,
	created_by integer,
	created_at timestamptz DEFAULT now() NOT NULL,
	updated_at timestamptz DEFAULT now() NOT NULL,
	closed_campuses integer[] DEFAULT '{}'::integer[] NOT NULL,
	CONSTRAINT notices_term_check CHECK (ends_at > begins_at),
	CONSTRAINT notices_urgent_check CHECK ((NOT urgent) OR (ends_at IS NOT NULL))
);
CREATE INDEX notices_list ON notices (begins_at, id);
CREATE INDEX notices_ends ON notices (ends_at);
CREATE INDEX notices_author ON notices (created_by);

CREATE TABLE setup_keys (
	hash text PRIMARY KEY,
	expires_at timestamptz NOT NULL
);

CREATE TABLE documents (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	title text NOT NULL,
	topic text NOT NULL,
	file text NOT NULL,
	name text NOT NULL,
	type text NOT NULL,
	bytes integer NOT NULL,
	downloads integer DEFAULT 0 NOT NULL,
	uploaded_by integer,
	created_at timestamptz DEFAULT now() NOT NULL,
	updated_at timestamptz DEFAULT now() NOT NULL,
	search tsvector GENERATED ALWAYS AS (search_vector(title, topic, translate(name, '_-', '  '))) STORED NOT NULL,
	saved_at timestamptz DEFAULT now() NOT NULL,
	draft boolean DEFAULT false NOT NULL,
	CONSTRAINT documents_bytes_check CHECK (bytes > 0),
	CONSTRAINT documents_file UNIQUE (file)
);
CREATE INDEX documents_topic ON documents (topic, title, id);
CREATE INDEX documents_uploaded_by ON documents (uploaded_by);
CREATE INDEX documents_search ON documents USING gin (search) WITH (fastupdate=off);
CREATE INDEX documents_office ON documents USING gin ((((title || ' ') || name)) gin_trgm_ops);
CREATE INDEX documents_updated ON documents (updated_at DESC, id DESC);
CREATE INDEX documents_title ON documents (title, id);
CREATE INDEX documents_drafts ON documents (uploaded_by, saved_at DESC) WHERE draft;

CREATE TABLE page_documents (
	page_id text NOT NULL,
	document_id integer NOT NULL,
	CONSTRAINT page_documents_page_id_document_id_pk PRIMARY KEY (page_id, document_id)
);
CREATE INDEX page_documents_document ON page_documents (document_id);

CREATE TABLE block_pictures (
	page_id text NOT NULL,
	picture text NOT NULL,
	kept boolean DEFAULT false NOT NULL,
	CONSTRAINT block_pictures_page_id_kept_picture_pk PRIMARY KEY (page_id, kept, picture)
);
CREATE INDEX block_pictures_picture ON block_pictures (picture);

CREATE TABLE page_drafts (
	page_id text PRIMARY KEY,
	title text NOT NULL,
	page_text text NOT NULL,
	blocks jsonb NOT NULL,
	picture text NOT NULL,
	saved_by integer,
	saved_at timestamptz NOT NULL,
	based_on timestamptz,
	publish_at timestamptz,
	problem text DEFAULT '' NOT NULL,
	picture_words jsonb DEFAULT '[]'::jsonb NOT NULL
);
CREATE INDEX page_drafts_saved_by ON page_drafts (saved_by);

CREATE TABLE page_links (
	kind text NOT NULL,
	item_id text NOT NULL,
	page_id text NOT NULL,
	CONSTRAINT page_links_kind_item_id_page_id_pk PRIMARY KEY (kind, item_id, page_id)
);
CREATE INDEX page_links_page ON page_links (page_id);

CREATE TABLE term_dates (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	kind text NOT NULL,
	name text NOT NULL,
	first_day date NOT NULL,
	last_day date NOT NULL,
	campus_id integer,
	note text DEFAULT '' NOT NULL,
	author_id integer,
	created_at timestamptz DEFAULT now() NOT NULL,
	updated_at timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT term_dates_kind_check CHECK (kind IN ('term', 'halfTerm', 'holiday', 'visit', 'other')),
	CONSTRAINT term_dates_order_check CHECK (last_day >= first_day)
);
CREATE INDEX term_dates_list ON term_dates (first_day, id);
CREATE INDEX term_dates_kind ON term_dates (kind, first_day);
CREATE INDEX term_dates_campus ON term_dates (campus_id);
CREATE INDEX term_dates_author ON term_dates (author_id);

CREATE TABLE site_drafts (
	part text PRIMARY KEY,
	content jsonb NOT NULL,
	saved_by integer,
	saved_at timestamptz NOT NULL,
	CONSTRAINT site_drafts_part_check CHECK (part IN ('menu', 'home', 'words', 'synonyms'))
);
CREATE INDEX site_drafts_saved_by ON site_drafts (saved_by);

CREATE TABLE site_previews (
	token_hash text PRIMARY KEY,
	part text NOT NULL,
	created_by integer,
	expires_at timestamptz NOT NULL,
	opened integer DEFAULT 0 NOT NULL,
	content jsonb,
	notice_id integer,
	term_date_id integer,
	campus_id integer,
	CONSTRAINT site_previews_content_check CHECK ((part IN ('menu', 'home', 'words')) = (content IS NULL)),
	CONSTRAINT site_previews_item_check CHECK (((notice_id IS NULL) OR (part = 'notice')) AND ((term_date_id IS NULL) OR (part = 'termDate')) AND ((campus_id IS NULL) OR (part = 'campus'))),
	CONSTRAINT site_previews_one UNIQUE NULLS NOT DISTINCT (part, created_by, notice_id, term_date_id, campus_id),
	CONSTRAINT site_previews_part_check CHECK (part IN ('menu', 'home', 'words', 'notice', 'termDate', 'campus', 'brand'))
);
CREATE INDEX site_previews_created_by ON site_previews (created_by);
CREATE INDEX site_previews_notice ON site_previews (notice_id);
CREATE INDEX site_previews_term_date ON site_previews (term_date_id);
CREATE INDEX site_previews_campus ON site_previews (campus_id);

CREATE TABLE email_changes (
	user_id integer PRIMARY KEY,
	token_hash text NOT NULL,
	email text NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	expires_at timestamptz NOT NULL,
	CONSTRAINT "email_changes_tokenHash_unique" UNIQUE (token_hash)
);
CREATE INDEX email_changes_expires ON email_changes (expires_at);

CREATE TABLE reviews (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	story_id integer,
	event_id integer,
	submitted_by integer,
	waiting_since timestamptz,
	word text DEFAULT '' NOT NULL,
	word_by integer,
	word_at timestamptz,
	CONSTRAINT reviews_event UNIQUE (event_id),
	CONSTRAINT reviews_story UNIQUE (story_id),
	CONSTRAINT reviews_thing_check CHECK (num_nonnulls(story_id, event_id) = 1)
);
CREATE INDEX reviews_waiting ON reviews (waiting_since, id) WHERE waiting_since IS NOT NULL;
CREATE INDEX reviews_submitted_by ON reviews (submitted_by);
CREATE INDEX reviews_word_by ON reviews (word_by);

CREATE TABLE enquiry_messages (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	enquiry_id integer NOT NULL,
	direction text NOT NULL,
	author_id integer,
	mail_id integer,
	key text NOT NULL,
	message_id text NOT NULL,
	text text NOT NULL,
	quoted text DEFAULT '' NOT NULL,
	status_before text,
	created_at timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT enquiry_messages_direction_check CHECK (direction IN ('out', 'in'))
);
CREATE INDEX enquiry_messages_enquiry ON enquiry_messages (enquiry_id, id);
CREATE INDEX enquiry_messages_author ON enquiry_messages (author_id);
CREATE INDEX enquiry_messages_mail ON enquiry_messages (mail_id);
CREATE UNIQUE INDEX enquiry_messages_key ON enquiry_messages (key);
CREATE INDEX enquiry_messages_message_id ON enquiry_messages (message_id);

CREATE TABLE message_files (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	message_id integer NOT NULL,
	name text NOT NULL,
	type text NOT NULL,
	bytes integer NOT NULL,
	content bytea NOT NULL,
	CONSTRAINT message_files_bytes_check CHECK (bytes > 0)
);
CREATE INDEX message_files_message ON message_files (message_id, id);

CREATE TABLE missed_words (
	day date NOT NULL,
	words text NOT NULL,
	count integer NOT NULL,
	CONSTRAINT missed_words_check CHECK ((length(words) <= 40) AND (words !~ '[0-9@]')),
	CONSTRAINT missed_words_day_words_pk PRIMARY KEY (day, words)
);

CREATE TABLE page_reads (
	day date NOT NULL,
	path text NOT NULL,
	source text NOT NULL,
	count integer NOT NULL,
	CONSTRAINT page_reads_day_path_source_pk PRIMARY KEY (day, path, source),
	CONSTRAINT page_reads_length_check CHECK ((length(path) <= 120) AND (length(source) <= 40))
);
CREATE INDEX page_reads_path ON page_reads (path, day);

CREATE TABLE order_payments (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	order_id integer NOT NULL,
	amount integer NOT NULL,
	payment_method text NOT NULL,
	mm_code text,
	paid_on date NOT NULL,
	reason text DEFAULT '' NOT NULL,
	created_at timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT order_payments_amount_check CHECK (amount > 0),
	CONSTRAINT order_payments_code_check CHECK (
		CASE payment_method WHEN 'mobile' THEN mm_code IS NOT NULL WHEN 'cash' THEN mm_code IS NULL ELSE true END
	)
);
CREATE INDEX order_payments_order ON order_payments (order_id, id);
CREATE UNIQUE INDEX order_payments_code ON order_payments (mm_code);

CREATE TABLE mailbox_reading (
	id integer DEFAULT 1 PRIMARY KEY,
	mailbox text DEFAULT '' NOT NULL,
	uid integer DEFAULT 0 NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	checked_at timestamptz,
	problem text,
	CONSTRAINT mailbox_reading_one CHECK (id = 1)
);

CREATE TABLE previews (
	token_hash text PRIMARY KEY,
	page_id text,
	story_id integer,
	event_id integer,
	created_by integer NOT NULL,
	expires_at timestamptz NOT NULL,
	opened integer DEFAULT 0 NOT NULL,
	profile_id integer,
	gallery_id integer,
	document_id integer,
	CONSTRAINT previews_document UNIQUE (document_id),
	CONSTRAINT previews_event UNIQUE (event_id),
	CONSTRAINT previews_gallery UNIQUE (gallery_id),
	CONSTRAINT previews_page UNIQUE (page_id),
	CONSTRAINT previews_profile UNIQUE (profile_id),
	CONSTRAINT previews_story UNIQUE (story_id),
	CONSTRAINT previews_thing_check CHECK (num_nonnulls(page_id, story_id, event_id, profile_id, gallery_id, document_id) = 1)
);
CREATE INDEX previews_created_by ON previews (created_by);

CREATE TABLE kept_changes (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	kind text NOT NULL,
	story_id integer,
	event_id integer,
	content jsonb NOT NULL,
	based_on timestamptz NOT NULL,
	publish_at timestamptz,
	problem text DEFAULT '' NOT NULL,
	saved_by integer,
	saved_at timestamptz NOT NULL,
	profile_id integer,
	gallery_id integer,
	CONSTRAINT kept_changes_event UNIQUE (event_id),
	CONSTRAINT kept_changes_gallery UNIQUE (gallery_id),
	CONSTRAINT kept_changes_profile UNIQUE (profile_id),
	CONSTRAINT kept_changes_story UNIQUE (story_id),
	CONSTRAINT kept_changes_thing_check CHECK (num_nonnulls(story_id, event_id, profile_id, gallery_id) = 1)
);
CREATE INDEX kept_changes_saved_by ON kept_changes (saved_by);

CREATE TABLE kept_pictures (
	kept_id integer NOT NULL,
	picture text NOT NULL,
	CONSTRAINT kept_pictures_kept_id_picture_pk PRIMARY KEY (kept_id, picture)
);
CREATE INDEX kept_pictures_picture ON kept_pictures (picture);

CREATE TABLE story_totals (
	story_id integer PRIMARY KEY,
	kind text NOT NULL,
	count integer DEFAULT 0 NOT NULL
);
CREATE INDEX story_totals_listed ON story_totals (kind, count, story_id);

CREATE TABLE event_text_pictures (
	event_id integer NOT NULL,
	picture text NOT NULL,
	CONSTRAINT event_text_pictures_event_id_picture_pk PRIMARY KEY (event_id, picture)
);
CREATE INDEX event_text_pictures_picture ON event_text_pictures (picture);

CREATE TABLE story_text_pictures (
	story_id integer NOT NULL,
	picture text NOT NULL,
	CONSTRAINT story_text_pictures_story_id_picture_pk PRIMARY KEY (story_id, picture)
);
CREATE INDEX story_text_pictures_picture ON story_text_pictures (picture);

CREATE TABLE alumnus_totals (
	id integer PRIMARY KEY,
	count integer DEFAULT 0 NOT NULL
);
CREATE INDEX alumnus_totals_listed ON alumnus_totals (count, id);

CREATE TABLE event_totals (
	id integer PRIMARY KEY,
	count integer DEFAULT 0 NOT NULL
);
CREATE INDEX event_totals_listed ON event_totals (count, id);

CREATE TABLE gallery_totals (
	id integer PRIMARY KEY,
	count integer DEFAULT 0 NOT NULL
);
CREATE INDEX gallery_totals_listed ON gallery_totals (count, id);

CREATE TABLE page_totals (
	id text PRIMARY KEY,
	count integer DEFAULT 0 NOT NULL
);
CREATE INDEX page_totals_listed ON page_totals (count, id);

CREATE TABLE profile_totals (
	id integer PRIMARY KEY,
	count integer DEFAULT 0 NOT NULL
);
CREATE INDEX profile_totals_listed ON profile_totals (count, id);

ALTER TABLE alumni ADD CONSTRAINT alumni_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE alumni ADD CONSTRAINT alumni_user_id_users_id_fk
	FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE committee_members ADD CONSTRAINT committee_members_committee_id_committees_id_fk
	FOREIGN KEY (committee_id) REFERENCES committees(id) ON DELETE CASCADE;
ALTER TABLE enquiries ADD CONSTRAINT enquiries_assignee_id_users_id_fk
	FOREIGN KEY (assignee_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE enquiries ADD CONSTRAINT enquiries_merged_into_enquiries_id_fk
	FOREIGN KEY (merged_into) REFERENCES enquiries(id) ON DELETE SET NULL;
ALTER TABLE mails ADD CONSTRAINT mails_enquiry_id_enquiries_id_fk
	FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE SET NULL;
ALTER TABLE events ADD CONSTRAINT events_author_id_users_id_fk
	FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE events ADD CONSTRAINT events_campus_id_campuses_id_fk
	FOREIGN KEY (campus_id) REFERENCES campuses(id) ON DELETE SET NULL;
ALTER TABLE galleries ADD CONSTRAINT galleries_event_id_events_id_fk
	FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE SET NULL;
ALTER TABLE galleries ADD CONSTRAINT galleries_owner_id_users_id_fk
	FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE galleries ADD CONSTRAINT galleries_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE gallery_images ADD CONSTRAINT gallery_images_gallery_id_galleries_id_fk
	FOREIGN KEY (gallery_id) REFERENCES galleries(id) ON DELETE CASCADE;
ALTER TABLE gallery_images ADD CONSTRAINT gallery_images_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE media ADD CONSTRAINT media_uploaded_by_users_id_fk
	FOREIGN KEY (uploaded_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE page_pictures ADD CONSTRAINT page_pictures_page_id_pages_id_fk
	FOREIGN KEY (page_id) REFERENCES pages(id) ON DELETE CASCADE;
ALTER TABLE page_pictures ADD CONSTRAINT page_pictures_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE pages ADD CONSTRAINT pages_parent_id_pages_id_fk
	FOREIGN KEY (parent_id) REFERENCES pages(id);
ALTER TABLE pages ADD CONSTRAINT pages_updated_by_users_id_fk
	FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE profiles ADD CONSTRAINT profiles_owner_id_users_id_fk
	FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE profiles ADD CONSTRAINT profiles_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE settings ADD CONSTRAINT settings_updated_by_users_id_fk
	FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE order_lines ADD CONSTRAINT order_lines_order_id_orders_id_fk
	FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE order_lines ADD CONSTRAINT order_lines_product_id_products_id_fk
	FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE SET NULL;
ALTER TABLE products ADD CONSTRAINT products_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE stories ADD CONSTRAINT stories_author_id_users_id_fk
	FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE story_pictures ADD CONSTRAINT story_pictures_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE story_pictures ADD CONSTRAINT story_pictures_story_id_stories_id_fk
	FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_views ADD CONSTRAINT story_views_story_id_stories_id_fk
	FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE invitations ADD CONSTRAINT invitations_invited_by_users_id_fk
	FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE password_resets ADD CONSTRAINT password_resets_user_id_users_id_fk
	FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE refresh_tokens ADD CONSTRAINT refresh_tokens_session_id_sessions_id_fk
	FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_users_id_fk
	FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE users ADD CONSTRAINT users_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE enquiry_notes ADD CONSTRAINT enquiry_notes_author_id_users_id_fk
	FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE enquiry_notes ADD CONSTRAINT enquiry_notes_enquiry_id_enquiries_id_fk
	FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE;
ALTER TABLE audit_log ADD CONSTRAINT audit_log_actor_id_users_id_fk
	FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE revisions ADD CONSTRAINT revisions_saved_by_users_id_fk
	FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE trash ADD CONSTRAINT trash_deleted_by_users_id_fk
	FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE trash ADD CONSTRAINT trash_owner_id_users_id_fk
	FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE trash_pictures ADD CONSTRAINT trash_pictures_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE trash_pictures ADD CONSTRAINT trash_pictures_trash_id_trash_id_fk
	FOREIGN KEY (trash_id) REFERENCES trash(id) ON DELETE CASCADE;
ALTER TABLE scene_pictures ADD CONSTRAINT scene_pictures_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE challenges ADD CONSTRAINT challenges_session_id_sessions_id_fk
	FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
ALTER TABLE challenges ADD CONSTRAINT challenges_sign_in_id_sign_ins_id_fk
	FOREIGN KEY (sign_in_id) REFERENCES sign_ins(id) ON DELETE CASCADE;
ALTER TABLE challenges ADD CONSTRAINT challenges_user_id_users_id_fk
	FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE devices ADD CONSTRAINT devices_user_id_users_id_fk
	FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE factor_resets ADD CONSTRAINT factor_resets_requested_by_users_id_fk
	FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE factor_resets ADD CONSTRAINT factor_resets_user_id_users_id_fk
	FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE passkeys ADD CONSTRAINT passkeys_user_id_users_id_fk
	FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_sheet_id_recovery_sheets_id_fk
	FOREIGN KEY (sheet_id) REFERENCES recovery_sheets(id) ON DELETE CASCADE;
ALTER TABLE recovery_sheets ADD CONSTRAINT recovery_sheets_user_id_users_id_fk
	FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_user_id_users_id_fk
	FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE totp_secrets ADD CONSTRAINT totp_secrets_user_id_users_id_fk
	FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE revision_pictures ADD CONSTRAINT revision_pictures_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE revision_pictures ADD CONSTRAINT revision_pictures_revision_id_revisions_id_fk
	FOREIGN KEY (revision_id) REFERENCES revisions(id) ON DELETE CASCADE;
ALTER TABLE redirects ADD CONSTRAINT redirects_created_by_users_id_fk
	FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE redirects ADD CONSTRAINT redirects_page_id_pages_id_fk
	FOREIGN KEY (page_id) REFERENCES pages(id) ON DELETE CASCADE;
ALTER TABLE campuses ADD CONSTRAINT campuses_head_id_profiles_id_fk
	FOREIGN KEY (head_id) REFERENCES profiles(id) ON DELETE SET NULL;
ALTER TABLE campuses ADD CONSTRAINT campuses_page_id_pages_id_fk
	FOREIGN KEY (page_id) REFERENCES pages(id) ON DELETE SET NULL;
ALTER TABLE campuses ADD CONSTRAINT campuses_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE notices ADD CONSTRAINT notices_created_by_users_id_fk
	FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE documents ADD CONSTRAINT documents_uploaded_by_users_id_fk
	FOREIGN KEY (uploaded_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE page_documents ADD CONSTRAINT page_documents_document_id_documents_id_fk
	FOREIGN KEY (document_id) REFERENCES documents(id);
ALTER TABLE page_documents ADD CONSTRAINT page_documents_page_id_pages_id_fk
	FOREIGN KEY (page_id) REFERENCES pages(id) ON DELETE CASCADE;
ALTER TABLE block_pictures ADD CONSTRAINT block_pictures_page_id_pages_id_fk
	FOREIGN KEY (page_id) REFERENCES pages(id) ON DELETE CASCADE;
ALTER TABLE block_pictures ADD CONSTRAINT block_pictures_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE page_drafts ADD CONSTRAINT page_drafts_page_id_pages_id_fk
	FOREIGN KEY (page_id) REFERENCES pages(id) ON DELETE CASCADE;
ALTER TABLE page_drafts ADD CONSTRAINT page_drafts_saved_by_users_id_fk
	FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE term_dates ADD CONSTRAINT term_dates_author_id_users_id_fk
	FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE term_dates ADD CONSTRAINT term_dates_campus_id_campuses_id_fk
	FOREIGN KEY (campus_id) REFERENCES campuses(id) ON DELETE CASCADE;
ALTER TABLE site_drafts ADD CONSTRAINT site_drafts_saved_by_users_id_fk
	FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE site_previews ADD CONSTRAINT site_previews_campus_id_campuses_id_fk
	FOREIGN KEY (campus_id) REFERENCES campuses(id) ON DELETE CASCADE;
ALTER TABLE site_previews ADD CONSTRAINT site_previews_created_by_users_id_fk
	FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE site_previews ADD CONSTRAINT site_previews_notice_id_notices_id_fk
	FOREIGN KEY (notice_id) REFERENCES notices(id) ON DELETE CASCADE;
ALTER TABLE site_previews ADD CONSTRAINT site_previews_term_date_id_term_dates_id_fk
	FOREIGN KEY (term_date_id) REFERENCES term_dates(id) ON DELETE CASCADE;
ALTER TABLE email_changes ADD CONSTRAINT email_changes_user_id_users_id_fk
	FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE reviews ADD CONSTRAINT reviews_event_id_events_id_fk
	FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE reviews ADD CONSTRAINT reviews_story_id_stories_id_fk
	FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE reviews ADD CONSTRAINT reviews_submitted_by_users_id_fk
	FOREIGN KEY (submitted_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE reviews ADD CONSTRAINT reviews_word_by_users_id_fk
	FOREIGN KEY (word_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE enquiry_messages ADD CONSTRAINT enquiry_messages_author_id_users_id_fk
	FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE enquiry_messages ADD CONSTRAINT enquiry_messages_enquiry_id_enquiries_id_fk
	FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE;
ALTER TABLE enquiry_messages ADD CONSTRAINT enquiry_messages_mail_id_mails_id_fk
	FOREIGN KEY (mail_id) REFERENCES mails(id) ON DELETE SET NULL;
ALTER TABLE message_files ADD CONSTRAINT message_files_message_id_enquiry_messages_id_fk
	FOREIGN KEY (message_id) REFERENCES enquiry_messages(id) ON DELETE CASCADE;
ALTER TABLE order_payments ADD CONSTRAINT order_payments_order_id_orders_id_fk
	FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE previews ADD CONSTRAINT previews_created_by_users_id_fk
	FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE previews ADD CONSTRAINT previews_document_id_documents_id_fk
	FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE;
ALTER TABLE previews ADD CONSTRAINT previews_event_id_events_id_fk
	FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE previews ADD CONSTRAINT previews_gallery_id_galleries_id_fk
	FOREIGN KEY (gallery_id) REFERENCES galleries(id) ON DELETE CASCADE;
ALTER TABLE previews ADD CONSTRAINT previews_page_id_pages_id_fk
	FOREIGN KEY (page_id) REFERENCES pages(id) ON DELETE CASCADE;
ALTER TABLE previews ADD CONSTRAINT previews_profile_id_profiles_id_fk
	FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE;
ALTER TABLE previews ADD CONSTRAINT previews_story_id_stories_id_fk
	FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE kept_changes ADD CONSTRAINT kept_changes_event_id_events_id_fk
	FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE kept_changes ADD CONSTRAINT kept_changes_gallery_id_galleries_id_fk
	FOREIGN KEY (gallery_id) REFERENCES galleries(id) ON DELETE CASCADE;
ALTER TABLE kept_changes ADD CONSTRAINT kept_changes_profile_id_profiles_id_fk
	FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE;
ALTER TABLE kept_changes ADD CONSTRAINT kept_changes_saved_by_users_id_fk
	FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE kept_changes ADD CONSTRAINT kept_changes_story_id_stories_id_fk
	FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE kept_pictures ADD CONSTRAINT kept_pictures_kept_id_kept_changes_id_fk
	FOREIGN KEY (kept_id) REFERENCES kept_changes(id) ON DELETE CASCADE;
ALTER TABLE kept_pictures ADD CONSTRAINT kept_pictures_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE story_totals ADD CONSTRAINT story_totals_story_id_stories_id_fk
	FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE event_text_pictures ADD CONSTRAINT event_text_pictures_event_id_events_id_fk
	FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE event_text_pictures ADD CONSTRAINT event_text_pictures_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE story_text_pictures ADD CONSTRAINT story_text_pictures_picture_media_name_fk
	FOREIGN KEY (picture) REFERENCES media(name);
ALTER TABLE story_text_pictures ADD CONSTRAINT story_text_pictures_story_id_stories_id_fk
	FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE alumnus_totals ADD CONSTRAINT alumnus_totals_id_alumni_id_fk
	FOREIGN KEY (id) REFERENCES alumni(id) ON DELETE CASCADE;
ALTER TABLE event_totals ADD CONSTRAINT event_totals_id_events_id_fk
	FOREIGN KEY (id) REFERENCES events(id) ON DELETE CASCADE;
ALTER TABLE gallery_totals ADD CONSTRAINT gallery_totals_id_galleries_id_fk
	FOREIGN KEY (id) REFERENCES galleries(id) ON DELETE CASCADE;
ALTER TABLE page_totals ADD CONSTRAINT page_totals_id_pages_id_fk
	FOREIGN KEY (id) REFERENCES pages(id) ON DELETE CASCADE;
ALTER TABLE profile_totals ADD CONSTRAINT profile_totals_id_profiles_id_fk
	FOREIGN KEY (id) REFERENCES profiles(id) ON DELETE CASCADE;

-- Search: what readers find, and the words that a mistyped one may have meant.

-- search_documents: everything that the public may read, a row a thing, at the address at which it stands.
CREATE OR REPLACE VIEW search_documents AS
	SELECT CASE kind WHEN 'article' THEN 'blog' ELSE kind END AS kind, id, ''::text AS slug, category, title,
		detail AS html, ''::text AS location, created_at AS date, greatest(created_at, updated_at) AS updated_at,
		created_at AS visible_from, search
	FROM stories WHERE NOT draft
	UNION ALL
	SELECT 'page', 0, path, 0::smallint, title, page_text || ' ' || block_words(blocks), '', updated_at, updated_at,
		created_at, search
	FROM pages WHERE NOT draft AND NOT hidden
	UNION ALL
	SELECT 'event', id, '', category, title, description, location, starts_at, updated_at, created_at, search
	FROM events WHERE NOT draft
	UNION ALL
	SELECT 'gallery', id, '', category, name, description, '', created_at, updated_at, created_at, search
	FROM galleries WHERE NOT draft
	UNION ALL
	SELECT 'profile', id, '', 0::smallint, name, bio, position, created_at, updated_at, created_at, search
	FROM profiles WHERE NOT draft
	UNION ALL
	SELECT 'alumnus', id, '', 1::smallint, name, details, '', created_at, updated_at, '-infinity', search
	FROM alumni WHERE status = 'published'
	UNION ALL
	SELECT 'document', id, type || ' ' || bytes, 0::smallint, title, topic, '', updated_at, updated_at, '-infinity', search
	FROM documents WHERE NOT draft;

-- search_matches: unpacking a tsvector costs far more than the planner believes, so for a common word it would read
-- every row; the indexes know the matches without looking at one.
CREATE OR REPLACE FUNCTION search_matches(query tsquery, at timestamptz)
RETURNS TABLE (kind text, id integer, slug text, date timestamptz) LANGUAGE sql STABLE PARALLEL SAFE
SET enable_seqscan = off
AS $$
	WITH matching AS MATERIALIZED (
		SELECT kind, id, slug, date, visible_from FROM search_documents WHERE search @@ query
	)
	SELECT kind, id, slug, date FROM matching WHERE visible_from <= at
$$;

CREATE OR REPLACE FUNCTION search_finds(query tsquery, at timestamptz) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
SET enable_seqscan = off
AS $$
	WITH matching AS MATERIALIZED (SELECT visible_from FROM search_documents WHERE search @@ query)
	SELECT EXISTS (SELECT FROM matching WHERE visible_from <= at)
$$;

-- search_pages: the pages that have something, by the index alone. What stands in all of them says little about any.
CREATE OR REPLACE FUNCTION search_pages(query tsquery, at timestamptz) RETURNS TABLE (slug text, date timestamptz)
LANGUAGE sql STABLE PARALLEL SAFE
SET enable_seqscan = off
AS $$ SELECT path, updated_at FROM pages WHERE search @@ query AND NOT draft AND NOT hidden AND created_at <= at $$;

-- search_passages: a text with marks where a block, a heading or a cell ends, so that an extract never glues two of them
-- together.
CREATE OR REPLACE FUNCTION search_passages(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search_text(
	regexp_replace(
		regexp_replace(
			regexp_replace(translate(html, E'\uE000\uE001\uE002\uE003\uE004', ''), '</h[1-6]>', E' \uE003 ', 'gi'),
			'</t[hd]>', E' \uE004 ', 'gi'),
		'</?(p|h[1-6]|blockquote|ul|ol|li|hr|pre|table|tr|br)\y[^>]*>', E' \uE002 ', 'gi'));

-- search_closest: known words that a reader may have meant, the likeliest first: one slip, or two in a long word or one
-- that sounds the same ("skool") or has the same letters ("sprots"). More of them make another word. The similarity that
-- the index asks for is lower than usual, because two swapped letters change most of a short word's trigrams.
CREATE OR REPLACE FUNCTION search_closest(typed text) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE
SET pg_trgm.similarity_threshold = 0.2
AS $$
	SELECT word FROM (
		SELECT word, similarity(word, typed) AS alike,
			CASE WHEN starts_with(word, typed) THEN 1 ELSE levenshtein(word, typed) END AS slips
		FROM search_words WHERE word % typed
	) AS candidates
	WHERE slips <= 1
		OR slips = 2 AND (length(typed) >= 8 OR dmetaphone(word) = dmetaphone(typed)
			OR (SELECT string_agg(l, '' ORDER BY l) FROM regexp_split_to_table(word, '') AS l)
			= (SELECT string_agg(l, '' ORDER BY l) FROM regexp_split_to_table(typed, '') AS l))
		OR slips = 3 AND length(typed) >= 9 AND dmetaphone(word) = dmetaphone(typed)
	ORDER BY alike - slips * 0.05 DESC, word
	LIMIT 5
$$;

-- search_skip_known_word: a backup that is copied in after the content brings words that the triggers have just learned.
CREATE OR REPLACE FUNCTION search_skip_known_word() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
BEGIN
	RETURN CASE WHEN EXISTS (SELECT FROM search_words WHERE word = new.word) THEN NULL ELSE new END;
END
$$;

CREATE OR REPLACE TRIGGER search_words_skip_known BEFORE INSERT ON search_words
	FOR EACH ROW EXECUTE FUNCTION search_skip_known_word();

-- search_learn_*: learn the words of all rows of a statement, in alphabetical order, so that two savers of the same new
-- words wait for each other instead of blocking each other. A function for each table, because PostgreSQL then plans its
-- statement once for a connection: one that puts it together at each save costs three times as much.
CREATE OR REPLACE FUNCTION search_learn_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM changed, unnest(to_tsvector('public.school_words',
			translate(search_text(title || ' ' || page_text || ' ' || block_words(blocks)), '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_learn_stories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM changed, unnest(to_tsvector('public.school_words',
			translate(search_text(title || ' ' || detail), '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_learn_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM changed, unnest(to_tsvector('public.school_words',
			translate(search_text(title || ' ' || location || ' ' || description), '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_learn_galleries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM changed, unnest(to_tsvector('public.school_words',
			translate(search_text(name || ' ' || description), '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_learn_profiles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM changed, unnest(to_tsvector('public.school_words',
			translate(search_text(name || ' ' || position || ' ' || bio), '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_learn_alumni() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM changed, unnest(to_tsvector('public.school_words',
			translate(search_text(name || ' ' || details), '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

-- search_learn_documents: the words of a draft are offered to nobody who has mistyped something.
CREATE OR REPLACE FUNCTION search_learn_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM (SELECT title, topic FROM changed WHERE NOT draft) AS shown,
			unnest(to_tsvector('public.school_words', translate(title || ' ' || topic, '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER pages_learn_added AFTER INSERT ON pages REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_pages();
CREATE OR REPLACE TRIGGER pages_learn_changed AFTER UPDATE ON pages REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_pages();
CREATE OR REPLACE TRIGGER stories_learn_added AFTER INSERT ON stories REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_stories();
CREATE OR REPLACE TRIGGER stories_learn_changed AFTER UPDATE ON stories REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_stories();
CREATE OR REPLACE TRIGGER events_learn_added AFTER INSERT ON events REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_events();
CREATE OR REPLACE TRIGGER events_learn_changed AFTER UPDATE ON events REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_events();
CREATE OR REPLACE TRIGGER galleries_learn_added AFTER INSERT ON galleries REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_galleries();
CREATE OR REPLACE TRIGGER galleries_learn_changed AFTER UPDATE ON galleries REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_galleries();
CREATE OR REPLACE TRIGGER profiles_learn_added AFTER INSERT ON profiles REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_profiles();
CREATE OR REPLACE TRIGGER profiles_learn_changed AFTER UPDATE ON profiles REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_profiles();
CREATE OR REPLACE TRIGGER alumni_learn_added AFTER INSERT ON alumni REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_alumni();
CREATE OR REPLACE TRIGGER alumni_learn_changed AFTER UPDATE ON alumni REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_alumni();
CREATE OR REPLACE TRIGGER documents_learn_added AFTER INSERT ON documents REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_documents();
CREATE OR REPLACE TRIGGER documents_learn_changed AFTER UPDATE ON documents REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_documents();

-- Which page is linked to from where, so that staff see it before they take a page away.

-- linked_paths: the pages of this site that a text links to, in rich text or in a block.
CREATE OR REPLACE FUNCTION linked_paths(words text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
	SELECT DISTINCT rtrim(found[1], '/') FROM regexp_matches(words, '(?:href=\\?"|"link": ")/([a-z0-9][a-z0-9/-]*)', 'g') AS found
$$;

-- keep_page_links: its arguments are the kind of the thing (or nothing, where a column says it), its key, and the
-- columns with its words. Most texts link to no page of ours, and what is new has no links to forget: neither costs a
-- statement.
CREATE OR REPLACE FUNCTION keep_page_links() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	written jsonb := to_jsonb(CASE WHEN tg_op = 'DELETE' THEN old ELSE new END);
	thing text := coalesce(nullif(tg_argv[0], ''), written ->> 'kind');
	words text := '';
BEGIN
	IF tg_op <> 'INSERT' THEN DELETE FROM page_links WHERE kind = thing AND item_id = written ->> tg_argv[1]; END IF;
	IF tg_op = 'DELETE' THEN RETURN NULL; END IF;
	FOR n IN 2 .. tg_nargs - 1 LOOP
		words := words || ' ' || (written ->> tg_argv[n]);
	END LOOP;
	IF words ~ '(href=|"link": )' THEN
		INSERT INTO page_links (kind, item_id, page_id)
		SELECT thing, written ->> tg_argv[1], pages.id FROM linked_paths(words) AS linked JOIN pages ON pages.path = linked
		ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END
$$;

-- skip_known_link: a backup that is copied in after the content brings links that the triggers have just noted.
CREATE OR REPLACE FUNCTION skip_known_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RETURN CASE WHEN EXISTS (
		SELECT FROM page_links WHERE kind = new.kind AND item_id = new.item_id AND page_id = new.page_id
	) THEN NULL ELSE new END;
END
$$;

CREATE OR REPLACE TRIGGER pages_links AFTER INSERT OR UPDATE OF page_text, blocks OR DELETE ON pages
	FOR EACH ROW EXECUTE FUNCTION keep_page_links('page', 'id', 'page_text', 'blocks');
CREATE OR REPLACE TRIGGER stories_links AFTER INSERT OR UPDATE OF detail OR DELETE ON stories
	FOR EACH ROW EXECUTE FUNCTION keep_page_links('', 'id', 'detail');
CREATE OR REPLACE TRIGGER events_links AFTER INSERT OR UPDATE OF description OR DELETE ON events
	FOR EACH ROW EXECUTE FUNCTION keep_page_links('event', 'id', 'description');
CREATE OR REPLACE TRIGGER profiles_links AFTER INSERT OR UPDATE OF bio OR DELETE ON profiles
	FOR EACH ROW EXECUTE FUNCTION keep_page_links('profile', 'id', 'bio');
CREATE OR REPLACE TRIGGER page_links_skip_known BEFORE INSERT ON page_links
	FOR EACH ROW EXECUTE FUNCTION skip_known_link();

-- How often each thing was read, summed up. Here and not in the program: whoever writes sums of days, the trash and the
-- folding of old days included, keeps the totals right in the same transaction. Readers see nothing of them, so no page
-- is made anew.

CREATE OR REPLACE FUNCTION begin_story_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO story_totals (story_id, kind) SELECT id, kind FROM added;
	RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION keep_story_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids integer[];
	counts integer[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg(story_id), array_agg(count) INTO ids, counts FROM added;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(story_id), array_agg(-count) INTO ids, counts FROM removed;
	ELSE
		SELECT array_agg(story_id), array_agg(count) INTO ids, counts
		FROM (SELECT story_id, count FROM added UNION ALL SELECT story_id, -count FROM removed) AS changed;
	END IF;
	-- In one order, so that two who count at the same moment do not wait for each other in a circle.
	PERFORM FROM story_totals WHERE story_id = ANY (ids) ORDER BY story_id FOR NO KEY UPDATE;
	UPDATE story_totals AS t SET count = t.count + c.sum
	FROM (SELECT id, sum(count) FROM unnest(ids, counts) AS u (id, count) GROUP BY id) AS c (id, sum)
	WHERE t.story_id = c.id AND c.sum <> 0;
	RETURN NULL;
END
$$;

-- add_to_read_totals: what a path leads to is asked when it is read, because its page may stand elsewhere tomorrow. What
-- is forgotten of the days stays in the totals.
CREATE OR REPLACE FUNCTION add_to_read_totals(paths text[], counts integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	totals text;
	type text;
	ids text[];
	sums bigint[];
BEGIN
	FOR totals, type, ids, sums IN
		WITH read AS (
			SELECT path, sum(count)::bigint AS sum FROM unnest(paths, counts) AS r (path, count) GROUP BY path
		), things AS (
			SELECT CASE
				WHEN part[1] IN ('events', 'alevents') THEN 'event_totals'
				WHEN part[1] IN ('gallery', 'algallery') THEN 'gallery_totals'
				WHEN part[1] = 'profiles' THEN 'profile_totals'
				WHEN part[1] IN ('alum', 'alumni') THEN 'alumnus_totals'
			END AS of, 'integer' AS key, part[2] AS id, sum
			FROM read, regexp_match(path, '^(?:/alumni)?/([a-z]+)/view/(\d{1,9})$') AS part
			UNION ALL
			SELECT 'page_totals', 'text', p.id, sum FROM read JOIN pages AS p ON p.path = substr(read.path, 2)
		)
		SELECT t.of, t.key, array_agg(t.id), array_agg(t.sum)
		FROM (SELECT of, key, id, sum(sum)::bigint AS sum FROM things GROUP BY 1, 2, 3) AS t
		WHERE t.of IS NOT NULL AND t.sum <> 0 GROUP BY 1, 2 ORDER BY 1
	LOOP
		-- In one order, so that two who count at the same moment do not wait for each other in a circle.
		EXECUTE format('SELECT FROM %I WHERE id = ANY ($1::%s[]) ORDER BY id FOR NO KEY UPDATE', totals, type) USING ids;
		EXECUTE format('UPDATE %I AS t SET count = t.count + c.sum
			FROM unnest($1::%s[], $2) AS c (id, sum) WHERE t.id = c.id', totals, type) USING ids, sums;
	END LOOP;
END
$$;

CREATE OR REPLACE FUNCTION keep_read_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM add_to_read_totals(array_agg(path), array_agg(count)) FROM added;
	ELSE
		PERFORM add_to_read_totals(array_agg(path), array_agg(count))
		FROM (SELECT path, count FROM added UNION ALL SELECT path, -count FROM removed) AS changed;
	END IF;
	RETURN NULL;
END
$$;

-- begin_read_totals: what comes back from the trash was read before, at the address that it has. Its arguments are the
-- table of totals, the key of the thing, and the beginnings of its addresses.
CREATE OR REPLACE FUNCTION begin_read_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('INSERT INTO %I (id, count)
		SELECT a.id, coalesce((SELECT sum(r.count) FROM page_reads AS r
			WHERE r.path = ANY (ARRAY(SELECT way || a.%I FROM unnest($1) AS way))), 0) FROM added AS a', TG_ARGV[0], TG_ARGV[1])
	USING string_to_array(TG_ARGV[2], ',');
	RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER story_totals_begin AFTER INSERT ON stories REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION begin_story_totals();
CREATE OR REPLACE TRIGGER story_totals_added AFTER INSERT ON story_views REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION keep_story_totals();
CREATE OR REPLACE TRIGGER story_totals_changed AFTER UPDATE ON story_views REFERENCING NEW TABLE AS added OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_story_totals();
CREATE OR REPLACE TRIGGER story_totals_removed AFTER DELETE ON story_views REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_story_totals();

CREATE OR REPLACE TRIGGER read_totals_added AFTER INSERT ON page_reads REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION keep_read_totals();
CREATE OR REPLACE TRIGGER read_totals_changed AFTER UPDATE ON page_reads REFERENCING NEW TABLE AS added OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_read_totals();

CREATE OR REPLACE TRIGGER event_totals_begin AFTER INSERT ON events REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('event_totals', 'id', '/events/view/,/alumni/alevents/view/');
CREATE OR REPLACE TRIGGER gallery_totals_begin AFTER INSERT ON galleries REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('gallery_totals', 'id', '/gallery/view/,/alumni/algallery/view/');
CREATE OR REPLACE TRIGGER profile_totals_begin AFTER INSERT ON profiles REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('profile_totals', 'id', '/profiles/view/');
CREATE OR REPLACE TRIGGER alumnus_totals_begin AFTER INSERT ON alumni REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('alumnus_totals', 'id', '/alum/view/,/alumni/view/');
CREATE OR REPLACE TRIGGER page_totals_begin AFTER INSERT ON pages REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('page_totals', 'path', '/');

-- The audit log is append-only and hash-chained. Here and not in the program: no query can forget it.

CREATE OR REPLACE FUNCTION audit_digest(line audit_log) RETURNS bytea LANGUAGE sql IMMUTABLE
RETURN sha256(uuid_send(line.salt) || convert_to(json_build_array(
	line.id, (extract(epoch FROM line.at) * 1000000)::bigint, line.actor_id, line.actor_name,
	line.action, line.kind, line.item_id, line.title, line.detail)::text, 'UTF8'));

-- audit_append: a line joins any chain to which nobody is writing at this moment; when all are busy a new one begins.
-- With one chain for all, every save would wait for the commit of the one before, and two could wait for each other.
CREATE OR REPLACE FUNCTION audit_append() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	head audit_heads;
	line record;
BEGIN
	FOR line IN SELECT l.id, audit_digest(l) AS digest FROM lines l ORDER BY l.id LOOP
		IF head.chain IS NULL THEN
			SELECT * INTO head FROM audit_heads LIMIT 1 FOR UPDATE SKIP LOCKED;
			IF NOT FOUND THEN INSERT INTO audit_heads DEFAULT VALUES RETURNING * INTO head; END IF;
		END IF;
		head.seq := head.seq + 1;
		head.link := sha256(head.link || line.digest);
		INSERT INTO audit_chain (chain, seq, line_id, digest, link)
		VALUES (head.chain, head.seq, line.id, line.digest, head.link);
	END LOOP;
	UPDATE audit_heads SET seq = head.seq, link = head.link WHERE chain = head.chain;
	RETURN NULL;
END
$$;

-- audit_only_blanks: personal words can be taken out of a line, and nothing can be put in their place but the marks
-- named here.
CREATE OR REPLACE FUNCTION audit_only_blanks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.id = OLD.id AND NEW.at = OLD.at AND NEW.action = OLD.action AND NEW.kind = OLD.kind
		AND (NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id OR NEW.actor_id IS NULL)
		AND NEW.actor_name IN (OLD.actor_name, 'Former member of staff')
		AND (NEW.item_id = OLD.item_id OR (NEW.item_id = '' AND OLD.kind = 'picture'))
		AND NEW.title IN (OLD.title, '(name removed)', 'No longer kept')
		AND NEW.detail IN (OLD.detail, '')
	THEN
		NEW.salt := gen_random_uuid();
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'A line of the audit log cannot be changed; its personal words can be blanked.'
		USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE OR REPLACE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The table % is append-only.', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE OR REPLACE TRIGGER audit_added AFTER INSERT ON audit_log REFERENCING NEW TABLE AS lines
	FOR EACH STATEMENT EXECUTE FUNCTION audit_append();
CREATE OR REPLACE TRIGGER audit_blanked AFTER UPDATE ON audit_log REFERENCING NEW TABLE AS lines
	FOR EACH STATEMENT EXECUTE FUNCTION audit_append();
CREATE OR REPLACE TRIGGER audit_only_blanks BEFORE UPDATE ON audit_log
	FOR EACH ROW EXECUTE FUNCTION audit_only_blanks();
CREATE OR REPLACE TRIGGER audit_refuse BEFORE DELETE OR TRUNCATE ON audit_log
	FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
CREATE OR REPLACE TRIGGER audit_refuse BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
	FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
CREATE OR REPLACE TRIGGER audit_refuse BEFORE DELETE OR TRUNCATE ON audit_heads
	FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();

-- Whoever changes what readers see says so when the change is committed, so that nobody goes on showing the old answer.
-- Here and not in the program: no query can forget it, and a hand at the database counts too.

-- say_content_changed: it names the table, because whoever keeps answers gives up only those that rest on it.
CREATE OR REPLACE FUNCTION say_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', TG_TABLE_NAME);
	RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON alumni
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON block_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON campuses
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON event_text_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON events
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON galleries
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON gallery_images
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON notices
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON page_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON pages
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON profiles
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON scene_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON settings
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON stories
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON story_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON story_text_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON term_dates
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();

-- Tables that change often for reasons that readers do not see: downloads of a document, stock of a product, visits by a
-- redirect, all else of a picture or a user.
CREATE OR REPLACE TRIGGER content_changed
	AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF title, topic, file, name, type, bytes, draft, updated_at ON documents
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed
	AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF name, price, active, uniform_pieces, place ON products
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed
	AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF path, page_id, target ON redirects
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE OF alt, caption, published ON media
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE OF name ON users
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
