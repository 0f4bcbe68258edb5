import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { desk, review, reviewMessages } from '../../../contract/office/desk.ts';
import { testApi } from '../../../tests/support/api.ts';
import { editables } from '../../../tests/support/editables.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { mails } from '../../db/tables/enquiries.ts';
import { auditLog } from '../../db/tables/history.ts';
import { termDates } from '../../db/tables/term-dates.ts';

const api = testApi();
const kinds = ['news', 'article', 'event'] as const;
type Kind = (typeof kinds)[number];

const paths = { news: '/news', article: '/articles', event: '/events' };

async function begin(kind: Kind, as: Person, more: object = {}) {
  const json = { ...(await editables(api)[kind].change('Beans')), draft: true, ...more };
  const { status, answer } = await api.request('POST', `${paths[kind]}/draft`, { as, json });
  return { status, json, ...(answer as { id: number; updatedAt: string; draft: boolean }) };
}
const sendIn = (kind: Kind, as: Person) => begin(kind, as, { submit: true });
const stateOf = async (kind: Kind, id: number, as: Person) =>
  review.strict().parse((await api.request('GET', `/desk/${kind}/${id}`, { as })).answer);
const deskOf = async (as: Person) => {
  const { answer } = await api.request('GET', '/desk', { as });
  return desk.strict().parse(answer);
};
const actions = async (kind: Kind, id: number) =>
  (
    await api.deps.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.kind, kind), eq(auditLog.itemId, String(id))))
      .orderBy(auditLog.id)
  ).map(({ action }) => action);

