import type { FoundRow } from './mentions.queries.ts';

/** Where a text stands, in the words of the screens; a thing and its versions are one place. */
export type Place = {
  key: string;
  label: string;
  kind: string | null;
  itemId: string | null;
  isVersion: boolean;
};

const names: Record<string, string> = {
  ...{ news: 'News story', article: 'Blog post', page: 'Page', event: 'Event', gallery: 'Gallery' },
  ...{ galleryImage: 'Gallery picture', profile: 'Staff profile', alumnus: 'Alumni entry', picture: 'Picture' },
  ...{ enquiry: 'Enquiry', mail: 'Mail', order: 'Order', committee: 'Committee', campus: 'Campus', product: 'Product' },
  ...{ termDate: 'Term date', notice: 'Notice', document: 'Document', redirect: 'Redirect' },
  ...{ settings: 'Settings', site: 'Menu, home page or words', user: 'Account', invitation: 'Invitation' },
};

type Thing = { kind: string; id: string; isVersion?: boolean };
type Named = (row: Record<string, unknown>) => Thing;

const plain =
  (kind: string, column = 'id'): Named =>
  (row) => ({ kind, id: String(row[column]) });
const noted = (row: Record<string, unknown>): Thing => ({
  kind: String(row.kind),
  id: String(row.item_id),
  isVersion: true,
});

type Source = { named: Named; columns: string[] };
const source = (named: Named, ...columns: string[]): Source => ({ named, columns });

/**
 * What an erasure may take words out of, column by column. What is the school's own (settings, products, committees, campuses),
 * other people's accounts, and who sent a form are not among them.
 */
const changeable: Record<string, Source> = {
  stories: source((row) => ({ kind: String(row.kind), id: String(row.id) }), 'title', 'detail', 'extract'),
  pages: source(plain('page'), 'title', 'page_text', 'blocks'),
  page_drafts: source(plain('page', 'page_id'), 'title', 'page_text', 'blocks', 'picture_words'),
  kept_changes: source(
    (row) => ({ kind: String(row.kind), id: String(row.story_id ?? row.event_id ?? row.profile_id ?? row.gallery_id) }),
    'content',
  ),
  events: source(plain('event'), 'title', 'location', 'description', 'result'),
  term_dates: source(plain('termDate'), 'name', 'note'),
  galleries: source(plain('gallery'), 'name', 'description'),
  gallery_images: source(plain('galleryImage'), 'caption'),
  profiles: source(plain('profile'), 'name', 'position', 'bio'),
  alumni: source(plain('alumnus'), 'name', 'details', 'occupation'),
  media: source(plain('picture', 'name'), 'alt', 'caption', 'consent_note'),
  revisions: source(noted, 'title', 'content'),
  trash: source((row) => ({ ...noted(row), isVersion: false }), 'title', 'rows'),
  enquiries: source(plain('enquiry'), 'message', 'answers'),
  enquiry_notes: source(plain('enquiry', 'enquiry_id'), 'text'),
  enquiry_messages: source(plain('enquiry', 'enquiry_id'), 'text', 'quoted'),
  mails: source(
    (row) => (row.enquiry_id === null ? plain('mail')(row) : plain('enquiry', 'enquiry_id')(row)),
    ...['subject', 'body', 'html'],
  ),
  orders: source(plain('order', 'order_code'), 'customer_name'),
  audit_log: source(plain('log'), 'title', 'detail'),
};

/** Who a mail of others goes to, and who wrote a line of the log, is seen to elsewhere. */
const seenTo: Record<string, string[]> = {
  mails: ['recipient', 'reply_to'],
  audit_log: ['actor_name'],
  enquiry_messages: ['key', 'message_id', 'status_before'],
};

/** Which texts of a row may be changed, and which can only be pointed at. */
export function columnsOf({ name, texts }: { name: string; texts: string[] }) {
  const known = changeable[name]?.columns ?? [];
  return {
    open: texts.filter((column) => known.includes(column)),
    closed: texts.filter((column) => !known.includes(column) && !seenTo[name]?.includes(column)),
  };
}

const fixed: Record<string, Named> = {
  committees: plain('committee'),
  committee_members: plain('committee', 'committee_id'),
  campuses: plain('campus'),
  products: plain('product'),
  notices: plain('notice'),
  documents: plain('document'),
  redirects: plain('redirect'),
  settings: plain('settings', 'key'),
  site_drafts: plain('settings', 'part'),
  users: plain('user'),
  invitations: plain('invitation'),
};

export function placeOf({ table, row }: FoundRow, isOwn: boolean): Place {
  if (table.name === 'audit_log') return inLog(isOwn);
  const thing = (changeable[table.name]?.named ?? fixed[table.name])?.(row);
  const name = thing ? (names[thing.kind] ?? thing.kind) : table.name.replaceAll('_', ' ');
  const label = untitled.includes(table.name) ? undefined : titleOf(row);
  return {
    key: thing ? `${thing.kind} ${thing.id}` : `${table.name} ${Object.values(row)[0]}`,
    label: label ? `${name}: ${label}` : name,
    kind: thing?.kind ?? null,
    itemId: thing?.id ?? null,
    isVersion: thing?.isVersion ?? false,
  };
}

/** Their words are not those of the thing in which they stand. */
const untitled = ['committee_members', 'enquiry_notes', 'enquiry_messages', 'mails'];
const titleOf = (row: Record<string, unknown>) =>
  [row.title, row.name, row.order_code, row.sender_name, row.caption, row.alt].find(
    (one) => typeof one === 'string' && one,
  );

/** What the person did may lose its words; what others did is theirs. */
const inLog = (isOwn: boolean): Place => ({
  key: isOwn ? 'log own' : 'log',
  label: isOwn ? 'Audit log: what this person did' : 'Audit log: what others did',
  kind: null,
  itemId: null,
  isVersion: false,
});
