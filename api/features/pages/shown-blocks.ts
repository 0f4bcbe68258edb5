import type { KeptWords } from '../../../contract/media/media.ts';
import { type Block, isKnown, type KnownBlock } from '../../../contract/pages/blocks.ts';
import type { ShownBlock } from '../../../contract/pages/shown-blocks.ts';
import { blocksOf } from '../../../contract/pages/stored-blocks.ts';
import type { Db } from '../../db/client.ts';
import { startOfSchoolDay } from '../../lib/clock.ts';
import { withWords } from '../kept/kept-words.ts';
import { findSources, type Sources } from './block-sources.queries.ts';
import { isOneText, referencesOf } from './blocks.ts';
import type { PageRow } from './pages.queries.ts';

/** The blocks of a page for readers. A page that is its text alone asks nothing more of the database. */
export async function showBlocks(
  db: Db,
  now: Date,
  row: Pick<PageRow, 'pageText' | 'blocks'>,
  words: KeptWords[] = [],
): Promise<ShownBlock[]> {
  if (isOneText(row)) return [];
  return (await showAll(db, now, blocksOf(row), { words })).shown;
}

type Pictures = {
  /** Those beside the blocks, which are asked for with theirs. */
  beside?: string[];
  /** What pictures are to be described by once the blocks are public. */
  words?: KeptWords[];
};

export async function showAll(db: Db, now: Date, blocks: Block[], { beside = [], words = [] }: Pictures = {}) {
  const first = blocks.find((block) => isKnown(block) && block.type === 'text');
  const inBlocks = referencesOf(blocks);
  const wanted = { ...inBlocks, pictures: [...new Set([...beside, ...inBlocks.pictures])] };
  const asks = Object.values(wanted).some((one) => (Array.isArray(one) ? one.length > 0 : one > 0));
  const found = asks ? await findSources(db, wanted, { now, today: startOfSchoolDay(now) }) : nothing;
  const sources = { ...found, pictures: withWords(found.pictures, words) };
  const shown = blocks
    .filter(isKnown)
    .flatMap((block) => (block === first ? withoutWords(block) : show(block, sources)));
  return { shown, pictureInfo: sources.pictures };
}

const nothing: Sources = { pictures: [], people: [], galleries: [], documents: [], news: [], events: [] };

function withoutWords(block: KnownBlock): ShownBlock[] {
  const { id, version } = block;
  return [{ id, version, type: 'text' }];
}

/** What names something that is gone shows the rest, or nothing. */
function show(block: KnownBlock, from: Sources): ShownBlock[] {
  const pictureInfo = (name: string) => from.pictures.find((one) => one.name === name) ?? null;
  switch (block.type) {
    case 'picture': {
      const { picture, ...rest } = block;
      return [{ ...rest, pictureInfo: pictureInfo(picture) }];
    }
    case 'video': {
      const { picture, ...rest } = block;
      return [{ ...rest, pictureInfo: pictureInfo(picture) }];
    }
    case 'cards':
      return [
        {
          ...block,
          cards: block.cards.map(({ picture, ...card }) => ({ ...card, pictureInfo: pictureInfo(picture) })),
        },
      ];
    case 'people':
      return some(inOrder(block.people, from.people), (found) => ({
        ...block,
        people: found.map(({ picture, ...person }) => ({ ...person, pictureInfo: picture })),
      }));
    case 'documents':
      return some(inOrder(block.documents, from.documents), (documents) => ({ ...block, documents }));
    case 'gallery': {
      const { gallery: id, most, ...rest } = block;
      const gallery = from.galleries.find((one) => one.id === id);
      return some(gallery?.pictures ?? [], (pictures) => ({
        ...rest,
        gallery: { id, name: gallery?.name ?? '', pictures: pictures.slice(0, most) },
      }));
    }
    case 'latest': {
      const { most, ...rest } = block;
      return some(from[block.of].slice(0, most), (found) => ({
        ...rest,
        items: found.map(({ picture, ...item }) => ({ ...item, pictureInfo: picture })),
      }));
    }
    default:
      return [block];
  }
}

const some = <T>(found: T[], made: (found: T[]) => ShownBlock): ShownBlock[] => (found.length > 0 ? [made(found)] : []);

const inOrder = <T extends { id: number }>(ids: number[], all: T[]): T[] =>
  ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
