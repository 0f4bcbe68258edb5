import { campuses } from '../../api/db/tables/campuses.ts';
import { pages } from '../../api/db/tables/pages.ts';
import type { RevisionKind } from '../../contract/common/history.ts';
import type { TestApi } from './api.ts';
import { documentForm, pdfBytes } from './document-files.ts';
import type { Person } from './factory.ts';

/** How each kind of thing is added, shown, changed and deleted over HTTP. */
export type Editable = {
  /** By a person of role 4, so that one who may do anything with it is at hand. */
  add: (admin: Person) => Promise<number | string>;
  view: string;
  edit: string;
  remove: string;
  /** Where in the view's answer the thing itself stands. */
  part?: string;
  /** A whole change, of which this field is what lists call the thing. */
  change: (words: string) => Promise<Record<string, unknown>>;
  named: 'title' | 'name' | 'caption';
  /** The moment that a change starts from, where that is not `updatedAt`. */
  stamp?: 'savedAt';
};

export function editables(api: TestApi): Record<RevisionKind, Editable> {
  const post = async (url: string, as: Person, json: unknown) => {
    const { status, answer } = await api.request('POST', url, { as, json });
    if (status !== 201) throw new Error(`${url}: ${status} ${JSON.stringify(answer)}`);
    const made = answer as { id: number } | { id: number }[];
    return Array.isArray(made) ? (made[0]?.id ?? 0) : made.id;
  };
  const story = async (title: string) => ({
    title,
    detail: `<p>${title}.</p>`,
    category: 1,
    picture: `${await api.make.picture()},${await api.make.picture()}`,
  });
  const event = async (title: string) => ({
    title,
    date: '2030-05-06T07:00:00.000Z',
    location: 'Kitante',
    description: `<p>${title}.</p>`,
  });
  const gallery = async (name: string) => ({ name, description: name, category: 1, picture: await api.make.picture() });
  const image = async (caption: string) => ({ caption, picture: await api.make.picture() });
  const profile = async (name: string) => ({
    name,
    tag: 20,
    position: 'Teacher',
    bio: `<p>${name}.</p>`,
    pictures: await api.make.picture(),
  });
  const person = (name: string) => ({ name, email: 'a@x.example', phone: '+256 700 000000', classOf: 2010 });
  const date = (name: string) => ({
    ...{ kind: 'other', name, firstDay: '2030-05-06', lastDay: '2030-05-07', campusId: null, note: name },
  });
  const campus = (name: string) => ({
    ...{ name, slug: name.toLowerCase(), phone: '0770 000000', times: 'Gate opens: 6:45' },
    routes: [{ name: 'Lake', note: '', stops: [{ place: 'Market', toSchool: '6:40', home: '16:25' }] }],
  });
  const notice = (name: string) => ({
    ...{ name, text: `${name}.`, urgent: true, paths: ['/visit'], closedCampuses: [] },
    ...{ beginsAt: '2030-05-06T07:00:00.000Z', endsAt: '2030-05-07T07:00:00.000Z' },
  });
  const admin = (base: string) => ({ view: base, edit: base, remove: base });
  const paths = (base: string) => ({ view: `${base}/view`, edit: `${base}/edit`, remove: `${base}/delete` });

  return {
    news: {
      ...paths('/news'),
      part: 'story',
      named: 'title',
      change: story,
      add: async (as) => post('/news/add', as, await story('First')),
    },
    article: {
      ...paths('/articles'),
      part: 'article',
      named: 'title',
      change: story,
      add: async (as) => post('/articles/add', as, await story('First')),
    },
    event: {
      ...paths('/events'),
      part: 'calEvent',
      named: 'title',
      change: event,
      add: async (as) => post('/events/add', as, await event('First')),
    },
    gallery: {
      ...paths('/galleries'),
      part: 'gallery',
      named: 'name',
      change: gallery,
      add: async (as) => post('/galleries/add', as, await gallery('First')),
    },
    galleryImage: {
      view: '/galleries/viewpic',
      edit: '/galleries/editpic',
      remove: '/pictures/delete',
      named: 'caption',
      change: image,
      async add(as) {
        const galleryId = await post('/galleries/add', as, await gallery('Of the picture'));
        return post(`/galleries/addpics/${galleryId}`, as, [await image('First')]);
      },
    },
    profile: {
      ...paths('/profiles'),
      named: 'name',
      change: profile,
      add: async (as) => post('/profiles/add', as, await profile('First')),
    },
    alumnus: {
      ...paths('/alum'),
      named: 'name',
      change: async (name) => ({ ...person(name), details: `<p>${name}.</p>`, picture: await api.make.picture() }),
      add: async (as) =>
        post('/alum/add', as, { ...person('First'), alumDetails: 'Text.', picture: await api.make.picture() }),
    },
    termDate: {
      ...admin('/admin/term-dates'),
      named: 'name',
      change: async (name) => date(name),
      add: async (as) => post('/admin/term-dates', as, date('First')),
    },
    campus: {
      ...admin('/admin/campuses'),
      named: 'name',
      change: async (name) => ({ ...campus(name), picture: await api.make.picture() }),
      // No two have the same name.
      async add(as) {
        await api.deps.db.delete(campuses);
        return post('/admin/campuses', as, campus('First'));
      },
    },
    notice: {
      ...admin('/admin/notices'),
      named: 'name',
      change: async (name) => notice(name),
      add: async (as) => post('/admin/notices', as, notice('First')),
    },
    document: {
      ...admin('/admin/documents'),
      named: 'title',
      stamp: 'savedAt',
      change: async (title) => ({ title, topic: 'Fees' }),
      async add(as) {
        const form = documentForm(pdfBytes(), 'a.pdf', { title: 'First', topic: 'Letters' });
        const { status, answer } = await api.request('POST', '/admin/documents', { as, form });
        if (status !== 201) throw new Error(`a document: ${status}`);
        return answer.id;
      },
    },
    page: {
      ...paths('/pages'),
      part: 'page',
      named: 'title',
      change: async (title) => ({ title, pageText: `<p>${title}.</p>`, picture: await api.make.picture() }),
      async add() {
        const first = { tag: 'about', title: 'First', pageText: '<p>First.</p>' };
        await api.deps.db
          .insert(pages)
          .values({ id: 'about', path: 'about', ...first })
          .onConflictDoUpdate({ target: pages.id, set: first });
        return 'about';
      },
    },
  };
}
