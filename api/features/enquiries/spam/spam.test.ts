import { expect, test } from 'vitest';
import { notLinear } from '../../../../tests/support/steps.ts';
import { spamReasonOf } from './spam.ts';

const ask = (words: string, change: object = {}) =>
  spamReasonOf({ names: ['Sarah Auma'], words, honeypot: '', ...change });

test.each([
  'When is the open day?',
  'We live near https://maps.app.goo.gl/Xy12 and wonder which campus is closest to us.',
  'My work is at www.clinic.example and http://blog.example/me, where I write about what I learned here.',
  'Write to me at s.auma@gmail.com or sarah@company.net, or on https://wa.me/256772000111 if that is easier.',
  'She is 3.5 years old.Her brother is in P.5 at Kitante.',
  'Моя дочь говорит по-русски. Is there a club?',
  'Καλημέρα, we have moved from Athens.',
])('people write so: %s', (words) => {
  expect(ask(words)).toBeNull();
});

test.each([
  ['https://a.example/x', 'It is little more than a link.'],
  ['look here: best-pills.com', 'It is little more than a link.'],
  ['Good offers: https://a.example, https://b.example and www.c.example for every school.', 'It has 3 links.'],
  ['Visit cheap.xyz or cheap.top or cheap.shop/now today, it is worth the time.', 'It has 3 links.'],
  [
    'A fine offer for your school: [url=https://a.example]here[/url] and nowhere else',
    'Its links are written for machines.',
  ],
  ['A fine offer for your school: <a href="https://a.example">here</a>', 'Its links are written for machines.'],
  ['Please read about our wonderful service at https://bit.ly/3xYz today', 'A link hides where it leads.'],
  ['Get your p\u0430yment now, the \u0441heapest of all', 'It mixes alphabets within words.'],
])('robots write so: %s', (words, reason) => {
  expect(ask(words)).toBe(reason);
});

test('a link in a name, and a field that nobody sees', () => {
  expect(ask('Hello', { names: ['Win at www.a.example'] })).toBe('There is a link in a name.');
  expect(ask('Hello', { names: ['Sarah', 'best-pills.com'] })).toBe('There is a link in a name.');
  expect(ask('Hello', { names: ['Dr. J.P. Okello Jr.', "O'Brien"] })).toBeNull();
  expect(ask('Hello', { honeypot: 'x' })).toBe('A field that people do not see was filled in.');
});

test('a message of twice as many pieces is twice the work', async () => {
  const pieces = ['a.', 'www.', 'http://', '<a ', 'a@', 'x-', '[url', 'a.com/', 'аa'];
  expect(await notLinear('tests/attacks/growth/spam.ts', pieces)).toEqual([]);
});
