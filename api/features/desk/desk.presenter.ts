import type { Desk, Review } from '../../../contract/office/desk.ts';
import { plainText } from '../../lib/text/html.ts';
import type { ReviewRow } from '../reviews/reviews.service.ts';
import type { DraftRow, WaitingRow } from './desk.queries.ts';
import type { DeskView } from './desk.service.ts';

type Said = { word: string | null; wordBy: string | null; wordAt: Date | null; waitingSince: Date | null };

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const said = ({ word, wordBy, wordAt }: Said) => ({ word: word ?? '', wordBy, wordAt: iso(wordAt) });
const stateOf = ({ waitingSince, wordAt }: Said) => (waitingSince ? 'waiting' : wordAt ? 'returned' : 'none');
const wordsIn = (html: string) => plainText(html).split(/\s+/).filter(Boolean).length;

const thing = <Kind extends string>(row: { kind: Kind; id: number; title: string; category: number }) => ({
  kind: row.kind,
  id: row.id,
  title: row.title,
  category: row.category,
});

export function presentDesk({ waiting, waitingTotal, drafts, scheduled, kept, recent, term, missed }: DeskView): Desk {
  return {
    waiting: waiting.map(presentWaiting),
    waitingTotal,
    drafts: drafts.map(presentDraft),
    scheduled: scheduled.map((row) => ({
      ...thing(row),
      ...{ at: row.at.toISOString(), author: row.author, isChange: row.isChange === true },
    })),
    kept: kept.map((row) => ({
      ...thing(row),
      ...{ at: row.savedAt.toISOString(), by: row.by, publishAt: iso(row.publishAt), stuck: row.stuck },
    })),
    recent: recent.map((row) => ({ ...thing(row), at: row.at.toISOString(), views: row.views })),
    term,
    missed: missed.map(({ words, count }) => ({ words, count })),
  };
}

const presentWaiting = (row: WaitingRow): Desk['waiting'][number] => ({
  ...thing(row),
  ...said(row),
  author: row.author,
  waitingSince: iso(row.waitingSince) ?? '',
  words: wordsIn(row.text),
  pictures: row.pictures,
});

const presentDraft = (row: DraftRow): Desk['drafts'][number] => ({
  ...thing(row),
  ...said(row),
  state: stateOf(row),
  words: wordsIn(row.text),
  pictures: row.pictures,
  updatedAt: row.updatedAt.toISOString(),
});

const none: Said & { submittedBy: null } = {
  word: '',
  wordBy: null,
  wordAt: null,
  waitingSince: null,
  submittedBy: null,
};

export function presentReview({ review, updatedAt }: { review: ReviewRow | undefined; updatedAt: Date }): Review {
  const row = review ?? none;
  return {
    ...said(row),
    state: stateOf(row),
    submittedBy: row.submittedBy,
    waitingSince: iso(row.waitingSince),
    updatedAt: updatedAt.toISOString(),
  };
}
