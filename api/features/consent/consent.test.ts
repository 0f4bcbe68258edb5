import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consentList, galleryConsent, notedConsents } from '../../../contract/media/consent.ts';
import { testApi } from '../../../tests/support/api.ts';
import { galleries, galleryImages } from '../../db/tables/galleries.ts';
import { auditLog } from '../../db/tables/history.ts';
import { media } from '../../db/tables/media.ts';
import { scenePictures } from '../../db/tables/settings.ts';

const api = testApi();
const note = 'Mrs Okello, 3 May 2026, folder 12';

const stateOf = async (name: string) => {
  const [row] = await api.deps.db.select().from(media).where(eq(media.name, name));
  return [row?.consent, row?.consentNote];
};
const read = async (names: string[], as?: Awaited<ReturnType<typeof api.make.person>>) =>
  api.request('GET', `/consent?names=${names.join(',')}`, { as });

test('who describes a picture also says whether children in it may be shown', async () => {
  const [uploader, other] = [await api.make.person(2), await api.make.person(2)];
  const name = await api.make.picture({ uploadedBy: uploader.id });
  const story = await api.make.story({ pictures: [name] });
  const say = (json: object) => api.request('PUT', `/media/${name}`, { as: uploader, json });
  expect((await read([name], uploader)).answer.docs).toEqual([{ name, consent: 'unknown', consentNote: '' }]);
  const said = await say({ alt: 'A', consent: 'given', consentNote: ` ${note} ` });
  expect(said.status).toBe(200);
  expect(JSON.stringify(said.answer)).not.toMatch(/consent|Okello/);
  // Those who only describe it, as before, change nothing of this.
  await say({ alt: 'B' });
  expect(await stateOf(name)).toEqual(['given', note]);
  const { answer } = await read([name, 'nowhere.png'], uploader);
  expect(notedConsents.strict().parse(answer)).toEqual({ docs: [{ name, consent: 'given', consentNote: note }] });
  expect((await read([name], other)).answer.docs).toEqual([]);
  expect((await read([name])).status).toBe(401);
  // Readers never learn who agreed.
  for (const path of [`/news/view/${story.id}`, '/news', '/search?q=story']) {
    expect(JSON.stringify((await api.request('GET', path)).answer)).not.toMatch(/consent|Okello/);
  }
  await say({ alt: 'B', consent: 'nobody', consentNote: 'x' });
  expect(await stateOf(name)).toEqual(['nobody', '']);
  for (const [wrong, field] of [
    [{ alt: 'B', consent: 'maybe' }, 'consent'],
    [{ alt: 'B', consentNote: 'x' }, 'consentNote'],
    [{ alt: 'B', consent: 'given', consentNote: 'x'.repeat(301) }, 'consentNote'],
  ] as const) {
    const refused = await say(wrong);
    expect([refused.status, Object.keys(refused.refusal.fields)]).toEqual([400, [field]]);
  }
  const log = await api.deps.db.select().from(auditLog).where(eq(auditLog.itemId, name)).orderBy(auditLog.id);
  expect(log.map(({ detail }) => detail)).toEqual([
    ...['A', 'Consent: Parents agreed.', 'B'],
    ...['B', 'Consent: No child can be recognised.'],
  ]);
});

test('several at once, by those who may change all of them', async () => {
  const [uploader, editor] = [await api.make.person(1), await api.make.person(3)];
  const [own, others] = [await api.make.picture({ uploadedBy: uploader.id }), await api.make.picture()];
  const put = (pictures: string[], as: typeof editor) =>
    api.request('PUT', '/consent', { as, json: { pictures, consent: 'given', consentNote: note } });
  expect((await put([own, others], uploader)).status).toBe(403);
  expect((await put([own, 'nowhere.png'], editor)).status).toBe(404);
  expect(await stateOf(own)).toEqual(['unknown', '']);
  expect((await put([own, others, own], editor)).answer.docs).toHaveLength(2);
  expect(await stateOf(others)).toEqual(['given', note]);
});

