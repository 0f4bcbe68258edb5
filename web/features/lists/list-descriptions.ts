import type { ListedKind, ListedThing } from '../../../contract/office/lists.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import { type Section, sectionBase } from '../../ui/addresses/variant.ts';

/** All that differs from one list to another. */
export type ListDescription = {
  kind: ListedKind;
  title: string;
  nouns: [one: string, many: string];
  note: string;
  /** What is searched; the title unless said. */
  hint?: string;
  /** What the columns are called; without a name there is no such column. */
  columns: { title: string; at: string; author?: string; category?: string };
  /** The two directions of the date, upwards first. */
  orders: [up: string, down: string];
  /** The states that a thing of this kind can be in, and whether changes are kept beside it; fewer than two need no word. */
  states: readonly (ListedThing['state'] | 'kept')[];
  addressOf: (thing: Pick<ListedThing, 'id' | 'category' | 'note'>) => string;
  /** Where it is changed, if not where it stands. */
  editorOf?: (id: ListedThing['id']) => string;
  /** What becomes of what is unpublished, if not a draft. */
  unpublished?: [one: string, many: string];
  /** Where a new one is begun, by somebody of a role. */
  add?: Begin;
  /** Where administrators put them in order by hand. */
  orderAt?: string;
};

type Begin = (role: number) => { to: string; label: string };

const within =
  (section: Section): ListDescription['addressOf'] =>
  ({ id, category }) =>
    `${sectionBase(section, category === 1 ? 1 : 0)}/view/${id}`;

/** Those who may publish come to the form that can; the others write a draft. */
const addTo =
  (published: string, draft: string, label: string): Begin =>
  (role) => ({ to: role >= editorRole ? published : draft, label });
const always = (to: string, label: string): Begin => addTo(to, to, label);

const byDate: ListDescription['orders'] = ['oldest first', 'newest first'];
const drafted = ['public', 'kept', 'scheduled', 'draft', 'waiting'] as const;
const storyColumns = { at: 'Date', author: 'Author', category: 'categories' };

/** By the last part of their address below the desk. */
export const lists: Record<string, ListDescription> = {
  news: {
    kind: 'news',
    title: 'News',
    nouns: ['story', 'stories'],
    note: 'Every news story: what is public, and what is still to come.',
    columns: { title: 'Story', ...storyColumns },
    orders: byDate,
    states: drafted,
    addressOf: within('news'),
    add: addTo('/news/add', '/desk/add/news', 'Post New Story'),
  },
  blog: {
    kind: 'article',
    title: 'Blog',
    nouns: ['post', 'posts'],
    note: 'Every blog post: what is public, and what is still to come.',
    columns: { title: 'Post', ...storyColumns },
    orders: byDate,
    states: drafted,
    addressOf: within('blog'),
    add: addTo('/blog/add', '/desk/add/blog', 'Add Post'),
  },
  events: {
    kind: 'event',
    title: 'Calendar',
    nouns: ['event', 'events'],
    note: 'Every event, past and to come.',
    columns: { title: 'Event', at: 'Takes place', author: 'Author', category: 'categories' },
    orders: ['earliest first', 'latest first'],
    states: drafted,
    addressOf: within('events'),
    add: addTo('/events/add', '/desk/add/event', 'Add Event'),
  },
  galleries: {
    kind: 'gallery',
    title: 'Galleries',
    nouns: ['gallery', 'galleries'],
    note: 'Every gallery of photographs. Open one to put its pictures in order.',
    columns: { title: 'Gallery', at: 'Added', author: 'Owner', category: 'categories' },
    orders: byDate,
    states: ['public', 'kept', 'scheduled', 'draft'],
    addressOf: within('gallery'),
    add: always('/gallery/add', 'Add Gallery'),
  },
  staff: {
    kind: 'profile',
    title: 'Staff profiles',
    nouns: ['profile', 'profiles'],
    note: 'Everybody on the staff pages, and who is still to come.',
    hint: 'A name or a position',
    columns: { title: 'Person', at: 'Added', author: 'Owner', category: 'groups' },
    orders: byDate,
    states: ['public', 'kept', 'scheduled', 'draft'],
    addressOf: ({ id }) => `/profiles/view/${id}`,
    add: always('/profiles/add', 'Add Profile'),
    orderAt: '/desk/staff/order',
  },
  pages: {
    kind: 'page',
    title: 'Pages',
    nouns: ['page', 'pages'],
    hint: 'A title or an address',
    note: 'Every page by its title. Open one to write in its blocks.',
    columns: { title: 'Page', at: 'Changed', author: 'Changed by' },
    orders: byDate,
    states: ['public', 'kept', 'scheduled', 'draft', 'hidden'],
    addressOf: ({ note }) => note,
    editorOf: (id) => `/desk/pages/${id}`,
  },
  alumni: {
    kind: 'alumnus',
    title: 'Alumni',
    nouns: ['alumnus', 'alumni'],
    hint: 'A part of the name',
    note: 'The directory, and what was sent for it. Published from here, a testimonial is approved.',
    columns: { title: 'Alumnus', at: 'Sent' },
    orders: byDate,
    states: ['public', 'waiting'],
    unpublished: [
      ' It waits among the testimonials again. A post made of it stays.',
      ' They wait among the testimonials again. Posts made of them stay.',
    ],
    addressOf: ({ id }) => `/alum/view/${id}`,
  },
};

/** An address of no list is no page. */
export function listAt(name: string): ListDescription {
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (!list) throw new Response('Not Found', { status: 404 });
  return list;
}
