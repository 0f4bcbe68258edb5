import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maxMailBytes } from '../../../api/features/enquiries/incoming/receive.service.ts';
import { maxReplyBytes } from '../../../contract/enquiries/replies.ts';
import { maxDocumentBytes } from '../../../contract/media/documents.ts';

/** With room for what surrounds a file in a form. */
const largest = Math.max(maxMailBytes, maxReplyBytes, maxDocumentBytes) + 500_000;

test.each([
  ['deploy/Caddyfile', /max_size (\d+)MB/],
  ['deploy/nginx.conf', /client_max_body_size (\d+)m;/],
])('the proxy of %s lets through all that the program takes', (file, limit) => {
  const [, megabytes] = limit.exec(readFileSync(file, 'utf8')) ?? [];
  expect(Number(megabytes) * 1_000_000).toBeGreaterThanOrEqual(largest);
});
