import type { PictureInfo } from '../../../../contract/media/media.ts';
import type { ShownBlock } from '../../../../contract/pages/shown-blocks.ts';
import { PageText } from '../page-text.tsx';
import { BlockStyles } from './block-styles.tsx';
import { ShownBlockView } from './shown-block.tsx';

type Props = { blocks: ShownBlock[]; batches: string[]; pictures: PictureInfo[] };

/** A page block by block; one that is its text alone looks as it always has. */
export function PageBlocks({ blocks, batches, pictures }: Props) {
  if (blocks.length === 0) return <PageText batches={batches} pictures={pictures} />;
  return (
    <div className="page-blocks">
      <BlockStyles />
      {blocks.map((block) =>
        block.type === 'text' && block.html === undefined ? (
          <PageText key={block.id} batches={batches} pictures={pictures} />
        ) : (
          <div key={block.id} className="wrap">
            <ShownBlockView block={block} />
          </div>
        ),
      )}
    </div>
  );
}
