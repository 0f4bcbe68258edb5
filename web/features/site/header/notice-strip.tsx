import type { PublicSettings } from '../../../../contract/site/settings.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { telephone } from '../telephone.ts';

export function NoticeStrip({ school }: { school: PublicSettings }) {
  const { strip } = school.site;
  return (
    <section className="strip" aria-label="Notice">
      <div className="wrap">
        <Link to={school.noticeTo ?? '/events'}>
          <Icon name="calendar" />
          {school.notice || 'Calendar'}
        </Link>
        <div className="ends">
          {school.phone && (
            <a href={telephone(school.phone)}>
              <Icon name="phone" />
              {school.phone}
            </a>
          )}
          {strip && <Link to={strip.to}>{strip.label}</Link>}
        </div>
      </div>
    </section>
  );
}
