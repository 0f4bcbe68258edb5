import { expect, test } from 'vitest';
import { contentTypeName } from '../../office/words/content-types.ts';
import { auditEventAddress } from './audit-event-address.ts';

test.each([
  ['changed', 'page', 'p-1a2b3c4d5e6f', '/desk/pages/p-1a2b3c4d5e6f'],
  ['deleted', 'page', 'p-1a2b3c4d5e6f', '/admin/trash?q=Boarding&kind=page'],
  ['changed', 'notice', '7', '/admin/notices/7'],
  ['deleted', 'notice', '7', '/admin/trash?q=Boarding&kind=notice'],
  ['deleted', 'user', '7', undefined],
  ['replaced', 'document', '7', '/desk/documents/7'],
  ['changed', 'settings', 'crest', '/admin/settings#look'],
  ['changed', 'redirect', '7', '/admin/redirects/7'],
  ['added', 'redirect', '/old', '/admin/redirects'],
  ['imported', 'redirect', '', '/admin/redirects'],
])('what was %s of a %s leads to where it is now', (action, kind, itemId, address) => {
  expect(auditEventAddress({ action, kind, itemId, title: 'Boarding' })).toBe(address);
});

test.each([
  ['notice', 'Notice'],
  ['document', 'Document'],
  ['redirect', 'Redirect'],
])('a %s has its name', (kind, name) => {
  expect(contentTypeName(kind)).toBe(name);
});
