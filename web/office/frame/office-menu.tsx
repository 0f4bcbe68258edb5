import { Fragment, type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { DeskCounts } from '../../../contract/office/desk.ts';
import { adminRole, authorRole, editorRole, type Role } from '../../../contract/people/roles.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { useMenuCounts } from './use-menu-counts.ts';

type Place = {
  to: string;
  label: string;
  icon: IconName;
  /** Within reach of the thumb on a phone: of everybody, or of those who write and do no more. */
  often?: true | 'writers';
  /** Another address that belongs here. */
  also?: string;
  /** The address of another place, which it stands for where there is room for few. */
  standsFor?: string;
  /** From which role on; an administrator's unless said. */
  from?: Role;
  /** What is counted beside it, and in a word what that is. */
  counts?: [of: keyof DeskCounts, word: string];
};

type Group = { title?: string; places: Place[] };

/** What waits every day stands first. */
const groups: Group[] = [
  {
    places: [
      { to: '/admin', label: 'Dashboard', icon: 'home', often: true },
      { to: '/desk', label: 'Desk', icon: 'table', often: true, from: authorRole, counts: ['desk', 'for you'] },
      {
        ...{ to: '/admin/enquiries', label: 'Enquiries', icon: 'mail', counts: ['enquiries', 'waiting'] },
        ...{ often: true, standsFor: '/admin/applications' },
      },
      { to: '/admin/applications', label: 'Applications', icon: 'cards', counts: ['applications', 'new'] },
      { to: '/admin/users', label: 'Users', icon: 'people' },
      { to: '/admin/orders', label: 'Orders', icon: 'cart', often: true },
      { to: '/admin/products', label: 'Products', icon: 'box' },
      { to: '/admin/committees', label: 'Committees', icon: 'committee' },
    ],
  },
  {
    title: 'Write',
    places: [
      { to: '/desk/news', label: 'News', icon: 'newspaper', often: 'writers', from: authorRole },
      { to: '/desk/blog', label: 'Blog', icon: 'edit', from: authorRole },
      { to: '/desk/events', label: 'Calendar', icon: 'calendar', often: 'writers', from: authorRole },
      { to: '/desk/galleries', label: 'Galleries', icon: 'picture', often: 'writers', from: editorRole },
      { to: '/desk/pages', label: 'Pages', icon: 'document', from: editorRole },
      { to: '/desk/staff', label: 'Staff profiles', icon: 'user', from: editorRole },
      { to: '/desk/alumni', label: 'Alumni', icon: 'book' },
      { to: '/admin/testimonials', label: 'Testimonials', icon: 'quote' },
    ],
  },
  {
    title: 'Website',
    places: [
      { to: '/admin/site', label: 'Site structure', icon: 'tree', also: '/admin/redirects' },
      { to: '/admin/home', label: 'Home page', icon: 'picture' },
      { to: '/admin/words', label: 'Words', icon: 'text' },
      { to: '/admin/search-words', label: 'Search words', icon: 'search' },
      { to: '/desk/documents', label: 'Documents', icon: 'download', from: editorRole },
      { to: '/admin/notices', label: 'Notices', icon: 'flag' },
      { to: '/desk/term-dates', label: 'Term dates', icon: 'calendar', from: editorRole },
      { to: '/admin/campuses', label: 'Campuses', icon: 'pin' },
    ],
  },
  {
    title: 'Keep in order',
    places: [
      { to: '/desk/statistics', label: 'Statistics', icon: 'chart', from: editorRole },
      { to: '/admin/consent', label: 'Photo consent', icon: 'picture' },
      { to: '/admin/privacy', label: 'Personal data', icon: 'user' },
      { to: '/desk/trash', label: 'Trash', icon: 'trash', also: '/admin/trash', from: authorRole },
      { to: '/admin/audit', label: 'Audit log', icon: 'shield' },
      { to: '/admin/settings', label: 'Settings', icon: 'gear' },
      { to: '/desk/help', label: 'Help', icon: 'help', from: authorRole },
    ],
  },
];

/** What somebody of a role finds here; a group of which nothing is left is not there. */
const groupsFor = (role: number): Group[] =>
  groups
    .map(({ places, ...group }) => ({ ...group, places: places.filter(({ from = adminRole }) => role >= from) }))
    .filter(({ places }) => places.length > 0);

/** All of them in one list. */
export const placesFor = (role: number): Place[] => groupsFor(role).flatMap(({ places }) => places);

/** Who may stand at an address of the office; what stands at the desk says for itself who may more. */
export const roleAt = (pathname: string): Role => (/^\/desk(\/|$)/.test(pathname) ? authorRole : adminRole);

const menuId = 'office-menu';

/** One list for both: a column on a wide screen, on a phone a sheet that rises from the foot and moves nothing. */
export function OfficeMenu({ role }: { role: number }) {
  const theirs = groupsFor(role);
  const isOften = ({ often }: Place) => often === true || (often === 'writers' && role < adminRole);
  const { pathname } = useLocation();
  const waiting = useMenuCounts();
  const menu = useRef<HTMLElement>(null);
  // The list is longer than a low screen: where somebody stands is to be seen in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever they stand elsewhere, and when their role is known
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, role]);
  const countOf = ({ counts }: Place) => (counts && waiting[counts[0]]) ?? 0;
  const placeLink = (place: Place, isCurrent = isWithin(pathname, place)) => (
    <Link
      key={place.to}
      to={place.to}
      aria-current={isCurrent ? 'page' : undefined}
      aria-description={countOf(place) > 0 ? `${countOf(place)} ${place.counts?.[1]}` : undefined}
      onClick={closeSheet}
    >
      <Icon name={place.icon} />
      {place.label}
      {countOf(place) > 0 && (
        <span className="menu-count" aria-hidden="true">
          {countOf(place)}
        </span>
      )}
    </Link>
  );
  return (
    <>
      <nav className="thumb-bar" aria-label="Most used">
        {theirs
          .flatMap(({ places }) => places.filter(isOften))
          .map((place) => placeLink(place, isWithin(pathname, place) || pathname === place.standsFor))}
        <button type="button" popoverTarget={menuId} aria-label="Open the whole menu">
          <Icon name="menu" />
          Menu
        </button>
      </nav>
      <nav ref={menu} className="side-menu" id={menuId} popover="auto" aria-label="Back office">
        {theirs.map(({ title, places }) => (
          <Fragment key={title ?? ''}>
            {title && <p className="menu-title">{title}</p>}
            {places.map((place) => placeLink(place))}
          </Fragment>
        ))}
      </nav>
    </>
  );
}

/** The dashboard and the desk are above all others, and only themselves. */
function isWithin(pathname: string, { to, also = to }: Place): boolean {
  const path = pathname.replace(/\/$/, '');
  const isTop = to === '/admin' || to === '/desk';
  return path === to || path === also || (!isTop && path.startsWith(`${to}/`));
}

function closeSheet({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const sheet = currentTarget.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}
