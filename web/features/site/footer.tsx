import { Link } from 'react-router';
import type { SchoolSettings } from '../../../contract/settings.ts';
import { footerLinks } from './menu.ts';
import './footer.css';

export function Footer({ school }: { school: SchoolSettings }) {
  const social = Object.entries(school.social).filter(([, url]) => url);
  return (
    <footer className="footer">
      <address className="footer-address">
        <strong>{school.schoolName}</strong>
        {school.address.split('\n').map((addressLine) => (
          <span key={addressLine}>{addressLine}</span>
        ))}
        <a href={`tel:${school.phone.replace(/\s/g, '')}`}>{school.phone}</a>
        <a href={`mailto:${school.mailbox}`}>{school.mailbox}</a>
      </address>
      <nav aria-label="Footer">
        <ul className="footer-links">
          {footerLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="footer-links">
        {social.map(([name, url]) => (
          <li key={name}>
            <a href={url} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
