import type { KeptKind } from '../../../contract/common/history.ts';

export type Part = {
  table: string;
  key: string;
  /** What it belongs to, where that is not the thing itself but another part of it, and how that refers to the thing. */
  through?: { table: string; key: string };
  /** Would stay when the thing goes, and is deleted with it all the same. */
  loose?: true;
  /** Left out of what comes back where something else has its place by now. */
  yields?: true;
};
type Shape = {
  /** The rows that make up the thing: its own first, then what belongs to it. */
  parts: [Part, ...Part[]];
  /** Whose it is, by a column of its own row, or of the row that this refers to. */
  owner?: { column: string; through?: { table: string; key: string } };
  /** References that a restored row can do without: a person who left, an event that was deleted meanwhile. */
  nullable?: { column: string; table: string; of?: string }[];
  /** Parts that do not come back without what they refer to, while all else does. */
  optional?: { column: string; table: string; of: string }[];
  /** Foreign keys of others to the thing, set to null when it goes. */
  links?: { table: string; column: string }[];
};

/** A change that is kept beside it, with its pictures. */
const kept = (key: string): [Part, Part] => [
  { table: 'kept_changes', key },
  { table: 'kept_pictures', key: 'kept_id', through: { table: 'kept_changes', key } },
];
const keptBy = { column: 'saved_by', table: 'users', of: 'kept_changes' };

const story: Shape = {
  parts: [
    { table: 'stories', key: 'id' },
    { table: 'story_pictures', key: 'story_id' },
    { table: 'story_text_pictures', key: 'story_id' },
    { table: 'story_views', key: 'story_id' },
    ...kept('story_id'),
  ],
  nullable: [{ column: 'author_id', table: 'users' }, keptBy],
  owner: { column: 'author_id' },
};

/** A test holds them against the database's own references, so that a new one cannot be forgotten. */
export const shapes: Record<KeptKind, Shape> = {
  news: story,
  article: story,
  event: {
    parts: [{ table: 'events', key: 'id' }, { table: 'event_text_pictures', key: 'event_id' }, ...kept('event_id')],
    nullable: [{ column: 'author_id', table: 'users' }, { column: 'campus_id', table: 'campuses' }, keptBy],
    links: [{ table: 'galleries', column: 'event_id' }],
    owner: { column: 'author_id' },
  },
  gallery: {
    parts: [{ table: 'galleries', key: 'id' }, { table: 'gallery_images', key: 'gallery_id' }, ...kept('gallery_id')],
    nullable: [{ column: 'owner_id', table: 'users' }, { column: 'event_id', table: 'events' }, keptBy],
    owner: { column: 'owner_id' },
  },
  galleryImage: {
    parts: [{ table: 'gallery_images', key: 'id' }],
    owner: { column: 'owner_id', through: { table: 'galleries', key: 'gallery_id' } },
  },
  page: {
    parts: [
      { table: 'pages', key: 'id' },
      { table: 'page_pictures', key: 'page_id' },
      { table: 'block_pictures', key: 'page_id' },
      { table: 'page_documents', key: 'page_id' },
      { table: 'page_drafts', key: 'page_id' },
      { table: 'redirects', key: 'page_id', yields: true },
    ],
    nullable: [
      { column: 'updated_by', table: 'users' },
      { column: 'parent_id', table: 'pages' },
      { column: 'saved_by', table: 'users', of: 'page_drafts' },
      { column: 'created_by', table: 'users', of: 'redirects' },
    ],
    optional: [{ column: 'document_id', table: 'documents', of: 'page_documents' }],
  },
  // What is only there goes and comes back with it.
  campus: {
    parts: [
      { table: 'campuses', key: 'id' },
      { table: 'term_dates', key: 'campus_id' },
    ],
    nullable: [
      { column: 'page_id', table: 'pages' },
      { column: 'head_id', table: 'profiles' },
      { column: 'author_id', table: 'users', of: 'term_dates' },
    ],
    links: [{ table: 'events', column: 'campus_id' }],
  },
  // Its campus is no reference that it can do without: it would become a date of all campuses.
  termDate: { parts: [{ table: 'term_dates', key: 'id' }], nullable: [{ column: 'author_id', table: 'users' }] },
  profile: {
    parts: [{ table: 'profiles', key: 'id' }, ...kept('profile_id')],
    nullable: [{ column: 'owner_id', table: 'users' }, keptBy],
    links: [{ table: 'campuses', column: 'head_id' }],
    owner: { column: 'owner_id' },
  },
  notice: { parts: [{ table: 'notices', key: 'id' }], nullable: [{ column: 'created_by', table: 'users' }] },
  // No page offers it, or it would not be here; its file stays in the storage.
  document: { parts: [{ table: 'documents', key: 'id' }], nullable: [{ column: 'uploaded_by', table: 'users' }] },
  redirect: { parts: [{ table: 'redirects', key: 'id' }], nullable: [{ column: 'created_by', table: 'users' }] },
  alumnus: { parts: [{ table: 'alumni', key: 'id' }], nullable: [{ column: 'user_id', table: 'users' }] },
  enquiry: {
    parts: [
      { table: 'enquiries', key: 'id' },
      { table: 'mails', key: 'enquiry_id', loose: true },
      { table: 'enquiry_notes', key: 'enquiry_id' },
      { table: 'enquiry_messages', key: 'enquiry_id' },
      { table: 'message_files', key: 'message_id', through: { table: 'enquiry_messages', key: 'enquiry_id' } },
    ],
    nullable: [
      { column: 'assignee_id', table: 'users' },
      { column: 'merged_into', table: 'enquiries' },
      { column: 'author_id', table: 'users', of: 'enquiry_notes' },
      { column: 'author_id', table: 'users', of: 'enquiry_messages' },
    ],
  },
};
