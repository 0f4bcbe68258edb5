import { expect, test } from 'vitest';
import { missedWordsOf } from './missed-words.ts';
import { readPageOf, searchedAt } from './read-page.ts';
import { sourceOf } from './sources.ts';

test.each([
  [undefined, 'direct'],
  ['', 'direct'],
  ['https://school.example/news?page=2', 'own'],
  ['http://school.example/', 'own'],
  ['https://www.google.co.ug/search?q=my+child', 'Google'],
  ['https://www.google.com/', 'Google'],
  ['android-app://com.google.android.googlequicksearchbox/', 'Google'],
  ['https://mail.google.com/mail/u/0/', 'Gmail'],
  ['https://l.facebook.com/l.php?u=x', 'Facebook'],
  ['https://m.facebook.com', 'Facebook'],
  ['android-app://com.whatsapp/', 'WhatsApp'],
  ['https://web.whatsapp.com/', 'WhatsApp'],
  ['https://t.co/abc', 'X'],
  ['https://www.newvision.co.ug/articledetails/1', 'newvision.co.ug'],
  ['https://user:pwd@District.GO.UG:8443/path?mail=a@b.c#x', 'district.go.ug'],
])('%s came from %s', (referer, source) => {
  expect(sourceOf(referer, 'school.example')).toBe(source);
});

test.each([
  'not an address',
  'https://10.0.0.7/',
  'http://[::1]/',
  'https://256772418330.example.com/',
  'https://intranet/',
  'https://printer.local/',
  'data:text/html,x',
  'javascript:alert(1)',
  'https://school.example.evil/',
  `https://${'a'.repeat(60)}.com/`,
  `https://a.com/${'x'.repeat(400)}`,
  'https://a.b.c.d.e.com/',
])('%s is no site that is named', (referer) => {
  expect(['other', 'school.example.evil']).toContain(sourceOf(referer, 'school.example'));
});

test.each([
  ['Holiday  WORK', 'holiday work'],
  ['work p5', 'work'],
  ['0772 418330', ''],
  ['jane@mail.example', ''],
  ['mail jane@mail.example', 'mail'],
  ['K7Q-RT4', ''],
  ["père noël's fête", "père noël's fête"],
  ['<script>alert(1)</script>', ''],
  ['one two three four five six', 'one two three four five'],
  [`${'a'.repeat(30)} ${'b'.repeat(30)}`, 'a'.repeat(30)],
  ['a'.repeat(41), ''],
])('of “%s” is kept: %s', (typed, words) => {
  expect(missedWordsOf(typed)).toBe(words);
});

test.each([
  ['/', '/'],
  ['/news?page=3', '/news'],
  ['/news/view/4', '/news/view/4'],
  ['/apply/anything/at/all', '/apply'],
  ['/gallery/view/3/7', '/gallery/view/3'],
  ['/alumni/algallery/view/3/7', '/alumni/algallery/view/3'],
  ['/alum/', '/alum'],
  ...['/admin', '/desk/search?q=x', '/user/view/4', '/reset?token=abc', '/invitation', '/p?x', '/sent/x', '/login'].map(
    (path): [string, undefined] => [path, undefined],
  ),
  ['/a@b.c', undefined],
  ['/%3Cscript%3E', undefined],
  [`/${'x'.repeat(200)}`, undefined],
])('a reading of %s counts for %s', (address, path) => {
  expect(readPageOf(address)).toBe(path);
});

test('a search is asked once: not for its further pages', () => {
  expect(searchedAt('/search?q=holiday+work')).toBe('holiday work');
  expect(searchedAt('/search?page=2&q=x')).toBeUndefined();
  expect(searchedAt('/search?kind=news&q=x')).toBeUndefined();
  expect(searchedAt('/news?q=x')).toBeUndefined();
});
