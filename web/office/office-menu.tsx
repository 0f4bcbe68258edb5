import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import { Icon, type IconName } from '../ui/icon.tsx';

type Place = { to: string; label: string; icon: IconName /** Within reach of the thumb on a phone. */; often?: true };

const places: Place[] = [
  { to: '/admin', label: 'Dashboard', icon: 'home', often: true },
  { to: '/admin/users', label: 'Users', icon: 'people', often: true },
  { to: '/admin/orders', label: 'Orders', icon: 'cart', often: true },
  { to: '/admin/products', label: 'Products', icon: 'box' },
  { to: '/admin/committees', label: 'Committees', icon: 'committee' },
];
const furtherPlaces: Place[] = [
  { to: '/admin/enquiries', label: 'Enquiries', icon: 'mail', often: true },
  { to: '/admin/testimonials', label: 'Testimonials', icon: 'quote' },
  { to: '/admin/trash', label: 'Trash', icon: 'trash' },
  { to: '/admin/audit', label: 'Audit log', icon: 'shield' },
  { to: '/admin/settings', label: 'Settings', icon: 'gear' },
];

const menuId = 'office-menu';

/** One list for both: a column on a wide screen, on a phone a sheet that rises from the foot and moves nothing. */
export function OfficeMenu() {
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

const placeLink = ({ to, label, icon }: Place) => (
  <NavLink key={to} to={to} end={to === '/admin'} onClick={closeSheet}>
    <Icon name={icon} />
    {label}
  </NavLink>
);

function closeSheet({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const sheet = currentTarget.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}
