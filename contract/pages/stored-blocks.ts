import { type Block, newest, type StoredBlock } from './blocks.ts';

/** As a page and its versions keep them: the words of the first text stand by themselves. */
export type Stored = { pageText: string; blocks: StoredBlock[] };

export const isFirstText = (block: StoredBlock): boolean =>
  block.type === 'text' && block.version === newest && !('html' in block);

/** All blocks of a page, its first text among them. Where none says where that stands, it stands first. */
export function blocksOf({ pageText, blocks }: Stored): Block[] {
  const all = blocks.map((block) => (isFirstText(block) ? { ...block, html: pageText } : block) as Block);
  if (pageText === '' || blocks.some(isFirstText)) return all;
  return [{ id: 'main', type: 'text', version: newest, html: pageText }, ...all];
}
