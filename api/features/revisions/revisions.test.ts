import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type RevisionKind, revision, revisionKinds, revisionList } from '../../../contract/common/history.ts';
import { testApi } from '../../../tests/support/api.ts';
import { editables } from '../../../tests/support/editables.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { auditLog, revisions } from '../../db/tables/history.ts';

const api = testApi();
const minute = 60_000;

/** What all kinds have in common; what else a thing has is compared, not read. */
type Thing = { updatedAt: string; savedAt?: string } & Partial<Record<'title' | 'name' | 'caption', string>>;

/** Adds a thing and gives what the tests do with it. */
async function start(kind: RevisionKind) {
  const admin = await api.make.person(4);
  const thing = editables(api)[kind];
  const id = await thing.add(admin);
  return {
    admin,
    id,
    named: thing.named,
    stamp: thing.stamp ?? ('updatedAt' as const),
    words: thing.change,
    async see() {
      const { answer } = await api.request('GET', `${thing.view}/${id}`, { as: admin });
      return (thing.part ? (answer as Record<string, unknown>)[thing.part] : answer) as Thing;
    },
    async save(json: unknown, as: Person = admin) {
      const saved = await api.request('PUT', `${thing.edit}/${id}`, { as, json });
      return { ...saved, answer: saved.answer as Thing };
    },
    versions: async () => (await api.request('GET', `/revisions/${kind}/${id}`, { as: admin })).answer.docs,
    version: async (revisionId: number) =>
      (await api.request('GET', `/revisions/${kind}/${id}/${revisionId}`, { as: admin })).answer,
  };
}

describe.each(revisionKinds)('%s', (kind) => {
  test('versions come newest first, and each is taken by a change as it is', async () => {
    const { admin, id, see, save, words, versions, version, stamp } = await start(kind);
    await save(await words('One'));
    const one = await see();
    api.advanceClock(1000);
    const second = await api.make.person(4);
    expect((await save(await words('Two'), second)).status).toBe(200);

    const docs = await versions();
    expect(revisionList.strict().parse({ docs })).toEqual({ docs });
    expect(docs.map(({ title }: { title: string }) => title)).toEqual(['Two', 'One', 'First']);
    expect(docs[0]?.savedBy).toBe(second.name);
    expect(docs[1]?.savedBy).toBe(admin.name);

    const old = await version(docs[1]?.id ?? 0);
    expect(revision.strict().parse(old)).toEqual(old);
    expect((await save(old.content)).status).toBe(200);
    expect({ ...(await see()), [stamp]: '' }).toEqual({ ...one, [stamp]: '' });
    const lines = await api.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.kind, kind), eq(auditLog.itemId, String(id)), eq(auditLog.action, 'changed')));
    expect(lines).toHaveLength(3);
  });

  test('what was there before there was a history becomes its first version', async () => {
    const { id, see, save, words, versions, version, stamp } = await start(kind);
    await api.deps.db.delete(revisions).where(and(eq(revisions.kind, kind), eq(revisions.itemId, String(id))));
    const first = await see();
    await save(await words('Changed'));
    const docs = await versions();
    expect(docs).toHaveLength(2);
    expect(docs[1]?.savedBy).toBeNull();
    expect((await save((await version(docs[1]?.id ?? 0)).content)).status).toBe(200);
    expect({ ...(await see()), [stamp]: '' }).toEqual({ ...first, [stamp]: '' });
  });

  test('a save on top of something newer is refused and writes nothing', async () => {
    const { admin, see, save, words, versions, named, stamp } = await start(kind);
    const seen = await see();
    const since = { [stamp]: seen[stamp] };
    api.advanceClock(1000);
    const saved = await save({ ...(await words('Mine')), ...since });
    expect(saved.status).toBe(200);
    expect(saved.answer[stamp]).not.toBe(seen[stamp]);
    const before = await see();
    expect(before[stamp]).toBe(saved.answer[stamp]);
    const kept = await versions();
    const lines = await api.deps.db.$count(auditLog);

    const own = await save({ ...(await words('Theirs')), ...since });
    const message = 'You have saved this since you opened it, in another window.';
    expect([own.status, own.answer]).toEqual([409, { code: 'stale', message }]);
    const other = await api.make.person(5);
    const late = await save({ ...(await words('Theirs')), ...since }, other);
    expect(late.status).toBe(409);
    expect(late.answer).toEqual({ code: 'stale', message: `${admin.name} has saved this since you opened it.` });
    expect(await see()).toEqual(before);
    expect(await versions()).toEqual(kept);
    expect(await api.deps.db.$count(auditLog)).toBe(lines);

    expect((await save({ ...(await words('Theirs')), [stamp]: before[stamp] })).answer[named]).toBe('Theirs');
    const wrong = await save({ ...(await words('Theirs')), [stamp]: 'yesterday' });
    expect(wrong.status).toBe(400);
    expect(wrong.refusal.fields).toHaveProperty(stamp);
  });
});

test('at most 50 versions are kept, the newest ones', async () => {
  const { save, words, versions } = await start('page');
  const change = await words('A');
  for (let n = 1; n <= 52; n++) await save({ ...change, title: `Version ${n}` });
  const titles = (await versions()).map(({ title }: { title: string }) => title);
  expect(titles).toHaveLength(50);
  expect([titles[0], titles[49]]).toEqual(['Version 52', 'Version 3']);
});

test('two savers from the same state: one is told', async () => {
  const { see, save, words } = await start('event');
  const { updatedAt } = await see();
  api.advanceClock(minute);
  const [a, b] = [await words('A'), await words('B')];
  const answers = await Promise.all([save({ ...a, updatedAt }), save({ ...b, updatedAt })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  api.advanceClock(-minute);
});

describe('who may see', () => {
  const seen = async (path: string, as?: Person) => (await api.request('GET', `/revisions/${path}`, { as })).status;

  test('the owner and administrators; of a page every editor; of an alumnus administrators alone', async () => {
    const [owner, other, admin, author] = await Promise.all(
      ([3, 3, 4, 2] as const).map((role) => api.make.person(role)),
    );
    const story = await api.make.story({ authorId: owner?.id ?? null });
    expect(await seen(`news/${story.id}`)).toBe(401);
    expect(await seen(`news/${story.id}`, owner)).toBe(200);
    expect(await seen(`news/${story.id}`, other)).toBe(403);
    expect(await seen(`news/${story.id}`, admin)).toBe(200);
    const page = await start('page');
    expect(await seen(`page/${page.id}`, other)).toBe(200);
    expect(await seen(`page/${page.id}`, author)).toBe(403);
    const alumnus = await start('alumnus');
    expect(await seen(`alumnus/${alumnus.id}`, other)).toBe(403);
  });

  test('what is not there is not found, and a version belongs to its thing', async () => {
    const { admin, id, save, words, versions } = await start('news');
    await save(await words('Changed'));
    const [newest] = await versions();
    const revisionId = newest?.id;
    const other = await start('news');
    for (const path of [
      'news/99999',
      'news/9999999999',
      'news/about',
      `article/${id}`,
      'page/nowhere',
      `news/${other.id}/${revisionId}`,
      `news/${id}/999999`,
    ]) {
      expect([path, await seen(path, admin)]).toEqual([path, 404]);
    }
    expect(await seen('order/1', admin)).toBe(400);
  });
});
