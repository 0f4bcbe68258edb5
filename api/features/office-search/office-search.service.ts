import { receiptIn } from '../../../contract/enquiries/enquiries.ts';
import { type OfficeSearchQuery, officeSearchMinLength } from '../../../contract/office/office-search.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { typedWords } from '../../lib/text/typed-words.ts';
import { eventWaitsFor, storyWaitsFor } from '../reviews/reviews.service.ts';
import { mayChange, visibleTo } from './office-search.policy.ts';
import * as queries from './office-search.queries.ts';

/** A name has no more; each is one more condition for every kind. */
const maxWords = 6;

/** What somebody of the office may see and has all the words, some of each kind and one more than is shown. */
export async function searchOffice({ db, clock }: Deps, actor: Actor, { q, items }: OfficeSearchQuery) {
  const words = typedWords(q).slice(0, maxWords);
  if (q.length < officeSearchMinLength || words.length === 0) return [];
  const now = clock();
  const waits = { stories: storyWaitsFor(actor.role), events: eventWaitsFor(actor.role) };
  const visible = visibleTo(actor, now, waits);
  const rows = await queries.findThings(db, { words, code: receiptIn(q), now, limit: items + 1, visible });
  return rows.map((row) => ({ ...row, mayChange: mayChange(actor, row), isOwn: row.ownerId === actor.id }));
}
