import type { ReactNode } from 'react';
import type { PictureInfo } from '../../../contract/media/media.ts';
import { Link } from '../../ui/links/link.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

type Props = { to: string; name: string; note: ReactNode; picture?: PictureInfo | null };

/** What a row shows of a thing: how it looks, what it is called, and where it leads. */
export const OrderedCard = ({ to, name, note, picture }: Props) => (
  <>
    {picture && <Picture picture={{ ...picture, alt: '' }} sizes="3rem" />}
    <div className="ordered-words">
      <Link to={to} draggable={false}>
        {name}
      </Link>
      <small>{note}</small>
    </div>
  </>
);
