import type { SchoolSettings } from '../../../../contract/settings.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { Brand } from '../header/brand.tsx';
import { campuses, footerLinks, type MenuLink } from '../header/menu.ts';
import { telephone } from '../telephone.ts';

export function Footer({ school }: { school: SchoolSettings }) {
  return (
    <footer className="foot on-dark">
      <div className="wrap">
        <div className="foot-grid">
          <div>
            <Brand {...school} />
            <p className="about">A nursery and primary school on five Kampala campuses. {school.motto}</p>
            <SocialLinks social={school.social} />
          </div>
          <nav aria-label="Campuses">
            <h2>Campuses</h2>
            <Links links={campuses} />
          </nav>
          <nav aria-label="Footer">
            <h2>On this site</h2>
            <Links links={footerLinks} className="two" />
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
          <Link to="/privacy">Privacy</Link>
          <Link to="/child-protection">Child protection</Link>
          {school.officeHours && <span>Office hours: {school.officeHours}</span>}
        </p>
      </div>
    </footer>
  );
}

function Links({ links, className }: { links: MenuLink[]; className?: string }) {
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

function SocialLinks({ social }: { social: SchoolSettings['social'] }) {
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
