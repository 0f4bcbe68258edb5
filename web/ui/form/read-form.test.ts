import { expect, test, vi } from 'vitest';
import { readForm } from './read-form.ts';

const post = (body: BodyInit, type = 'application/x-www-form-urlencoded') =>
  new Request('http://school.example/contact', { method: 'POST', headers: { 'content-type': type }, body });
const boundary = 'multipart/form-data; boundary=b';

test('a form is read, whichever way it is sent', async () => {
  const values = { senderName: 'Sarah', inquiry: 'One & two\r\n-- \r\nSarah' };
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  const whole = new Request('http://school.example/contact', { method: 'POST', body: data });
  expect(await readForm(whole)).toMatchObject({ values });
  expect(await readForm(post(new URLSearchParams(values)))).toMatchObject({ values });
});

test.each([
  ['many fields', 'a=&'.repeat(330_000), undefined],
  ['many parts', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(10_000), boundary],
  ['too many bytes', `a=${'x'.repeat(1_000_001)}`, undefined],
])('one with %s is answered before it is taken apart', async (_, body, type) => {
  const takenApart = vi.spyOn(FormData.prototype, 'append');
  expect(await readForm(post(body, type))).toMatchObject({ message: expect.stringContaining('more than we can take') });
  expect(takenApart).not.toHaveBeenCalled();
});
