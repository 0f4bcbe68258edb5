import { expect, test } from 'vitest';
import { textNames, textsIn } from '../../../contract/common/text/text-names.ts';
import { profileFields } from '../../../contract/content/profiles.ts';
import { testApi } from '../../../tests/support/api.ts';

const api = testApi();

/** Something of its own in every field in which text is written. */
const texts = (word: string) =>
  Object.fromEntries(
    textNames(profileFields).map((name) => {
      const text = `${word} ${name}`;
      return [name, profileFields[name].kind === 'html' ? `<p>${text}</p>` : text];
    }),
  );

test('every field in which text is written is added, changed, kept, previewed and published', async () => {
  const owner = await api.make.person(4);
  const more = { tag: 20, pictures: await api.make.picture() };
  const added = await api.request('POST', '/profiles/add', { as: owner, json: { ...texts('First'), ...more } });
  const { id } = added.answer;
  const edit = (json: object) => api.request('PUT', `/profiles/edit/${id}`, { as: owner, json: { ...more, ...json } });
  const written = (answer: object) => textsIn(profileFields, answer as Record<string, string>);
  const view = async () => written((await api.request('GET', `/profiles/view/${id}`)).answer);
  expect(written(added.answer)).toEqual(texts('First'));
  expect(await view()).toEqual(texts('First'));

  expect(written((await edit(texts('Second'))).answer)).toEqual(texts('Second'));
  expect(await view()).toEqual(texts('Second'));

  expect((await edit({ ...texts('Third'), keep: true })).status).toBe(200);
  const { kept } = (await api.request('GET', `/kept/profile/${id}`, { as: owner })).answer;
  expect(written(kept?.content ?? {})).toEqual(texts('Third'));
  const { key } = (await api.request('POST', `/previews/profile/${id}`, { as: owner })).answer;
  const shown = await api.request('GET', `/previews/open?key=${key}`);
  expect(shown.answer).toMatchObject({ profile: texts('Third') });
  expect(await view()).toEqual(texts('Second'));

  expect((await edit({ ...kept?.content, kept: kept?.at })).status).toBe(200);
  expect(await view()).toEqual(texts('Third'));
});