describe.each(kinds)('%s', (kind) => {
  test('an author writes a draft, sends it in, it comes back with a word, goes in again and is published', async () => {
    const [author, editor] = [await api.make.person(2), await api.make.person(3)];
    const { view, edit } = editables(api)[kind];
    const draft = await begin(kind, author);
    expect([draft.status, draft.draft]).toEqual([201, true]);
    expect((await stateOf(kind, draft.id, author)).state).toBe('none');
    const seen = async (as?: Person) => (await api.request('GET', `${view}/${draft.id}`, { as })).status;
    expect([await seen(), await seen(editor), await seen(author)]).toEqual([404, 404, 200]);

    const save = (more: object) =>
      api.request('PUT', `${edit}/${draft.id}`, { as: author, json: { ...draft.json, ...more } });
    const sent = (await save({ submit: true })).answer as { updatedAt: string };
    expect((await stateOf(kind, draft.id, editor)).state).toBe('waiting');
    expect([await seen(), await seen(editor)]).toEqual([404, 200]);
    expect((await deskOf(editor)).waiting.map(({ id }) => id)).toContain(draft.id);
    expect((await deskOf(author)).waiting).toEqual([]);

    const decide = (what: string, json: object) =>
      api.request('POST', `/desk/${kind}/${draft.id}/${what}`, { as: editor, json });
    expect((await decide('return', { updatedAt: sent.updatedAt, word: ' ' })).refusal.fields).toEqual({
      word: reviewMessages.word,
    });
    expect((await decide('return', { updatedAt: sent.updatedAt, word: 'Who won?' })).status).toBe(204);
    expect(await seen(editor)).toBe(404);
    const [mine] = (await deskOf(author)).drafts;
    expect(mine).toMatchObject({ id: draft.id, state: 'returned', word: 'Who won?', wordBy: editor.name });
    const letters = await api.deps.db.select().from(mails).where(eq(mails.recipient, author.email));
    expect(letters).toHaveLength(1);
    expect(letters[0]?.body).toContain('Who won?');

    const again = (await save({ submit: true })).answer as { updatedAt: string };
    expect(await stateOf(kind, draft.id, editor)).toMatchObject({ state: 'waiting', word: 'Who won?' });
    expect((await decide('publish', { updatedAt: again.updatedAt })).status).toBe(204);
    expect(await seen()).toBe(200);
    expect((await deskOf(editor)).waiting.map(({ id }) => id)).not.toContain(draft.id);
    expect(await actions(kind, draft.id)).toEqual([
      ...['added', 'changed', 'submitted', 'sent back', 'changed', 'submitted', 'changed'],
    ]);
  });

  test('what is sent in is complete, and every field that is missing is named', async () => {
    const author = await api.make.person(2);
    const json = { title: 'Only this', draft: true, submit: true };
    const refused = await api.request('POST', `${paths[kind]}/draft`, { as: author, json });
    const needed = kind === 'event' ? ['date'] : ['detail', 'picture'];
    expect([refused.status, Object.keys(refused.refusal.fields).sort()]).toEqual([400, needed]);
  });

  test('whoever decides has read what is there now, and only the first one decides', async () => {
    const [author, editor, other] = [await api.make.person(2), await api.make.person(3), await api.make.person(4)];
    const draft = await sendIn(kind, author);
    const { edit } = editables(api)[kind];
    const json = { ...draft.json, title: 'Changed since' };
    const { answer } = await api.request('PUT', `${edit}/${draft.id}`, { as: author, json });
    const { updatedAt } = answer as { updatedAt: string };
    const publish = (as: Person, at: string) =>
      api.request('POST', `/desk/${kind}/${draft.id}/publish`, { as, json: { updatedAt: at } });
    const stale = await publish(editor, draft.updatedAt);
    expect([stale.status, stale.refusal.code]).toEqual([409, 'stale']);
    expect((await stateOf(kind, draft.id, editor)).state).toBe('waiting');
    const both = await Promise.all([publish(editor, updatedAt), publish(other, updatedAt)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const late = await api.request('POST', `/desk/${kind}/${draft.id}/return`, {
      as: other,
      json: { updatedAt, word: 'Too late' },
    });
    expect(late.status).toBe(409);
  });

  test('its author takes it back, once; published by its author later it waits for nobody', async () => {
    const [author, editor] = [await api.make.person(2), await api.make.person(3)];
    const draft = await sendIn(kind, author);
    const takeBack = () => api.request('DELETE', `/desk/${kind}/${draft.id}`, { as: author });
    expect([(await takeBack()).status, (await takeBack()).status]).toEqual([204, 409]);
    expect((await deskOf(editor)).waiting.map(({ id }) => id)).not.toContain(draft.id);
    const own = await sendIn(kind, editor);
    const { edit } = editables(api)[kind];
    const json = { ...own.json, draft: false, submit: undefined };
    expect((await api.request('PUT', `${edit}/${own.id}`, { as: editor, json })).status).toBe(200);
    expect((await stateOf(kind, own.id, editor)).state).toBe('none');
  });
});

test('the desk: what waits longest first, one’s own drafts, what is planned, the week of the term', async () => {
  const [author, editor] = [await api.make.person(2), await api.make.person(3)];
  const now = api.deps.clock().getTime();
  const day = 86_400_000;
  const first = await sendIn('event', author);
  const second = await sendIn('news', author);
  const planned = await api.make.story({ authorId: editor.id, createdAt: new Date(now + day) });
  const others = await api.make.story({ authorId: author.id, createdAt: new Date(now + day) });
  const mine = await begin('article', editor, { title: 'Mine', detail: '<p>Three little words</p>' });
  const iso = (at: number) => new Date(at).toISOString().slice(0, 10);
  await api.deps.db
    .insert(termDates)
    .values({ kind: 'term', name: 'Term III', firstDay: iso(now - 15 * day), lastDay: iso(now + 40 * day) });
  const seen = await deskOf(editor);
  const ids = seen.waiting.map(({ kind, id }) => `${kind} ${id}`);
  expect(ids.indexOf(`event ${first.id}`)).toBeLessThan(ids.indexOf(`news ${second.id}`));
  expect(seen.waitingTotal).toBe(seen.waiting.length);
  expect(seen.drafts).toMatchObject([{ id: mine.id, kind: 'article', words: 3, pictures: 2, state: 'none' }]);
  const plans = seen.scheduled.map(({ id }) => id);
  expect(plans).toContain(planned.id);
  expect(plans).not.toContain(others.id);
  expect(seen.recent.length).toBeGreaterThan(0);
  expect(seen.term).toEqual({ name: 'Term III', week: 3 });
});

test('changes that are kept: what goes out by itself among the plans, all else to whom it concerns', async () => {
  const [author, editor, admin] = [await api.make.person(2), await api.make.person(3), await api.make.person(4)];
  const publishAt = new Date(api.deps.clock().getTime() + 60_000).toISOString();
  const picture = await api.make.picture();
  const keep = async (owner: Person, more: object = {}) => {
    const { id } = await api.make.story({ authorId: owner.id, title: 'Public' });
    const json = { title: 'Soon', detail: '<p>Soon.</p>', picture, keep: true, ...more };
    expect((await api.request('PUT', `/news/edit/${id}`, { as: admin, json })).status).toBe(200);
    return id;
  };
  const [planned, kept, authors] = [await keep(editor, { publishAt }), await keep(editor), await keep(author)];
  const event = await api.make.event({ authorId: editor.id });
  const change = { title: 'E', date: '2030-03-04', keep: true, publishAt };
  await api.request('PUT', `/events/edit/${event.id}`, { as: editor, json: change });
  await api.request('PUT', `/events/edit/${event.id}`, { as: admin, json: { ...change, keep: undefined } });

  const seen = await deskOf(editor);
  expect(seen.scheduled).toMatchObject([{ kind: 'news', id: planned, title: 'Public', at: publishAt, isChange: true }]);
  expect(seen.kept).toHaveLength(2);
  expect(seen.kept).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'news', id: kept, by: admin.name, publishAt: null, stuck: false }),
      expect.objectContaining({ kind: 'event', id: event.id, by: editor.name, publishAt, stuck: true }),
    ]),
  );
  expect((await deskOf(author)).kept.map(({ id }) => id)).toEqual([authors]);
  expect((await deskOf(author)).scheduled.map(({ id }) => id)).not.toContain(planned);
  const theirs = await deskOf(admin);
  expect(theirs.kept.map(({ id }) => id)).toEqual(expect.arrayContaining([kept, authors]));
  expect(theirs.kept.map(({ id }) => id)).not.toContain(event.id);
  expect(theirs.scheduled.map(({ id }) => id)).toContain(planned);
});

test('without a mail server the word stands on the desk alone', async () => {
  const [author, editor] = [await api.make.person(2), await api.make.person(3)];
  const { envMail } = api.deps;
  const draft = await sendIn('news', author);
  api.deps.envMail = undefined;
  const json = { updatedAt: draft.updatedAt, word: 'More, please.' };
  expect((await api.request('POST', `/desk/news/${draft.id}/return`, { as: editor, json })).status).toBe(204);
  api.deps.envMail = envMail;
  expect(await api.deps.db.$count(mails, eq(mails.recipient, author.email))).toBe(0);
  expect((await deskOf(author)).drafts[0]).toMatchObject({ word: 'More, please.' });
});
