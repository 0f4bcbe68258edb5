import { Fragment } from 'react';
import type { PictureInfo } from '../../../../../contract/media/media.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { PictureCaption } from '../../../../ui/pictures/picture-caption.tsx';
import { RichText } from '../../../../ui/text/rich-text.tsx';

type Props = { batches: string[]; pictures: PictureInfo[] };

/** One column of reading: each picture stands before its part of the text. */
export function TextWithPictures({ batches, pictures }: Props) {
  return (
    <div className="reading-flow">
      {batches.map((html, position) => {
        const picture = pictures[position];
        return (
          <Fragment key={html || picture?.name || 'nothing'}>
            {picture && (
              <figure className="fig">
                <Picture picture={picture} sizes="(min-width: 60rem) 42rem, 92vw" eager={position === 0} />
                <PictureCaption text={picture.caption} />
              </figure>
            )}
            {html && <RichText html={html} className={position === 0 ? 'prose opens' : 'prose'} />}
          </Fragment>
        );
      })}
    </div>
  );
}
