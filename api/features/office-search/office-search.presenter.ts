import { type EnquiryKind, enquiryKindNames } from '../../../contract/enquiries/enquiries.ts';
import {
  type OfficeGroup,
  type OfficeKind,
  type OfficeThing,
  officeKinds,
} from '../../../contract/office/office-search.ts';
import { type Role, roleNames } from '../../../contract/people/roles.ts';
import type { FoundRow } from './office-search.queries.ts';

export type FoundThing = FoundRow & { mayChange: boolean; isOwn: boolean };

const dated: OfficeKind[] = ['enquiry', 'order', 'news', 'article', 'event', 'gallery'];

/** At most so many of each kind; one more was asked for, to know whether there are more. */
export function presentGroups(rows: FoundThing[], items: number): OfficeGroup[] {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return officeKinds.flatMap((kind) => {
    const found = byKind.get(kind) ?? [];
    const docs = found.slice(0, items).map(presentThing);
    return docs.length > 0 ? [{ kind, docs, more: found.length > items }] : [];
  });
}

const presentThing = (row: FoundThing): OfficeThing => ({
  title: row.title,
  note: noteOf(row),
  url: urlOf(row),
  state: row.state,
  date: row.date && dated.includes(row.kind) ? new Date(row.date).toISOString() : null,
});

function noteOf({ kind, note, detail }: FoundRow): string {
  if (kind === 'person') return `${roleNames[Number(detail) as Role]} · ${note}`;
  if (kind === 'enquiry') return `${enquiryKindNames[detail as EnquiryKind]} · ${note}`;
  return note;
}

const sections = {
  news: ['/news', '/alumni/alnews'],
  article: ['/blog', '/alumni/alblog'],
  event: ['/events', '/alumni/alevents'],
  gallery: ['/gallery', '/alumni/algallery'],
} as const;

/** Whoever may change it gets to where it is changed. What waits is read first, unless it is one's own. */
function urlOf({ kind, id, note, detail, state, mayChange, isOwn }: FoundThing): string {
  const edit = mayChange && (state !== 'waiting' || isOwn) ? '?edit' : '';
  switch (kind) {
    case 'person':
      return `/admin/users/${id}`;
    case 'enquiry':
      return `/admin/enquiries/${id}`;
    case 'order':
      return `/admin/orders/${encodeURIComponent(id)}`;
    case 'page':
      return mayChange ? `/desk/pages/${id}` : note;
    case 'document':
      return mayChange ? '/desk/documents' : `/documents/${id}`;
    case 'profile':
      return `/profiles/view/${id}${edit}`;
    case 'alumnus':
      return `/alum/view/${id}${edit}`;
    default:
      return `${sections[kind][detail === '1' ? 1 : 0]}/view/${id}${edit}`;
  }
}
