import { thisPlace } from '../../../../contract/common/this-school.ts';
import type { PictureInfo } from '../../../../contract/media/media.ts';
import { type Block, isKnown, type KnownBlock } from '../../../../contract/pages/blocks.ts';
import { ownPath } from '../../../../contract/pages/own-links.ts';
import { toWrite } from '../../../../contract/pages/pages.ts';
import { feesOn } from '../../../../contract/school/fee-tables.ts';
import { readFees } from '../../../../contract/school/fees.ts';
import {
  type Finding,
  findingsIn,
  gapAfter,
  headingsIn,
  ownLinksIn,
} from '../../../office/rich-text/checks/text-checks.ts';

export type Check = {
  state: 'ok' | 'open' | 'wrong';
  words: string;
  block?: string;
  /** Where it is within the text of the block. */
  at?: Omit<Finding, 'words'>;
};

type Around = {
  campuses?: string[] | undefined;
  dead?: ReadonlySet<string>;
  origin?: string;
  /** The documents that readers do not see. */
  drafts?: ReadonlySet<number>;
};

/** What to look at before a page is published. Nothing of it forbids publishing. */
export function checksOf(
  blocks: Block[],
  alts: (name: string) => PictureInfo | undefined,
  { campuses = [], dead = new Set(), origin = '', drafts = new Set() }: Around = {},
): Check[] {
  const known = blocks.filter(isKnown);
  const html = textsOf(blocks);
  const found = html.flatMap(({ id, html }) => findingsIn(html, dead, origin).map((one) => checkOf(id, one)));
  const gaps = gapsIn(html);
  const links = ownPathsOf(blocks, origin);
  const button = known.find((block) =>
    buttonsOf(block).some((to) => ownPaths([to], origin).some((path) => dead.has(path))),
  );
  const withDraft = known.find((block) => block.type === 'documents' && block.documents.some((id) => drafts.has(id)));
  const noWords = known.find(
    (block) => 'picture' in block && block.picture !== '' && (alts(block.picture)?.alt ?? '') === '',
  );
  const noTranscript = known.find((block) => block.type === 'video' && block.transcript === '');
  const noHead = known.find((block) => block.type === 'table' && (!block.heading || block.caption === ''));
  const unwritten = html.find((one) => one.html.includes(toWrite));
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
    ...found,
    ...gaps,
    said(button, 'wrong', 'A button or a card leads nowhere: readers find nothing there.', '', button !== undefined),
    said(
      withDraft,
      'wrong',
      'A document here is a draft, and left out for readers. Publish it under Documents, or take it off.',
      'All documents can be downloaded by readers',
      known.some(({ type }) => type === 'documents'),
    ),
    good(!found.some(({ words }) => words.includes('says only')), 'Links say where they lead'),
    good(
      links.length > 0 && dead.size === 0,
      `${countOf(links.length)} to our own pages ${links.length === 1 ? 'leads' : 'lead'} somewhere`,
    ),
    good(gaps.length === 0, 'Headings follow each other without a gap'),
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

const good = (isGood: boolean, words: string): Check | null => (isGood ? { state: 'ok', words } : null);

const countOf = (links: number) => (links === 1 ? 'The link' : `All ${links} links`);

const checkOf = (block: string, { words, tag, place }: Finding): Check => ({
  state: words.includes('nowhere') ? 'wrong' : 'open',
  ...{ words, block, at: { tag, place } },
});

type Text = { id: string; html: string };

const textsOf = (blocks: Block[]): Text[] =>
  blocks
    .filter(isKnown)
    .flatMap((block) => ('html' in block && block.html ? [{ id: block.id, html: block.html }] : []));

/** Headings go on from text to text: the page is one to whoever listens to it. */
function gapsIn(texts: Text[]): Check[] {
  let before: number | undefined;
  return texts.flatMap(({ id, html }) =>
    headingsIn(html).flatMap((heading) => {
      const words = gapAfter(before, heading);
      before = heading.level;
      return words ? [checkOf(id, { words, tag: 'h2, h3, h4', place: heading.place })] : [];
    }),
  );
}

const buttonsOf = (block: KnownBlock): string[] =>
  block.type === 'call' ? [block.link] : block.type === 'cards' ? block.cards.map(({ link }) => link) : [];

const ownPaths = (addresses: string[], origin: string) => addresses.flatMap((one) => ownPath(one, origin) ?? []);

/** All addresses of ours that the blocks lead to. */
export const ownPathsOf = (blocks: Block[], origin: string): string[] => [
  ...textsOf(blocks).flatMap(({ html }) => ownLinksIn(html, origin)),
  ...ownPaths(blocks.filter(isKnown).flatMap(buttonsOf), origin),
];
