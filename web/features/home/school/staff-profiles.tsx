import type { PublicSite } from '../../../../contract/site/site.ts';
import { SectionHead } from '../../../ui/layout/section-head.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { HomeView } from '../home-view.ts';
import { DirectorsVoice } from './directors-voice.tsx';

type Props = PublicSite['home']['people'] & HomeView['staff'];

export function StaffProfiles({ title, count, invitation, profiles, message }: Props) {
  if (profiles.length === 0 && !message && !invitation) return null;
  return (
    <section className="band" aria-labelledby="staff-title">
      <div className="wrap split wide-left staff-home">
        <div>
          <SectionHead id="staff-title" title={title} />
          <div className="people">
            {profiles.slice(0, count).map(({ id, name, position, pictureInfo }) => (
              <Link key={id} className="person" to={`/profiles/view/${id}`}>
                {pictureInfo.slice(0, 1).map((picture) => (
                  <Picture
                    key={picture.name}
                    picture={{ ...picture, alt: '' }}
                    sizes="(min-width: 60rem) 13rem, 30vw"
                  />
                ))}
                <h3>{name}</h3>
                <p>{position}</p>
              </Link>
            ))}
          </div>
        </div>
        <DirectorsVoice message={message} invitation={invitation} />
      </div>
    </section>
  );
}
