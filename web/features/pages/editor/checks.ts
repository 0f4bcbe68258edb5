import { type Block, isKnown } from '../../../../contract/blocks.ts';
import { feesOn } from '../../../../contract/fee-tables.ts';
import { readFees } from '../../../../contract/fees.ts';
import type { PictureInfo } from '../../../../contract/media.ts';
import { toWrite } from '../../../../contract/pages.ts';
import { thisPlace } from '../../../../contract/this-school.ts';

export type Check = { state: 'ok' | 'open' | 'wrong'; words: string; block?: string };

const vague = /<a [^>]*>\s*(here|click here|this|link|more)\s*<\/a>/i;

/** What to look at before a page is published. Nothing of it forbids publishing. */
export function checksOf(
  blocks: Block[],
  alts: (name: string) => PictureInfo | undefined,
  campuses: string[] = [],
): Check[] {
  const known = blocks.filter(isKnown);
  const html = known.flatMap((block) => ('html' in block && block.html ? [{ id: block.id, html: block.html }] : []));
  const noWords = known.find(
    (block) => 'picture' in block && block.picture !== '' && (alts(block.picture)?.alt ?? '') === '',
  );
  const noTranscript = known.find((block) => block.type === 'video' && block.transcript === '');
  const noHead = known.find((block) => block.type === 'table' && (!block.heading || block.caption === ''));
  const unwritten = html.find((one) => one.html.includes(toWrite));
  const here = html.find((one) => vague.test(one.html));
  const gap = html.find((one) => hasGap(one.html));
  const foreign = blocks.find((block) => !isKnown(block));
  const fees = feesOn(blocks);
  const unread = fees ? readFees(fees, { classes: thisPlace().classes, campuses }).problems : [];
  const checks: Check[] = [
    said(
      unwritten,
      'wrong',
      `A text still begins with “${toWrite}”. Write what belongs there.`,
      '',
      unwritten !== undefined,
    ),
    said(
      noTranscript,
      'wrong',
      'The video has no captions that we know of. Say below it what is heard.',
      'What is said in the video can be read',
      known.some(({ type }) => type === 'video'),
    ),
    said(here, 'open', 'A link says only “here”. Say where it leads.', 'Links say where they lead'),
    said(gap, 'open', 'A small heading stands without one above it.', 'Headings follow each other without a gap'),
    said(noWords, 'open', 'A picture is not described for those who cannot see it.', 'All pictures are described'),
    said(
      noHead,
      'open',
      'A table has no heading row or no caption.',
      'The table has a heading row and a caption',
      known.some(({ type }) => type === 'table'),
    ),
    said(
      unread.length > 0 ? known.find((block) => 'beside' in block && block.beside === 'apply') : undefined,
      'wrong',
      `“What will it cost?” cannot count with all of this table. ${unread.slice(0, 3).join(' ')}`,
      '“What will it cost?” can count with the table of fees',
      fees !== undefined,
    ),
    said(
      foreign,
      'open',
      'A block was made by a newer version of the site. It is kept, and not shown to readers.',
      '',
      foreign !== undefined,
    ),
  ].flatMap((check) => check ?? []);
  const weight = { wrong: 0, open: 1, ok: 2 };
  return checks.toSorted((a, b) => weight[a.state] - weight[b.state]);
}

function said(
  found: { id: string } | undefined,
  state: Check['state'],
  bad: string,
  good: string,
  applies = true,
): Check | null {
  if (!applies) return null;
  return found ? { state, words: bad, block: found.id } : { state: 'ok', words: good };
}

/** A heading of the third order needs one of the second before it. */
function hasGap(html: string): boolean {
  const levels = [...html.matchAll(/<h([2-4])\b/g)].map(([, level]) => Number(level));
  return levels.some((level, place) => level > (levels[place - 1] ?? 2) + (place === 0 ? 0 : 1));
}
