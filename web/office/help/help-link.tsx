import { useLocation } from 'react-router';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';

/** Leads to what explains this screen. Which part that is, is found there: no screen carries the list of all. */
export function HelpLink() {
  const { pathname } = useLocation();
  const to = pathname.startsWith('/desk/help') ? '/desk/help' : `/desk/help?for=${encodeURIComponent(pathname)}`;
  return (
    <Link className="icon-btn" to={to} aria-label="Help with this screen" title="Help with this screen">
      <Icon name="help" />
    </Link>
  );
}
