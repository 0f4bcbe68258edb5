import { campusAddress } from '../../../../contract/site/campus-address.ts';
import type { PublicSettings } from '../../../../contract/site/settings.ts';
import type { SiteLink } from '../../../../contract/site/site.ts';
import type { FamilyAnswer } from '../../../../contract/site/site-links.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { Brand } from '../header/brand.tsx';
import { telephone } from '../telephone.ts';

export function Footer({ school }: { school: PublicSettings }) {
  const { campuses, footer, answers } = school.site;
  const placed = campuses.map((campus) => ({ to: campusAddress(campus), label: campus.name }));
  return (
    <footer className="foot on-dark">
      <div className="wrap">
        <div className="foot-grid">
          <div>
            <Brand {...school} />
            <p className="about">{[footer.about, school.motto].filter(Boolean).join(' ')}</p>
            <SocialLinks social={school.social} />
          </div>
          {placed.length > 0 && (
            <nav aria-label={campusesName(placed.length)}>
              <h2>{campusesName(placed.length)}</h2>
              <Links links={placed} />
            </nav>
          )}
          <nav aria-label="Footer">
            <h2>On this site</h2>
            <Links links={footer.links} className="two" />
          </nav>
          <nav aria-label="For parents">
            <h2>For parents</h2>
            <Links links={parentLinks.filter(({ answer }) => !answer || answers.includes(answer))} className="two" />
          </nav>
          <div>
            <h2>Find us</h2>
            <address>
              {school.address.split('\n').map((line) => (
                <span key={line}>{line}</span>
              ))}
              {school.phone && <a href={telephone(school.phone)}>{school.phone}</a>}
              <a href={`mailto:${school.mailbox}`}>{school.mailbox}</a>
            </address>
          </div>
        </div>
        <p className="end">
          <span>© {school.schoolName}</span>
          {footer.end.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          {school.officeHours && <span>Office hours: {school.officeHours}</span>}
          <span className="page-cost" suppressHydrationWarning />
        </p>
      </div>
    </footer>
  );
}

/** What every family asks, whatever the school has put into its menu, where there is an answer. */
const parentLinks: (SiteLink & { answer?: FamilyAnswer })[] = [
  { to: '/term-dates', label: 'Term dates', answer: 'dates' },
  { to: '/cost', label: 'What will it cost?', answer: 'fees' },
  { to: '/cost#uniform', label: 'Uniform list', answer: 'uniform' },
  { to: '/cost#bus', label: 'School bus', answer: 'bus' },
  { to: '/documents', label: 'Forms to print' },
  { to: '/pocket', label: 'In my pocket' },
];

const campusesName = (count: number) => (count === 1 ? 'Campus' : 'Campuses');

function Links({ links, className }: { links: SiteLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

const services = { whatsapp: 'WhatsApp', facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', x: 'X' };

function SocialLinks({ social }: { social: PublicSettings['social'] }) {
  const used = (Object.keys(services) as (keyof typeof services)[]).filter((service) => social[service]);
  if (used.length === 0) return null;
  return (
    <div className="social">
      {used.map((service) => (
        <a key={service} className="icon-btn" href={social[service]} aria-label={services[service]} rel="noopener">
          <Icon name={service} />
        </a>
      ))}
    </div>
  );
}
