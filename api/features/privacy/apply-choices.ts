import { privacyMessages } from '../../../contract/people/privacy.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { ApiError, invalid } from '../../lib/errors.ts';
import { redactLines } from '../audit/audit.service.ts';
import type { Choices, RecordKind } from './choices.ts';
import { changeRow, type FoundRow } from './mentions/mentions.queries.ts';
import { changeOf, type Spot } from './mentions/mentions.ts';
import type { Phrase } from './mentions/phrases.ts';

export type Ticked = ReturnType<typeof tickedOf>;

/** What somebody decided, held against what is there now: what they have not seen is not touched. */
export function tickedOf(choices: Choices, erase: string[], keep: string[]) {
  const records = [...choices.published, ...choices.others];
  const spots = choices.phrases.flatMap(({ phrase, spots }) => spots.map((spot) => ({ phrase, spot })));
  const known = new Set([...records.map(({ id }) => id), ...spots.map(({ spot }) => spot.id)]);
  if (![...erase, ...keep].every((id) => known.has(id))) throw new ApiError('conflict', privacyMessages.changed);
  const [gone, kept] = [new Set(erase), new Set(keep)];
  const isDecided = ({ id }: { id: string }) => gone.has(id) !== kept.has(id);
  if (!choices.published.every(isDecided)) throw invalid({ erase: privacyMessages.undecided });

  const keys = (kind: RecordKind) =>
    records.filter(({ id, record }) => record === kind && gone.has(id)).map(({ key }) => key);
  const pairs = (kind: RecordKind) =>
    keys(kind).map((key) => {
      const [id, itemId = ''] = key.split(' ');
      return { id: Number(id), itemId };
    });
  return {
    has: (id: string) => gone.has(id),
    keys,
    ids: (kind: RecordKind) => keys(kind).map(Number),
    pairs,
    posts: [...keys('post'), ...pairs('trashedPost').map(({ itemId }) => itemId)],
    spots: spots.filter(({ spot }) => gone.has(spot.id)),
  };
}

/** Takes the words out of the texts; in how many. */
export async function applyMentions(deps: Pick<Deps, 'clock'>, tx: Db, { spots }: Ticked): Promise<number> {
  const phrasesOf = new Map<FoundRow, Phrase[]>();
  for (const { phrase, spot } of spots) {
    for (const row of spot.rows) phrasesOf.set(row, [...(phrasesOf.get(row) ?? []), phrase]);
  }
  const lines = [...phrasesOf.keys()].filter(isLine);
  if (lines.length > 0) {
    await redactLines(
      tx,
      lines.map(({ row }) => Number(row.id)),
    );
  }
  for (const [row, phrases] of phrasesOf) {
    if (isLine(row)) continue;
    const change = changeOf(row, phrases);
    const isDone = Object.keys(change).length === 0 || (await changeRow(tx, row, change, deps.clock()));
    if (!isDone) throw new ApiError('conflict', privacyMessages.changed);
  }
  return phrasesOf.size;
}

const isLine = ({ table }: Spot['rows'][number]) => table.name === 'audit_log';
