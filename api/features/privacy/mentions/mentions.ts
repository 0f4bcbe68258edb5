import { createHash } from 'node:crypto';
import { maxPlaces, phraseMessages } from '../../../../contract/people/privacy.ts';
import type { FoundRow } from './mentions.queries.ts';
import { type Phrase, phraseObstacle, type Sentence, sentencesIn, withoutPhrase } from './phrases.ts';
import { columnsOf, type Place, placeOf } from './places.ts';
import { mapRow } from './row-texts.ts';

/** A thing with its versions, and the sentences in which a phrase stands there. */
export type Spot = { id: string; place: Place; sentences: Sentence[]; rows: FoundRow[] };
export type FoundPhrase = { phrase: Phrase; refused: string | null; spots: Spot[] };

type Look = {
  rows: FoundRow[];
  /** Phrases that stand in so many rows that not all were read. */
  crowded: Set<string>;
  phrases: Phrase[];
  schoolNames: string[];
  /** The account of the person, whose own lines of the log may lose their words. */
  accountId: number | undefined;
};

/** Texts of others in which the person stands, and what keeps a phrase from being replaced. */
export function mentionsIn({ rows, crowded, phrases, schoolNames, accountId }: Look) {
  const untouched = new Map<string, Place>();
  const found = phrases.map((phrase): FoundPhrase => {
    const obstacle = phraseObstacle(phrase, schoolNames);
    if (obstacle) return { phrase, refused: obstacle, spots: [] };
    const spots = new Map<string, Spot>();
    for (const row of rows.filter(({ foundFor }) => foundFor.has(phrase.text))) {
      const isOwnLine = accountId !== undefined && row.row.actor_id === accountId;
      const { open, closed } = columnsOf(row.table);
      const isOthersLine = row.table.name === 'audit_log' && !isOwnLine;
      const sentences = isOthersLine ? [] : sentencesOf(phrase, row, open);
      const place = placeOf(row, isOwnLine);
      if (sentences.length > 0) addTo(spots, place, row, sentences);
      else if (sentencesOf(phrase, row, isOthersLine ? open : closed).length > 0) untouched.set(place.key, place);
    }
    if (crowded.has(phrase.text) || spots.size > maxPlaces) return { phrase, refused: phraseMessages.many, spots: [] };
    return { phrase, refused: null, spots: [...spots.values()].map((spot) => ({ ...spot, id: idOf(phrase, spot) })) };
  });
  return { found, untouched: [...untouched.values()] };
}

function addTo(spots: Map<string, Spot>, place: Place, row: FoundRow, sentences: Sentence[]): void {
  const spot = spots.get(place.key) ?? { id: '', place, sentences: [], rows: [] };
  const known = new Set(spot.sentences.map(inOne));
  // A thing is called as it is today, not as one of its versions was.
  const shown = place.isVersion ? spot.place : place;
  spots.set(place.key, {
    ...spot,
    place: shown,
    sentences: [...spot.sentences, ...sentences.filter((one) => !known.has(inOne(one)) && known.add(inOne(one)))],
    rows: [...spot.rows, row],
  });
}

const inOne = ({ before, hit, after }: Sentence) => [before, hit, after].join('\0');

/** Names what was shown: when a sentence has changed or come since, it is another. */
const idOf = ({ text, whose }: Phrase, { place, sentences, rows }: Spot): string =>
  shortHash([whose, text, place.key, ...sentences.map(inOne).sort(), String(rows.length)]);

export const shortHash = (parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

function sentencesOf(phrase: Phrase, { table, row }: FoundRow, columns: string[]): Sentence[] {
  const found: Sentence[] = [];
  mapRow(table.name, row, columns, (text, kind) => {
    found.push(...sentencesIn(phrase, text, kind !== 'plain'));
    return text;
  });
  return found;
}

/** The columns that change when the phrases go. */
export function changeOf({ table, row }: FoundRow, phrases: Phrase[]): Record<string, unknown> {
  // A longer one may contain a shorter one.
  const longestFirst = [...phrases].sort((a, b) => b.text.length - a.text.length);
  const mapped = mapRow(table.name, row, columnsOf(table).open, (text, kind) =>
    longestFirst.reduce((left, phrase) => withoutPhrase(phrase, left, kind !== 'plain'), text),
  );
  const changed = Object.entries(mapped).filter(([column, after]) => !isSame(row[column], after));
  return withoutConsent(table.name, Object.fromEntries(changed));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Who had agreed is no longer known, so somebody has to ask again. */
const withoutConsent = (table: string, change: Record<string, unknown>) =>
  table === 'media' && 'consent_note' in change ? { ...change, consent: 'unknown', consent_note: '' } : change;
