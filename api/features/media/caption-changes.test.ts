import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { receive } from '../../../tests/support/enquiry-rows.ts';
import { choicesIn } from '../../../tests/support/privacy-choices.ts';
import { media } from '../../db/tables/media.ts';

const api = testApi();
/** The tables that response caches are told of. */
const heard: (string | undefined)[] = [];
let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client(api.database.connection);
  client.on('notification', ({ payload }) => heard.push(payload));
  await client.connect();
  await client.query('listen content_changed');
});
afterAll(() => client.end());
beforeEach(() => {
  heard.length = 0;
});

/** All that was said so far: what is said is delivered in order. */
async function heardOf() {
  await api.deps.db.execute("select pg_notify('content_changed', 'the end')");
  await expect.poll(() => heard).toContain('the end');
  return heard;
}
const captionOf = async (name: string) =>
  (await api.deps.db.select().from(media).where(eq(media.name, name)))[0]?.caption;

test('a name that is erased from a caption alone is gone from what is cached', async () => {
  const owner = await api.make.person(5);
  const email = 'z@home.example';
  await receive(api, { kind: 'contact', senderName: 'Zubeidah Quixley', senderEmail: email });
  const picture = await api.make.picture({ alt: 'A team', caption: 'With Zubeidah Quixley' });
  const held = (await api.request('POST', '/admin/privacy/find', { as: owner, json: { email } })).answer;
  heard.length = 0;
  const json = { email, confirm: email, erase: choicesIn(held) };
  expect((await api.request('POST', '/admin/privacy/erase', { as: owner, json })).status).toBe(200);
  expect(await captionOf(picture)).not.toContain('Zubeidah');
  expect(await heardOf()).toContain('media');
});

test('what readers never see of a picture invalidates nothing', async () => {
  const name = await api.make.picture();
  heard.length = 0;
  await api.deps.db.update(media).set({ hasAvif: true, consentNote: 'x' }).where(eq(media.name, name));
  expect(await heardOf()).not.toContain('media');
});
