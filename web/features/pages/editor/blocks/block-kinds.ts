import { type Block, type BlockType, isKnown, type KnownBlock, newest } from '../../../../../contract/pages/blocks.ts';
import type { IconName } from '../../../../ui/icons/icon.tsx';

/** `also` is what others call it: whoever types it finds it, and nobody reads it. */
type Kind = { label: string; hint: string; icon: IconName; also?: string };

/** What each kind of block is called, in the order in which they are offered. */
export const blockKinds: Record<BlockType, Kind> = {
  text: { label: 'Text', hint: 'Words, lists, links', icon: 'text', also: 'paragraph heading title' },
  picture: { label: 'Picture with text', hint: 'Side by side', icon: 'picture', also: 'image photo' },
  table: { label: 'Table', hint: 'Fees, times', icon: 'table' },
  cards: { label: 'Cards', hint: 'Two to six', icon: 'cards', also: 'columns tiles' },
  people: { label: 'People', hint: 'From staff profiles', icon: 'people', also: 'team teachers' },
  questions: { label: 'Questions', hint: 'And answers', icon: 'question', also: 'faq accordion' },
  gallery: { label: 'Gallery', hint: 'Pictures of one gallery', icon: 'picture', also: 'images photos album' },
  documents: { label: 'Documents', hint: 'Files to download', icon: 'document', also: 'pdf attach attachment' },
  video: { label: 'Video', hint: 'YouTube or Vimeo, loads only when played', icon: 'youtube' },
  campus: { label: 'Campus', hint: 'Phone, hours and map', icon: 'pin' },
  latest: { label: 'Latest news or events', hint: 'Live', icon: 'newspaper' },
  call: { label: 'Call to action', hint: 'One clear button', icon: 'loud', also: 'banner' },
};

export const offered = Object.keys(blockKinds) as BlockType[];

export const kindOf = (block: Block): Kind =>
  isKnown(block) ? blockKinds[block.type] : { label: 'Unknown block', hint: '', icon: 'box' };

const empty = { title: '', text: '', link: '', picture: '' };

const begins: { [T in BlockType]: Omit<Extract<KnownBlock, { type: T }>, 'id' | 'version' | 'type'> } = {
  text: { html: '' },
  picture: { html: '', picture: '', side: 'right' },
  table: {
    caption: '',
    heading: true,
    rows: [
      ['', ''],
      ['', ''],
    ],
  },
  cards: { title: '', cards: [empty, empty] },
  people: { title: '', people: [] },
  questions: { title: '', questions: [{ question: '', answer: '' }] },
  gallery: { gallery: 0, most: 6 },
  documents: { title: '', documents: [] },
  video: { address: '', title: '', seconds: 60, picture: '', transcript: '' },
  campus: { campus: 0 },
  latest: { of: 'news', most: 3 },
  call: { title: '', text: '', label: '', link: '' },
};

/** A new block of a kind, with a name that no other block of the page has. */
export function newBlock(type: BlockType): KnownBlock {
  const id = Math.random().toString(36).slice(2, 10) || 'b';
  return { id, type, version: newest, ...begins[type] } as KnownBlock;
}
