import type { CampusCard } from '../../../../contract/school/campuses.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

type Props = { campus: CampusCard; placeName: string };

const digits = (phone: string) => phone.replace(/[^+\d]/g, '');

/** Four ways that begin with a tap; nothing of the services is loaded. */
export function WaysToReach({ campus, placeName }: Props) {
  const { phone, whatsapp, latitude, longitude } = campus;
  const place = latitude === null || longitude === null ? undefined : `${latitude},${longitude}`;
  return (
    <div className="cc-acts">
      {phone && (
        <a className="btn" href={`tel:${digits(phone)}`}>
          <Icon name="phone" />
          Call
        </a>
      )}
      {whatsapp && (
        <a className="btn cc-wa" href={`https://wa.me/${digits(whatsapp).replace('+', '')}`} rel="noopener">
          <Icon name="whatsapp" />
          WhatsApp
        </a>
      )}
      {place && (
        <a
          className="btn line"
          href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`}
          rel="noopener"
        >
          <Icon name="pin" />
          Directions
        </a>
      )}
      {place && (
        <a className="btn line" href={`geo:${place}?q=${place}(${encodeURIComponent(placeName)})`}>
          <Icon name="mobile" />
          Map app
        </a>
      )}
    </div>
  );
}
