import type { PictureInfo } from '../../../../contract/media/media.ts';
import { Link } from '../../../ui/links/link.tsx';
import { AlumnusPortrait } from './view/alumnus-portrait.tsx';

export type AlumnusCard = {
  id: number;
  name: string;
  classOf: number;
  occupation?: string | undefined;
  pictureInfo: PictureInfo[];
  /** Administrators only. */
  email?: string | undefined;
  phone?: string | undefined;
};

type Props = { alumni: AlumnusCard[]; base: string; heading?: 'h2' | 'h3' };

export function AlumniList({ alumni, base, heading: Heading = 'h2' }: Props) {
  return (
    <ul className="grid alum-list">
      {alumni.map(({ id, name, classOf, occupation, pictureInfo: [picture], email, phone }) => (
        <li key={id} className="alum-row">
          <AlumnusPortrait name={name} picture={picture} sizes="4.5rem" />
          <div>
            <Heading>
              <Link to={`${base}/view/${id}`}>{name}</Link>
            </Heading>
            <p className="cls">Class of {classOf}</p>
            {occupation && <p>{occupation}</p>}
            {email && (
              <p>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            )}
            {phone && (
              <p>
                <a href={phoneAddress(phone)}>{phone}</a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