async function makeGallery(ownerId: number, pictures: string[]) {
  const { db } = api.deps;
  const values = { name: 'Sports', description: 'D', picture: await api.make.picture(), ownerId };
  const [gallery] = await db.insert(galleries).values(values).returning();
  if (!gallery) throw new Error('insert returned no row');
  await db.insert(galleryImages).values(pictures.map((picture) => ({ galleryId: gallery.id, picture })));
  return gallery.id;
}

test('a whole gallery at once; what was said of single pictures stays unless all are meant', async () => {
  const [owner, other] = [await api.make.person(3), await api.make.person(3)];
  const said = await api.make.picture({ consent: 'given', consentNote: note });
  const [first, second] = [await api.make.picture(), await api.make.picture()];
  const id = await makeGallery(owner.id, [said, first, second, second]);
  const put = (json: object, as = owner) => api.request('PUT', `/consent/galleries/${id}`, { as, json });
  const before = await api.request('GET', `/consent/galleries/${id}`, { as: owner });
  expect(galleryConsent.strict().parse(before.answer)).toEqual({ total: 4, unknown: 3, nobody: 0, given: 1 });
  expect((await put({ consent: 'nobody' }, other)).status).toBe(403);
  const statements = await api.countStatements(() => put({ consent: 'nobody' }));
  expect(statements).toBeLessThanOrEqual(8);
  expect(await stateOf(said)).toEqual(['given', note]);
  expect(await stateOf(second)).toEqual(['nobody', '']);
  expect((await put({ consent: 'nobody', all: true })).answer).toEqual({ total: 4, unknown: 0, nobody: 4, given: 0 });
  const log = await api.deps.db.select().from(auditLog).where(eq(auditLog.kind, 'gallery')).orderBy(auditLog.id);
  expect(log.map(({ detail }) => detail)).toEqual([
    'Consent for 3 pictures: No child can be recognised.',
    'Consent for 1 picture: No child can be recognised.',
  ]);
});

test('administrators see what readers see without noted consent, and where', async () => {
  await api.deps.db.update(media).set({ consent: 'nobody' });
  const [admin, uploader] = [await api.make.person(4), await api.make.person(3)];
  const [shown, drafted, early, alone] = await Promise.all(
    ['A race', 'A draft', 'Tomorrow', 'Alone'].map((alt) => api.make.picture({ alt, uploadedBy: uploader.id })),
  );
  if (!shown || !drafted || !early || !alone) throw new Error('no pictures');
  const story = await api.make.story({ pictures: [shown] });
  await api.make.story({ pictures: [drafted], draft: true });
  await api.make.story({ pictures: [early], createdAt: new Date(Date.now() + 86_400_000) });
  await api.deps.db.insert(scenePictures).values({ set: 'hero', position: 0, picture: shown });
  const list = (query = '') => api.request('GET', `/admin/consent?${query}`, { as: admin });
  const count = async () =>
    (await api.request('GET', '/admin/dash', { as: admin })).answer.attention.picturesWithoutConsent;
  const { answer } = await list();
  expect(consentList.strict().parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({ pages: 1, total: 1 });
  expect(answer.docs[0]).toMatchObject({
    ...{ name: shown, alt: 'A race', consent: 'unknown' },
    uploadedBy: { id: uploader.id, name: uploader.name },
    uses: [
      { kind: 'news', itemId: String(story.id), title: story.title },
      { kind: 'settings', itemId: 'scenes-hero', title: 'hero' },
    ],
  });
  expect(await count()).toBe(1);
  expect((await list('q=race')).answer.total).toBe(1);
  expect((await list('q=nothing')).answer.total).toBe(0);
  await api.request('PUT', '/consent', { as: admin, json: { pictures: [shown], consent: 'given', consentNote: note } });
  expect(await count()).toBe(0);
  expect((await list()).answer.docs).toEqual([]);
  expect((await list('state=given')).answer.docs).toMatchObject([{ name: shown, consentNote: note }]);
  expect(await api.countStatements(() => list('state=given'))).toBe(4);
});
