import { randomBytes } from 'node:crypto';
import { alumni } from '../../api/db/tables/alumni.ts';
import { committees } from '../../api/db/tables/committees.ts';
import { galleries, galleryImages } from '../../api/db/tables/galleries.ts';
import { pages } from '../../api/db/tables/pages.ts';
import { profiles } from '../../api/db/tables/profiles.ts';
import { orders, products } from '../../api/db/tables/shop.ts';
import { invitations, passwordResets } from '../../api/db/tables/users.ts';
import { makeSecret } from '../../api/lib/tokens.ts';
import { defaultRecipients } from '../../contract/settings.ts';
import type { TestApi } from './api.ts';
import { goodPassword, type Person, pngBytes } from './factory.ts';

export type Sample = { params?: Record<string, string | number>; query?: string; json?: unknown; form?: FormData };

/** For every route a request that is right in all but perhaps the sender, on a fresh object that `owner` owns. */
export function routeSamples(api: TestApi): Record<string, (owner: Person) => Promise<Sample>> {
  const { db } = api.deps;
  const unique = () => randomBytes(4).toString('hex');
  const tomorrow = () => new Date(Date.now() + 86_400_000);
  const one = <T>([row]: T[]): T => {
    if (!row) throw new Error('insert returned no row');
    return row;
  };
  const nothing = async (): Promise<Sample> => ({});
  const storyJson = async () => ({ title: 'T', detail: '<p>x</p>', category: 0, picture: await api.make.picture() });
  const story = (kind: 'news' | 'article') => async (owner: Person) => ({
    params: { id: (await api.make.story({ kind, authorId: owner.id })).id },
    json: await storyJson(),
  });
  const event = async (owner: Person) => ({
    params: { id: (await api.make.event({ authorId: owner.id })).id },
    json: { title: 'T', date: '2030-01-02', location: 'L', description: '<p>x</p>' },
  });
  const gallery = async (owner: Person) => {
    const picture = await api.make.picture();
    const row = one(
      await db.insert(galleries).values({ name: 'G', description: 'D', picture, ownerId: owner.id }).returning(),
    );
    return { params: { id: row.id }, json: { name: 'G', description: 'D', category: 0 } };
  };
  const image = async (owner: Person) => {
    const { params } = await gallery(owner);
    const picture = await api.make.picture();
    const row = one(await db.insert(galleryImages).values({ galleryId: params.id, picture }).returning());
    return { params: { id: row.id }, json: { caption: 'C' } };
  };
  const profile = async (owner: Person) => {
    const values = { name: 'N', position: 'P', tag: 30, bio: '<p>b</p>' };
    const picture = await api.make.picture();
    const row = one(
      await db
        .insert(profiles)
        .values({ ...values, picture, ownerId: owner.id })
        .returning(),
    );
    return { params: { id: row.id }, json: values };
  };
  const alumnus = async () => {
    const values = { name: 'A', email: 'a@x.example', phone: '+256 700 000000', classOf: 2010, details: '<p>d</p>' };
    const row = one(
      await db
        .insert(alumni)
        .values({ ...values, status: 'published' })
        .returning(),
    );
    return { params: { id: row.id }, json: values };
  };
  const page = async () => {
    await db
      .insert(pages)
      .values({ id: 'about', tag: 'about', title: 'About', pageText: '<p>x</p>' })
      .onConflictDoNothing();
    return { params: { id: 'about' }, json: { title: 'About', pageText: '<p>x</p>' } };
  };
  const product = async () => {
    const values = { name: `Product ${unique()}`, price: 1000, stock: 5, active: true };
    const row = one(await db.insert(products).values(values).returning());
    return { params: { id: row.id }, json: values };
  };
  const order = async () => {
    const row = one(
      await db
        .insert(orders)
        .values({ orderCode: `SH-${unique().toUpperCase()}`, customerName: 'C', amount: 0 })
        .returning(),
    );
    return { params: { orderCode: row.orderCode }, json: { customerName: 'D' } };
  };
  const committee = async () => {
    const values = { name: `Committee ${unique()}`, purpose: 'P' };
    const row = one(await db.insert(committees).values(values).returning());
    return { params: { id: row.id }, json: { ...values, members: [] } };
  };
  const invitation = async () => {
    const { secret, hash } = makeSecret();
    const email = `${unique()}@x.example`;
    const row = one(
      await db
        .insert(invitations)
        .values({ name: 'I', email, role: 1, tokenHash: hash, expiresAt: tomorrow() })
        .returning(),
    );
    return { params: { id: row.id }, secret };
  };
  const upload = async () => {
    const form = new FormData();
    form.set('name', `${unique()}.png`);
    form.set('file', new File([new Uint8Array(await pngBytes())], 'p.png'));
    return { form };
  };
  const self = async (owner: Person) => ({ params: { id: owner.id }, json: { name: owner.name } });
  const otherUser = async () => ({ params: { id: (await api.make.person(1)).id }, json: { role: 2 } });
  const enquiry = { senderName: 'S', senderEmail: 's@x.example', senderPhone: '+256 700 000000' };

  return {
    'POST /api/users/login': async (owner) => ({ json: { user: owner.email, pwd: goodPassword } }),
    'GET /api/users/logout': nothing,
    'POST /api/users/forgot': async (owner) => ({ json: { email: owner.email } }),
    'POST /api/users/reset': async (owner) => {
      const { secret, hash } = makeSecret();
      await db.insert(passwordResets).values({ tokenHash: hash, userId: owner.id, expiresAt: tomorrow() });
      return { json: { token: secret, pwd: goodPassword } };
    },
    'GET /api/users/invitation': async () => ({ query: `?token=${(await invitation()).secret}` }),
    'POST /api/users/accept': async () => ({ json: { token: (await invitation()).secret, pwd: goodPassword } }),
    'GET /api/users/sessions': nothing,
    'DELETE /api/users/sessions/{id}': async (owner) => ({ params: { id: owner.sessionId } }),
    'GET /api/users/view/{id}': self,
    'PUT /api/users/edit/{id}': self,
    'GET /api/admin/users': nothing,
    'GET /api/admin/users/{id}': otherUser,
    'PUT /api/admin/users/{id}': otherUser,
    'GET /api/admin/invitations': nothing,
    'POST /api/admin/invitations': async () => ({ json: { name: 'N', email: `${unique()}@x.example`, role: 1 } }),
    'POST /api/admin/invitations/{id}/resend': invitation,
    'DELETE /api/admin/invitations/{id}': invitation,
    'GET /api/news': nothing,
    'GET /api/news/home': nothing,
    'GET /api/news/top': nothing,
    'GET /api/news/view/{id}': story('news'),
    'POST /api/news/add': async () => ({ json: await storyJson() }),
    'PUT /api/news/edit/{id}': story('news'),
    'DELETE /api/news/delete/{id}': story('news'),
    'GET /api/articles': nothing,
    'GET /api/articles/view/{id}': story('article'),
    'POST /api/articles/add': async () => ({ json: await storyJson() }),
    'PUT /api/articles/edit/{id}': story('article'),
    'DELETE /api/articles/delete/{id}': story('article'),
    'GET /api/events': nothing,
    'GET /api/events/past': nothing,
    'GET /api/events/home': nothing,
    'GET /api/events/view/{id}': event,
    'POST /api/events/add': event,
    'PUT /api/events/edit/{id}': event,
    'DELETE /api/events/delete/{id}': event,
    'GET /api/galleries': nothing,
    'GET /api/galleries/home': nothing,
    'GET /api/galleries/events': nothing,
    'GET /api/galleries/view/{id}': gallery,
    'POST /api/galleries/add': async () => ({
      json: { name: 'G', description: 'D', category: 0, picture: await api.make.picture() },
    }),
    'PUT /api/galleries/edit/{id}': gallery,
    'POST /api/galleries/addpics/{id}': async (owner) => ({
      params: (await gallery(owner)).params,
      json: [{ picture: await api.make.picture(), caption: 'C' }],
    }),
    'GET /api/galleries/viewpic/{id}': image,
    'PUT /api/galleries/editpic/{id}': image,
    'DELETE /api/galleries/delete/{id}': gallery,
    'DELETE /api/pictures/delete/{id}': image,
    'GET /api/profiles/{group}': async () => ({ params: { group: 10 } }),
    'GET /api/profiles/home': nothing,
    'GET /api/profiles/view/{id}': profile,
    'POST /api/profiles/add': async (owner) => ({
      json: { ...(await profile(owner)).json, pictures: await api.make.picture() },
    }),
    'PUT /api/profiles/edit/{id}': profile,
    'DELETE /api/profiles/delete/{id}': profile,
    'GET /api/pages/view/{id}': page,
    'PUT /api/pages/edit/{id}': page,
    'POST /api/alum/add': async () => {
      const { details: alumDetails, ...values } = (await alumnus()).json;
      return { json: { ...values, alumDetails, picture: await api.make.picture() } };
    },
    'GET /api/alum': nothing,
    'GET /api/alum/': nothing,
    'GET /api/alum/view/{id}': alumnus,
    'PUT /api/alum/edit/{id}': alumnus,
    'DELETE /api/alum/delete/{id}': alumnus,
    'POST /api/mail/contact': async () => ({ json: { ...enquiry, inquiry: unique() } }),
    'POST /api/mail/apply': async () => ({
      json: {
        pName: 'P',
        email: 'p@x.example',
        phone: '+256 700 000000',
        cName: 'C',
        bDate: '2020-02-03',
        message: unique(),
      },
    }),
    'POST /api/mail/feedback': async () => ({
      json: {
        ...enquiry,
        classOf: 2010,
        ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`question${n}`, unique()])),
      },
    }),
    'POST /api/singleUpload': upload,
    'POST /api/upsingle': upload,
    'POST /api/fileDelete/{filename}': async (owner) => ({
      params: { filename: await api.make.picture({ uploadedBy: owner.id }) },
    }),
    'GET /api/admin/dash': nothing,
    'GET /api/admin/orders': nothing,
    'POST /api/admin/orders': async () => ({
      json: { customerName: 'C', lines: [{ productId: (await product()).params.id, quantity: 1 }] },
    }),
    'GET /api/admin/orders/{orderCode}': order,
    'PUT /api/admin/orders/{orderCode}': order,
    'DELETE /api/admin/orders/{orderCode}': order,
    'GET /api/admin/products': nothing,
    'POST /api/admin/products': async () => ({ json: { ...(await product()).json, name: `Product ${unique()}` } }),
    'GET /api/admin/products/{id}': product,
    'PUT /api/admin/products/{id}': product,
    'DELETE /api/admin/products/{id}': product,
    'GET /api/admin/committees': nothing,
    'POST /api/admin/committees': async () => ({
      json: { ...(await committee()).json, name: `Committee ${unique()}` },
    }),
    'GET /api/admin/committees/{id}': committee,
    'PUT /api/admin/committees/{id}': committee,
    'DELETE /api/admin/committees/{id}': committee,
    'GET /api/search': async () => ({ query: '?q=school' }),
    'GET /api/search/sitemap': nothing,
    'GET /api/search/feed': async () => ({ query: '?kind=news' }),
    'GET /api/search/calendar': nothing,
    'GET /api/settings': nothing,
    'GET /api/admin/settings': nothing,
    'PUT /api/admin/settings': async () => ({ json: { recipients: defaultRecipients } }),
  };
}
