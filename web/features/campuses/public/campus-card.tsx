import { useRouteLoaderData } from 'react-router';
import { landmarksIn, timesIn } from '../../../../contract/school/campus-lines.ts';
import type { CampusCard as Card } from '../../../../contract/school/campuses.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { PhoneLink } from '../../../ui/links/phone-link.tsx';
import { SubscribeLink } from '../../../ui/links/subscribe-link.tsx';
import type { RootData } from '../../../ui/meta/meta.ts';
import { useClosedCampuses, useSite } from '../../../ui/meta/site.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { PlainText } from '../../../ui/text/plain-text.tsx';
import styles from './campus-card.css?url';
import { CampusMapDrawing } from './campus-map.tsx';
import { layOut } from './map-layout.ts';
import { WaysToReach } from './ways-to-reach.tsx';

/** Everything about reaching a campus, where its page begins: to call, to find, to come on time. */
export function CampusCard({ campus }: { campus: Card }) {
  const shortName = useRouteLoaderData<RootData>('root')?.school.shortName ?? '';
  const others = useSite()?.campuses ?? [];
  const isClosed = useClosedCampuses().includes(campus.name);
  const { name, address, phone, email, hours, callNote, directions, head, headNote } = campus;
  const map = mapOf(campus, others);
  const times = [...timesIn(campus.times), ...(hours ? [{ name: 'Office', when: hours }] : [])];
  return (
    <div className="band tight">
      <link rel="stylesheet" href={styles} precedence="default" />
      <section className="wrap cc" aria-label={`Find and call ${name}`}>
        {(map || address || directions) && (
          <figure className={map ? 'cc-map always-light' : 'cc-map'}>
            {map && <CampusMapDrawing map={map} />}
            <figcaption>
              {address && <b>{address}.</b>} <PlainText text={directions} />
            </figcaption>
          </figure>
        )}
        <div className="cc-body">
          {isClosed && <p className="tag">Closed today</p>}
          <WaysToReach campus={campus} placeName={`${shortName} ${name}`.trim()} />
          {(phone || callNote) && (
            <p className="small">
              {phone && <PhoneLink phone={phone} />} <PlainText text={callNote} />
            </p>
          )}
          {email && (
            <p className="small">
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {head && (
            <div className="cc-head">
              {head.pictureInfo && <Picture picture={head.pictureInfo} sizes="6rem" />}
              <div>
                <h2>
                  <Link to={`/profiles/view/${head.id}`}>{head.name}</Link>
                </h2>
                <p>
                  {head.position}. <PlainText text={headNote} />
                </p>
              </div>
            </div>
          )}
          {times.length > 0 && (
            <dl className="cc-hours">
              {times.map(({ name: what, when }) => (
                <div key={`${what} ${when}`}>
                  <dt>{what}</dt>
                  <dd>
                    <PlainText text={when} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <p className="row">
            <Link className="more" to={`/cost?campus=${campus.slug}`}>
              What will it cost here? <Icon name="arrow" />
            </Link>
            <SubscribeLink campus={campus.slug} />
          </p>
        </div>
      </section>
    </div>
  );
}

type Other = { name: string; latitude: number | null; longitude: number | null };

/** Without places of its own, a campus is shown among the others of the school. */
function mapOf({ name, latitude, longitude, landmarks }: Card, others: Other[]) {
  if (latitude === null || longitude === null) return undefined;
  const own = landmarksIn(landmarks);
  const known = others.flatMap((other) =>
    other.name === name || other.latitude === null || other.longitude === null
      ? []
      : [{ name: other.name, latitude: other.latitude, longitude: other.longitude }],
  );
  return layOut({ latitude, longitude }, own.length > 0 ? own : known.slice(0, 6));
}
