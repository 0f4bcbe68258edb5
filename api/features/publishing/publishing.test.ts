import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { editables } from '../../../tests/support/editables.ts';
import { auditLog } from '../../db/tables/history.ts';
import { announcePublished } from './publishing.service.ts';

const api = testApi();
const day = 86_400_000;
const kinds = ['news', 'article', 'event', 'gallery'] as const;

type Kind = (typeof kinds)[number];
type Job = { kind: Kind; id: number; at: string };

/** The jobs that wait for this thing, each with the moment it starts at. */
async function jobsFor(kind: Kind, id: number) {
  const { rows } = await api.database.pool.query<{ data: Job; start_after: Date }>(
    "select data, start_after from pgboss.job where name = 'publish' and data->>'kind' = $1 and data->>'id' = $2 order by created_on",
    [kind, String(id)],
  );
  return rows;
}

/** How often response caches are told to invalidate. */
async function listen() {
  const client = new pg.Client(api.database.connection);
  let count = 0;
  client.on('notification', () => {
    count += 1;
  });
  await client.connect();
  await client.query('listen content_changed');
  return { count: () => count, stop: () => client.end() };
}

const lines = (kind: Kind, id: number) =>
  api.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.kind, kind), eq(auditLog.itemId, String(id)), eq(auditLog.action, 'published')));

async function schedule(kind: Kind, more: object) {
  const admin = await api.make.person(4);
  const { change, edit, view, part = '', named } = editables(api)[kind];
  const json = { ...(await change('Planned')), ...more };
  const { status, answer } = await api.request('POST', edit.replace('edit', 'add'), { as: admin, json });
  expect(status).toBe(201);
  const { id } = answer as { id: number };
  return {
    id,
    rename: (to: string) => api.request('PUT', `${edit}/${id}`, { as: admin, json: { ...json, [named]: to } }),
    save: (changed: object) => api.request('PUT', `${edit}/${id}`, { as: admin, json: { ...json, ...changed } }),
    see: async () =>
      ((await api.request('GET', `${view}/${id}`, { as: admin })).answer as Record<string, unknown>)[part],
    status: async () => (await api.request('GET', `${view}/${id}`)).status,
  };
}

describe.each(kinds)('%s', (kind) => {
  test('appears at its moment, and the log says so once', async () => {
    const at = new Date(Date.now() + day).toISOString();
    const { id, rename, see, status } = await schedule(kind, { createdAt: at });
    expect(await see()).toMatchObject({ createdAt: at, draft: false });
    expect((await rename('Planned better')).status).toBe(200);
    const jobs = await jobsFor(kind, id);
    expect(jobs.map(({ start_after }) => start_after.toISOString())).toEqual([at, at]);
    expect(await status()).toBe(404);

    api.advanceClock(day + 1000);
    expect(await status()).toBe(200);
    const notifications = await listen();
    await Promise.all(jobs.map(({ data }) => announcePublished(api.deps, data)));
    await expect.poll(notifications.count).toBe(1);
    await notifications.stop();
    expect(await lines(kind, id)).toMatchObject([{ title: 'Planned better', actorName: 'The site', actorId: null }]);
    api.advanceClock(-day - 1000);
  });

  test('put off, taken back or deleted: the earlier moment is not announced', async () => {
    const at = new Date(Date.now() + day).toISOString();
    const later = new Date(Date.now() + 2 * day).toISOString();
    const putOff = await schedule(kind, { createdAt: at });
    await putOff.save({ createdAt: later });
    const draft = await schedule(kind, { createdAt: at });
    await draft.save({ createdAt: at, draft: true });
    const gone = await schedule(kind, { createdAt: at });
    const admin = await api.make.person(4);
    await api.request('DELETE', `${editables(api)[kind].remove}/${gone.id}`, { as: admin });
    for (const { id } of [putOff, draft, gone]) {
      const [first] = await jobsFor(kind, id);
      await announcePublished(api.deps, first?.data ?? { kind, id: 0, at });
      expect(await lines(kind, id)).toEqual([]);
    }
    const [, second] = await jobsFor(kind, putOff.id);
    expect(second?.data.at).toBe(later);
  });

  test('what is published at once, or is a draft, has no job', async () => {
    const now = await schedule(kind, {});
    const draft = await schedule(kind, { draft: true, createdAt: new Date(Date.now() + day).toISOString() });
    for (const { id } of [now, draft]) expect(await jobsFor(kind, id)).toEqual([]);
    expect(await now.see()).toMatchObject({ draft: false });
    expect(await draft.see()).toMatchObject({ draft: true });
    await draft.save({ draft: false, createdAt: new Date(Date.now() - day).toISOString() });
    expect(await draft.status()).toBe(200);
    expect(await jobsFor(kind, draft.id)).toEqual([]);
  });

  test('before its time the author and administrators see it by its address, nobody else', async () => {
    const [author, other, admin] = [await api.make.person(3), await api.make.person(3), await api.make.person(4)];
    const { change, edit, view } = editables(api)[kind];
    for (const hidden of [{ draft: true }, { createdAt: new Date(Date.now() + day).toISOString() }]) {
      const json = { ...(await change('Hidden')), ...hidden };
      const added = await api.request('POST', edit.replace('edit', 'add'), { as: author, json });
      const { id } = added.answer as { id: number };
      const status = async (as?: typeof author) => (await api.request('GET', `${view}/${id}`, { as })).status;
      expect([await status(), await status(other), await status(author), await status(admin)]).toEqual([
        404, 404, 200, 200,
      ]);
    }
  });
});
