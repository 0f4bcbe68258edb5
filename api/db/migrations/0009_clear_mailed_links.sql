-- The secret of a mailed link is now with the job that sends the mail. What earlier versions stored goes; a mail that
-- still waits has lost its link and shows as failed, where an invitation is sent again with a new one.
UPDATE mails SET
	body = regexp_replace(body, '([?]token=)[A-Za-z0-9_-]+', '\1removed', 'g'),
	html = regexp_replace(html, '([?]token=)[A-Za-z0-9_-]+', '\1removed', 'g'),
	status = CASE status WHEN 'waiting' THEN 'failed' ELSE status END,
	last_error = CASE status WHEN 'waiting' THEN 'The link in it is no longer kept. A new one is needed.' ELSE last_error END
WHERE kind IN ('invitation', 'password-reset');
--> statement-breakpoint
-- Backups of earlier versions hold the key. The next start makes another; browsers renew their tokens by themselves.
DELETE FROM signing_keys;
