import type { PictureInfo } from '../../../../contract/media/media.ts';
import { type Block, isKnown, type StoredBlock } from '../../../../contract/pages/blocks.ts';
import type { PageContent } from '../../../../contract/pages/page-content.ts';
import { blocksOf } from '../../../../contract/pages/stored-blocks.ts';
import type { EditField } from '../../../office/forms/edit/edit-fields.ts';
import type { Values } from '../../../ui/form/answer.ts';
import { kindOf } from './blocks/block-kinds.ts';

/** What stands in the editor, and the pictures that were added or described anew. */
export type Written = { title: string; picture: string; blocks: Block[]; pictures: PictureInfo[] };

/** The one field of the form: drafts on the device, the comparison and the history know it by this name. */
export const pageField = 'page';

const asValues = (written: Written): Values => ({ [pageField]: JSON.stringify(written) });

export const contentValues = ({ title, picture, blocks }: PageContent): Values =>
  asValues({ title, picture, blocks: blocks as Block[], pictures: [] });

/** An earlier version, as a page keeps it. */
export function versionValues(content: Record<string, unknown>): Values {
  const {
    title,
    picture,
    pageText,
    blocks = [],
  } = content as {
    title: string;
    picture: string;
    pageText: string;
    blocks?: StoredBlock[];
  };
  return asValues({ title, picture, blocks: blocksOf({ pageText, blocks }), pictures: [] });
}

export const writtenIn = (values: Values): Written => JSON.parse(values[pageField] ?? 'null') as Written;

/** Only what is said anew: a description that stands there already needs no saying. */
export function pictureWordsOf({ pictures }: Written, known: PictureInfo[]) {
  const before = new Map(known.map(({ name, alt }) => [name, alt]));
  return pictures
    .map(({ name, alt }) => ({ name, alt: alt.replace(/\s+/g, ' ').trim() }))
    .filter(({ name, alt }) => before.get(name) !== alt);
}

/** As two versions are compared: each block by its kind and its words. */
export const pageFields: EditField[] = [
  { name: 'page-title', label: 'Title', words: (values) => writtenIn(values).title },
  {
    name: 'page-blocks',
    label: 'Blocks',
    words: (values) =>
      writtenIn(values)
        .blocks.map((block) => [kindOf(block).label, ...wordsOf(block)].join('\n'))
        .join('\n\n'),
  },
];

function wordsOf(block: Block): string[] {
  if (!isKnown(block)) return [block.type];
  const { id: _, type: _type, version: _version, ...content } = block;
  return Object.entries(content).flatMap(([name, value]) => (name === 'html' ? textOf(String(value)) : textsIn(value)));
}

const textsIn = (value: unknown): string[] =>
  value === '' || value === null || value === undefined || typeof value === 'boolean'
    ? []
    : typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [String(value)];

const textOf = (html: string): string[] => {
  const { body } = new DOMParser().parseFromString(html.replace(/<\/(p|h\d|li|tr)>/g, '\n$&'), 'text/html');
  return (body.textContent ?? '').split('\n').flatMap((line) => line.trim() || []);
};
