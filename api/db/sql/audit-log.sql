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
