import { expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

it.each([
  ['https://example.org/a b', 'https://example.org/a b'],
  ['example.org/fees', 'https://example.org/fees'],
  ['info@sevenhills.example', 'mailto:info@sevenhills.example'],
  ['+256 772 123 456', 'tel:+256772123456'],
  ['/admissions', '/admissions'],
  ['mailto:info@sevenhills.example', 'mailto:info@sevenhills.example'],
])('%s becomes %s', (written, href) => {
  expect(linkAddress(written)).toBe(href);
});

it.each(['', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', 'two words', 'word', 'ftp://x.example'])(
  '%s is refused',
  (written) => {
    expect(linkAddress(written)).toBeNull();
  },
);
