import { adminRole, editorRole, ownerRole, type Role } from '../../../contract/people/roles.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import { placesFor } from '../frame/office-menu.tsx';

export type OfficePlace = { to: string; label: string; icon: IconName };

/** What else people call the screens of the menu. */
const otherNames: Record<string, string> = {
  '/admin': 'overview start figures visits backups',
  '/desk': 'my drafts review write start',
  '/desk/news': 'stories drafts publish unpublish scheduled',
  '/desk/blog': 'posts articles drafts publish',
  '/desk/events': 'dates drafts publish',
  '/desk/galleries': 'albums photographs pictures',
  '/desk/pages': 'texts hidden drafts',
  '/desk/staff': 'teachers governors management people',
  '/desk/alumni': 'directory former pupils',
  '/admin/users': 'people accounts staff roles passwords suspend administrators editors',
  '/admin/orders': 'shop sales payments uniform mobile money bank statement paid dispatch',
  '/admin/products': 'shop uniform prices stock items',
  '/admin/committees': 'board pta members parents',
  '/admin/site': 'pages menu navigation structure tree addresses move rename',
  '/admin/home': 'front page start hero order of sections',
  '/admin/words': 'texts sentences labels translation',
  '/admin/search-words': 'synonyms other words search',
  '/desk/documents': 'files forms downloads pdf upload circulars',
  '/admin/notices': 'banner alert announcement closed strip urgent',
  '/desk/term-dates': 'calendar holidays terms year visiting days',
  '/admin/campuses': 'branches map phone buses routes places',
  '/admin/enquiries': 'inbox messages mail applications contact spam board',
  '/admin/applications': 'board admissions pupils columns enrolled',
  '/admin/testimonials': 'stories alumni approve',
  '/desk/statistics': 'visits views readers figures numbers analytics referrers not found',
  '/admin/consent': 'photographs pictures children permission',
  '/admin/privacy': 'gdpr data protection erase export delete person retention',
  '/desk/trash': 'deleted bin restore recycle undo',
  '/admin/audit': 'history changes who did what log',
  '/desk/help': 'how to explain manual guide support',
  '/admin/settings': 'options preferences configuration school',
};

type Further = OfficePlace & { names: string; from?: Role };

/** Screens that no menu names, and the parts of the settings. */
const further: Further[] = [
  { ...setting('name', 'Name and motto'), names: 'school title slogan' },
  { ...setting('contact', 'Address and phone'), names: 'telephone email mailbox office hours location' },
  { ...setting('look', 'Crest and colours'), names: 'logo badge brand theme palette' },
  { ...setting('mail', 'Mail server'), names: 'smtp email sending', from: ownerRole },
  { ...setting('sign-in', 'Sign-in'), names: 'login security second step two factor passkey 2fa password rules' },
  { ...setting('pictures-hero', 'Top of the home page'), names: 'photographs hero pictures' },
  { ...setting('pictures-banner', 'Banners'), names: 'photographs head pictures' },
  { ...setting('pictures-facility', 'Our Facilities'), names: 'photographs pictures' },
  { ...setting('pictures-event', 'Pictures of events'), names: 'photographs pictures' },
  place('/admin/enquiries/templates', 'Reply templates', 'mail', 'answers standard letters texts'),
  place('/admin/redirects', 'Redirects', 'tree', 'old addresses moved links'),
  place('/admin/users/invitations', 'Invitations', 'people', 'invite add account new user'),
  place('/admin/orders/add', 'Add an order', 'cart', 'new sale sell'),
  place('/admin/orders/import', 'Import a statement', 'cart', 'payments bank mobile money csv match'),
  place('/admin/notices/add', 'Add a notice', 'flag', 'new banner closed announce'),
  place('/admin/products/add', 'Add a product', 'box', 'new item shop'),
  place('/admin/products/order', 'Order of the products', 'box', 'sort move uniform list'),
  place('/desk/staff/order', 'Order of the staff', 'user', 'sort move teachers governors'),
  { ...place('/news/add', 'Post New Story', 'newspaper', 'add write news'), from: editorRole },
  { ...place('/blog/add', 'Add to the blog', 'newspaper', 'write post article'), from: editorRole },
  { ...place('/events/add', 'Add Event', 'calendar', 'new write'), from: editorRole },
  { ...place('/gallery/add', 'Add a gallery', 'picture', 'new album photographs upload'), from: editorRole },
  { ...place('/profiles/add', 'Add a staff profile', 'people', 'new teacher'), from: editorRole },
  { ...place('/user/sign-in', 'Your sign-in', 'key', 'my password passkey second step email account'), from: 2 },
];

function place(to: string, label: string, icon: IconName, names: string): Further {
  return { to, label, icon, names };
}

function setting(section: string, label: string): OfficePlace {
  return { to: `/admin/settings/${section}`, label, icon: 'gear' };
}

const maxShown = 5;
const small = ['a', 'and', 'of', 'the', 'to'];
const wordsIn = (text: string) => text.toLowerCase().split(/[\s-]+/);

/** Screens of which each typed word begins a name; those first that are called so themselves. */
export function findPlaces(q: string, role: number): OfficePlace[] {
  const typed = wordsIn(q.trim()).filter((word) => word !== '' && !small.includes(word));
  if (typed.length === 0) return [];
  const begin = (text: string) => {
    const words = wordsIn(text).filter((word) => !small.includes(word));
    return typed.every((one) => words.some((word) => word.startsWith(one)));
  };
  const inMenu = placesFor(role).map(({ to, label, icon }) => ({ to, label, icon, names: otherNames[to] ?? '' }));
  const theirs = further.filter(({ from = adminRole }) => role >= from);
  return [...inMenu, ...theirs]
    .filter(({ label, names }) => begin(`${label} ${names}`))
    .sort((one, two) => Number(begin(two.label)) - Number(begin(one.label)))
    .slice(0, maxShown)
    .map(({ to, label, icon }) => ({ to, label, icon }));
}
