import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';

type Place = {
  to: string;
  label: string;
  icon: IconName;
  /** Within reach of the thumb on a phone. */
  often?: true;
  /** Another address that belongs here. */
  also?: string;
};

const places: Place[] = [
  { to: '/admin', label: 'Dashboard', icon: 'home', often: true },
  { to: '/admin/users', label: 'Users', icon: 'people', often: true },
  { to: '/admin/orders', label: 'Orders', icon: 'cart', often: true },
  { to: '/admin/products', label: 'Products', icon: 'box' },
  { to: '/admin/committees', label: 'Committees', icon: 'committee' },
];
const furtherPlaces: Place[] = [
  { to: '/admin/site', label: 'Site structure', icon: 'tree', also: '/admin/redirects' },
  { to: '/admin/home', label: 'Home page', icon: 'picture' },
  { to: '/admin/words', label: 'Words', icon: 'text' },
  { to: '/admin/search-words', label: 'Search words', icon: 'search' },
  { to: '/admin/documents', label: 'Documents', icon: 'download' },
  { to: '/admin/enquiries', label: 'Enquiries', icon: 'mail', often: true, also: '/admin/applications' },
  { to: '/admin/notices', label: 'Notices', icon: 'flag' },
  { to: '/admin/term-dates', label: 'Term dates', icon: 'calendar' },
  { to: '/admin/testimonials', label: 'Testimonials', icon: 'quote' },
  { to: '/admin/consent', label: 'Photo consent', icon: 'picture' },
  { to: '/admin/privacy', label: 'Personal data', icon: 'user' },
  { to: '/admin/trash', label: 'Trash', icon: 'trash' },
  { to: '/admin/audit', label: 'Audit log', icon: 'shield' },
  { to: '/admin/campuses', label: 'Campuses', icon: 'pin' },
  { to: '/admin/settings', label: 'Settings', icon: 'gear' },
];

const menuId = 'office-menu';

/** One list for both: a column on a wide screen, on a phone a sheet that rises from the foot and moves nothing. */
export function OfficeMenu() {
  const { pathname } = useLocation();
  const placeLink = (place: Place) => (
    <Link
      key={place.to}
      to={place.to}
      aria-current={isWithin(pathname, place) ? 'page' : undefined}
      onClick={closeSheet}
    >
      <Icon name={place.icon} />
      {place.label}
    </Link>
  );
  return (
    <>
      <nav className="thumb-bar" aria-label="Most used">
        {[...places, ...furtherPlaces].filter(({ often }) => often).map(placeLink)}
        <button type="button" popoverTarget={menuId} aria-label="Open the whole menu">
          <Icon name="menu" />
          Menu
        </button>
      </nav>
      <nav className="side-menu" id={menuId} popover="auto" aria-label="Back office">
        {places.map(placeLink)}
        <hr />
        {furtherPlaces.map(placeLink)}
      </nav>
    </>
  );
}

/** The dashboard is above all others, and only itself. */
function isWithin(pathname: string, { to, also = to }: Place): boolean {
  const path = pathname.replace(/\/$/, '');
  return path === to || path === also || (to !== '/admin' && path.startsWith(`${to}/`));
}

function closeSheet({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const sheet = currentTarget.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}
