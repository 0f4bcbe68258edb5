import { useState } from 'react';
import type { PictureInfo } from '../../../../contract/media/media.ts';
import type { Block } from '../../../../contract/pages/blocks.ts';
import type { PageContent } from '../../../../contract/pages/page-content.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { DeviceFrame } from '../../../office/site/device-frame.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Banner } from '../../../ui/layout/banner.tsx';
import { ShownBlockView } from '../blocks/shown-block.tsx';
import { type Choices, previewBlocks } from './preview-blocks.ts';

type Props = {
  content: PageContent;
  written: { title: string; blocks: Block[] };
  choices: Choices;
  pictureOf: (name: string) => PictureInfo | undefined;
};

/** How it will look, as it is written at this moment. */
export function PagePreview({ content, written, choices, pictureOf }: Props) {
  const [wide, setWide] = useState(false);
  const blocks = previewBlocks(written.blocks, { ...choices, pictureOf, shown: content.shown });
  const other = wide ? 'Phone' : 'Desktop';
  return (
    <Box
      title={wide ? 'On a desktop' : 'On a phone'}
      className="page-preview"
      aside={
        <button type="button" className="btn line sm" onClick={() => setWide(!wide)}>
          <Icon name={wide ? 'mobile' : 'monitor'} />
          {other}
        </button>
      }
    >
      <DeviceFrame key={other} width={wide ? 1280 : 390} label="Preview of the page">
        <Banner title={written.title} />
        <div className="band tight">
          <div className="page-blocks">
            {blocks.map((block) => (
              <div key={block.id} className="wrap">
                <ShownBlockView block={block} />
              </div>
            ))}
          </div>
        </div>
      </DeviceFrame>
    </Box>
  );
}
