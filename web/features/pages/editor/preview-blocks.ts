import type { DocumentOption } from '../../../../contract/media/documents.ts';
import type { PictureInfo } from '../../../../contract/media/media.ts';
import { type Block, isKnown, type KnownBlock } from '../../../../contract/pages/blocks.ts';
import type { ShownBlock } from '../../../../contract/pages/shown-blocks.ts';

type Person = { id: number; name: string; position: string; pictureInfo: PictureInfo | null };
export type Choices = { people: Person[]; galleries: { id: number; name: string }[]; documents: DocumentOption[] };
type Known = Choices & { pictureOf: (name: string) => PictureInfo | undefined; shown: ShownBlock[] };

/** The blocks as readers would see them, before they are saved; what only the server knows is as it was last shown. */
export const previewBlocks = (blocks: Block[], known: Known): ShownBlock[] =>
  blocks.filter(isKnown).flatMap((block) => preview(block, known) ?? []);

function preview(block: KnownBlock, { people, documents, pictureOf, shown }: Known): ShownBlock | undefined {
  switch (block.type) {
    case 'picture':
    case 'video': {
      const { picture, ...rest } = block;
      return { ...rest, pictureInfo: pictureOf(picture) ?? null } as ShownBlock;
    }
    case 'cards':
      return {
        ...block,
        cards: block.cards.map(({ picture, ...card }) => ({ ...card, pictureInfo: pictureOf(picture) ?? null })),
      };
    case 'people':
      return { ...block, people: block.people.flatMap((id) => people.find((one) => one.id === id) ?? []) };
    case 'documents': {
      const offered = block.documents.flatMap((id) => documents.find((one) => one.id === id && !one.draft) ?? []);
      return offered.length > 0 ? { ...block, documents: offered } : undefined;
    }
    case 'gallery':
    case 'latest':
      return shown.find(({ id, type }) => id === block.id && type === block.type);
    default:
      return block;
  }
}
