import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { outlineSlugs } from './page-slugs.ts';
import { fillSchool } from './seed.ts';

const api = testApi();
const view = async (id: string) => (await api.request('GET', `/pages/view/${id}`)).answer.page;

test('an empty school says from its first day how it treats what it is told, in words of no other school', async () => {
  expect(await fillSchool(api.deps, { demo: false, dataFolder: tmpdir() }, () => {})).toBeUndefined();
  for (const slug of outlineSlugs) expect((await view(slug)).title, slug).toMatch(/^[A-Z]/);
  const [privacy, protection] = [await view('privacy'), await view('child-protection')];
  const parts = ['What we ask for', 'Why', 'Who sees it', 'How long', 'Your rights', 'Whom to ask'];
  for (const part of parts) expect(privacy.pageText).toContain(`<h2>${part}</h2>`);
  expect(privacy.pageText).toContain('Data Protection and Privacy Act, 2019');
  expect(privacy.pageText).toContain('Personal Data Protection Office');
  expect(protection.pageText).toContain('116');
  // How long is a setting. A number in the text would be wrong as soon as somebody changes it.
  expect(privacy.pageText).not.toMatch(/\d+ (months|years)/);
  expect(privacy.pageText + protection.pageText).not.toMatch(/Seven Hills|Kitante|Namutebi|Mbabazi|five campuses/);
});
