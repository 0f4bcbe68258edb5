import { type StoryAdd, type StoryEdit, type StoryKind, storyMessages } from '../../../contract/stories.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { schoolDay, toMoment } from '../../lib/clock.ts';
import { forbidden, invalid, notFound } from '../../lib/errors.ts';
import { extract, plainText, sanitise } from '../../lib/html.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { requirePictures } from '../media/media.service.ts';
import { resolveOwner } from '../users/users.service.ts';
import { canChange, visibleTo } from './stories.policy.ts';
import * as queries from './stories.queries.ts';

const pageSize = 12;
const homeCount = 4;
const sidebarCount = 5;
const trendingDays = 30;

/** The newest story leads every page of the list and is not repeated below. */
export async function listStories({ db, clock }: Deps, kind: StoryKind, { page, cat }: { page: number; cat: number }) {
  const filter = { kind, category: cat, now: clock() };
  const { limit, offset } = pageOf(page, pageSize);
  const [top, docs] = await Promise.all([
    queries.newestWithTotal(db, filter),
    queries.latest(db, filter, limit, offset + 1),
  ]);
  return { top, docs, pages: pageCount(top ? top.total - 1 : 0, pageSize) };
}

export async function homeStories({ db, clock }: Deps, kind: StoryKind) {
  const [top, ...rest] = await queries.latest(db, { kind, category: 0, now: clock() }, homeCount + 1);
  return { top, rest };
}

export function trending({ db, clock }: Deps, kind: StoryKind) {
  const since = new Date(clock().getTime() - trendingDays * 24 * 60 * 60 * 1000);
  return queries.mostRead(db, kind, schoolDay(since), clock(), sidebarCount);
}

export function latestStories({ db, clock }: Deps, kind: StoryKind) {
  return queries.latest(db, { kind, now: clock() }, sidebarCount);
}

export async function viewStory({ db, clock }: Deps, actor: Actor | null, kind: StoryKind, id: number) {
  const story = await queries.findStory(db, kind, id, visibleTo(actor, clock()));
  if (!story) throw notFound();
  return story;
}

export function addStory({ db }: Deps, actor: Actor, kind: StoryKind, input: StoryAdd) {
  return db.transaction(async (tx) => {
    await requirePictures(tx, 'picture', input.picture);
    const authorId = await resolveOwner(tx, actor, input.userId);
    const id = await queries.insertStory(tx, { kind, authorId, category: input.category, ...content(input) });
    await queries.replacePictures(tx, id, input.picture);
    return reload(tx, kind, id);
  });
}

export function editStory({ db, clock }: Deps, actor: Actor, kind: StoryKind, id: number, input: StoryEdit) {
  return db.transaction(async (tx) => {
    await lockForChange(tx, actor, kind, id);
    await requirePictures(tx, 'picture', input.picture);
    const category = input.category === undefined ? {} : { category: input.category };
    await queries.updateStory(tx, id, { ...content(input), ...category, updatedAt: clock() });
    await queries.replacePictures(tx, id, input.picture);
    return reload(tx, kind, id);
  });
}

export function deleteStory({ db }: Deps, actor: Actor, kind: StoryKind, id: number) {
  return db.transaction(async (tx) => {
    await lockForChange(tx, actor, kind, id);
    await queries.deleteStory(tx, id);
  });
}

async function lockForChange(tx: Deps['db'], actor: Actor, kind: StoryKind, id: number) {
  const story = await queries.lockStory(tx, kind, id);
  if (!story) throw notFound();
  if (!canChange(actor, story)) throw forbidden();
}

async function reload(tx: Deps['db'], kind: StoryKind, id: number) {
  const story = await queries.findStory(tx, kind, id);
  if (!story) throw notFound();
  return story;
}

function content({ title, detail: html, createdAt }: StoryEdit) {
  const detail = sanitise(html);
  if (!plainText(detail)) throw invalid({ detail: storyMessages.detail });
  return { title, detail, extract: extract(detail), ...(createdAt && { createdAt: toMoment(createdAt) }) };
}
