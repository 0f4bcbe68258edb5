import { LRUCache } from 'lru-cache';
import type { Place } from '../../../../contract/common/this-school.ts';
import { blocksOf, type Stored } from '../../../../contract/pages/stored-blocks.ts';
import { feesOn } from '../../../../contract/school/fee-tables.ts';
import { readFees } from '../../../../contract/school/fees.ts';

/** Only a text with the mark needs the table of fees, which is long. */
export const saysFee = (texts: object): boolean => JSON.stringify(texts).includes('{lowest fee}');

/** A table changes once a year; to read it takes longer than all else of an answer. */
const read = new LRUCache<string, string>({ max: 4 });

/** KES 45,000, the least that a term costs in any class; empty where no table says so. */
export function lowestFee(page: Stored | null, { classes, currency }: Place, campuses: { name: string }[]): string {
  if (!page) return '';
  const known = { classes, campuses: campuses.map(({ name }) => name) };
  const key = JSON.stringify([page, known, currency]);
  const lowest = read.get(key) ?? wordsOf(page, known, currency);
  read.set(key, lowest);
  return lowest;
}

function wordsOf(page: Stored, known: { classes: string[]; campuses: string[] }, currency: string): string {
  const written = feesOn(blocksOf(page));
  const amounts = written ? readFees(written, known).fees.classes.flatMap((fee) => fee.amounts) : [];
  return amounts.length > 0 ? `${currency} ${Math.min(...amounts).toLocaleString('en')}` : '';
}
