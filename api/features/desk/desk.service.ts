import { daysBetween } from '../../../contract/common/days.ts';
import { type DeskCounts, missedDays } from '../../../contract/office/desk.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { schoolDay } from '../../lib/clock.ts';
import { seesDraftDocuments } from '../documents/documents.service.ts';
import { mayPublish } from '../reviews/reviews.service.ts';
import { viewMissed } from '../statistics/statistics.service.ts';
import { answersFamilies, plannedChanges, plannersOf, theirChanges } from './desk.policy.ts';
import * as queries from './desk.queries.ts';
import { countsOf } from './desk-counts.queries.ts';
import { keptBeside } from './desk-kept.queries.ts';

const shown = { waiting: 20, drafts: 12, scheduled: 5, kept: 12, recent: 5, missed: 5 };

export type DeskView = Awaited<ReturnType<typeof viewDesk>>;

/** All that concerns one person who writes, at one look. */
export async function viewDesk(deps: Deps, actor: Actor) {
  const { db, clock } = deps;
  const now = clock();
  const today = schoolDay(now);
  const [waiting, drafts, planned, changes, recent, term, missed] = await Promise.all([
    mayPublish(actor) ? whatWaits(db, actor) : { waiting: [], waitingTotal: 0 },
    Promise.all([
      queries.draftStories(db, actor.id, shown.drafts),
      queries.draftEvents(db, actor.id, shown.drafts),
      queries.draftsUnsent(db, actor.id, seesDraftDocuments(actor), shown.drafts),
    ]),
    queries.plannedThings(db, now, plannersOf(actor), shown.scheduled),
    keptBeside(
      db,
      now,
      { theirs: plannedChanges(actor), limit: shown.scheduled },
      { theirs: theirChanges(actor), limit: shown.kept },
    ),
    queries.recentStories(db, now, shown.recent),
    queries.termOn(db, today),
    mayPublish(actor) ? viewMissed(deps, missedDays, shown.missed) : [],
  ]);
  return {
    ...waiting,
    // What came back is there whatever was saved since.
    drafts: sorted<queries.DraftRow>(drafts, (row) => (cameBack(row) ? -Infinity : -row.updatedAt.getTime())).slice(
      0,
      shown.drafts,
    ),
    scheduled: sorted<Plan>([planned, changes.filter(isPlanned).map(asPlan)], ({ at }) => at.getTime()).slice(
      0,
      shown.scheduled,
    ),
    kept: changes.filter((change) => !isPlanned(change)),
    recent: sorted([recent], ({ at }) => -at.getTime()).slice(0, shown.recent),
    missed,
    term: term ? { name: term.name, week: Math.floor(daysBetween(term.firstDay, today) / 7) + 1 } : null,
  };
}

/** How much waits, for the menu: of what somebody may not see nothing is counted. */
export const viewCounts = ({ db, clock }: Deps, actor: Actor): Promise<DeskCounts> =>
  countsOf(db, actor, clock(), { reviews: mayPublish(actor), families: answersFamilies(actor) });

type Plan = Awaited<ReturnType<typeof queries.plannedThings>>[number] & {
  isChange?: true;
};
type KeptRow = Awaited<ReturnType<typeof keptBeside>>[number];

const isPlanned = (change: KeptRow) => change.isPlanned;

const asPlan = ({ by, publishAt, savedAt, ...thing }: KeptRow): Plan => ({
  ...thing,
  ...{ at: publishAt ?? savedAt, author: by, isChange: true },
});

async function whatWaits(db: Deps['db'], actor: Actor) {
  const [stories, events, waitingTotal] = await Promise.all([
    queries.waitingStories(db, actor, shown.waiting),
    queries.waitingEvents(db, actor, shown.waiting),
    queries.countWaiting(db, actor),
  ]);
  const waiting = sorted<queries.WaitingRow>([stories, events], (row) => row.waitingSince?.getTime() ?? 0);
  return { waiting: waiting.slice(0, shown.waiting), waitingTotal };
}

const cameBack = ({ wordAt, waitingSince }: queries.DraftRow) => wordAt !== null && waitingSince === null;

/** What is of several tables in one order. */
const sorted = <T>(parts: T[][], by: (row: T) => number): T[] => parts.flat().sort((one, two) => by(one) - by(two));
