import type { PictureInfo } from '../../../contract/media/media.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { PictureCaption } from '../../ui/pictures/picture-caption.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

type Props = { batches: string[]; pictures: PictureInfo[] };

/** Each part of the text stands beside its picture, by turns left and right. */
export function PageText({ batches, pictures }: Props) {
  return (
    <div className="wrap page-flow">
      {batches.map((html, position) => {
        const picture = pictures[position];
        if (!html && !picture) return null;
        return (
          <div key={picture?.name ?? html} className="pair">
            {html && <RichText html={html} className={position === 0 ? 'prose opens' : 'prose'} />}
            {picture && (
              <figure className="fig">
                <Picture picture={picture} sizes="(min-width: 60rem) 32rem, 92vw" eager={position === 0} />
                <PictureCaption text={picture.caption} />
              </figure>
            )}
          </div>
        );
      })}
    </div>
  );
}
