import { expect, test } from 'vitest';
import { clientAddress, parseAddress } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:80', 'fe80::1'],
  ['::1', '::1'],
])('%s is the address %s', (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

test.each([
  ...['', ' ', 'unknown', '_hidden', 'localhost', '203.0.113', '203.0.113.256', '203.0.113.07', '203.0.113.7:'],
  ...['203.0.113.7:x', '203.0.113.7:123456', '203.0.113.7 x', '[2001:db8::1', '2001:db8::1]', '[]', '[203.0.113.7]'],
  ...['2001:db8::1::2', '"203.0.113.7"', 'for=203.0.113.7', '%eth0', '::ffff:203.0.113.7:80'],
])('%j is no address', (text) => {
  expect(parseAddress(text)).toBeUndefined();
});

const proxy = '10.0.0.1';

test.each([
  // No proxy of ours: what the visitor claims counts for nothing.
  ['198.51.100.1', '203.0.113.7', 0, '198.51.100.1'],
  ['::ffff:198.51.100.1', undefined, 0, '198.51.100.1'],
  // The last entries are our proxies' own words, whatever stands before them.
  [proxy, '203.0.113.7', 1, '203.0.113.7'],
  [proxy, '1.1.1.1, 203.0.113.7', 1, '203.0.113.7'],
  [proxy, '1.1.1.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  [proxy, '[::ffff:203.0.113.7]:1', 1, '203.0.113.7'],
  // Nobody gets a fresh address by an entry that is missing or odd.
  [proxy, undefined, 1, proxy],
  [proxy, '', 1, proxy],
  [proxy, '203.0.113.7', 2, proxy],
  [proxy, '203.0.113.7, x1', 1, proxy],
  [proxy, '203.0.113.7,', 1, proxy],
  // A Unix socket has no address.
  [undefined, undefined, 0, 'local'],
  [undefined, '203.0.113.7', 0, 'local'],
  [undefined, '203.0.113.7:80', 1, '203.0.113.7'],
  [undefined, 'x', 1, 'local'],
] as const)('from %s with X-Forwarded-For %s behind %i proxies: %s', (remote, forwardedFor, proxies, address) => {
  expect(clientAddress(remote, forwardedFor, proxies)).toBe(address);
});
