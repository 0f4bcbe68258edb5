import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('exactly the inline scripts of the page are allowed, by hash', () => {
  const policy = contentSecurityPolicy(
    '<script>a()</script><script type="module" async="">b()</script><script src="/x.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')} ${hashOf('b()')};`);
});

test('a page without scripts allows none inline', () => {
  expect(contentSecurityPolicy('<p>text</p>')).toContain("script-src 'self';");
});
