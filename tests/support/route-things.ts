import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { alumni } from '../../api/db/tables/alumni.ts';
import { campuses } from '../../api/db/tables/campuses.ts';
import { committees } from '../../api/db/tables/committees.ts';
import { enquiries, mails } from '../../api/db/tables/enquiries.ts';
import { galleries, galleryImages } from '../../api/db/tables/galleries.ts';
import { revisions } from '../../api/db/tables/history.ts';
import { notices } from '../../api/db/tables/notices.ts';
import { pages } from '../../api/db/tables/pages.ts';
import { profiles } from '../../api/db/tables/profiles.ts';
import { orders } from '../../api/db/tables/shop.ts';
import { termDates } from '../../api/db/tables/term-dates.ts';
import { invitations } from '../../api/db/tables/users.ts';
import { moveToTrash } from '../../api/features/trash/trash.service.ts';
import { makeSecret } from '../../api/lib/security/tokens.ts';
import type { TestApi } from './api.ts';
import { type Person, pngBytes } from './factory.ts';

export type Sample = { params?: Record<string, string | number>; query?: string; json?: unknown; form?: FormData };

/** Fresh objects that `owner` owns, each with the request that would change it. */
export function routeThings(api: TestApi) {
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
  const testimonial = async () => {
    const { params } = await alumnus();
    await db.update(alumni).set({ status: 'waiting' }).where(eq(alumni.id, params.id));
    return { params };
  };
  const claim = async (owner: Person) => {
    const { params } = await alumnus();
    await db.update(alumni).set({ email: owner.email }).where(eq(alumni.id, params.id));
    return { params: { id: owner.id }, json: { alumnusId: params.id } };
  };
  const deleted = async (owner: Person) => {
    const { id } = (await story('news')(owner)).params;
    await moveToTrash(api.deps, db, owner, { kind: 'news', id, title: 'T' });
    return { params: { kind: 'news', id } };
  };
  const version = async (owner: Person) => {
    const { params, json } = await story('news')(owner);
    const saved = { kind: 'news', itemId: String(params.id), title: 'T', content: json, savedAt: new Date() };
    const { id: revision } = one(await db.insert(revisions).values(saved).returning());
    return { params: { kind: 'news', id: params.id, revision } };
  };
  /** Of a time without one. */
  const crestVersion = async () => {
    const content = { crest: null, icon: null, social: null };
    const saved = { kind: 'site', itemId: 'crest', title: 'T', content, savedAt: new Date() };
    return { json: { revision: one(await db.insert(revisions).values(saved).returning()).id } };
  };
  const page = async () => {
    await db
      .insert(pages)
      .values({ id: 'about', path: 'about', tag: 'about', title: 'About', pageText: '<p>x</p>' })
      .onConflictDoNothing();
    return { params: { id: 'about' }, json: { title: 'About', pageText: '<p>x</p>' } };
  };
  const product = async () => {
    const { id, name, price, stock, active } = await api.make.product({ price: 1000, stock: 5 });
    return { params: { id }, json: { name, price, stock, active } };
  };
  const order = async () => {
    const row = one(
      await db
        .insert(orders)
        .values({ orderCode: `SH-${unique().toUpperCase()}`, customerName: 'C', amount: 1_000 })
        .returning(),
    );
    return { params: { orderCode: row.orderCode }, json: { customerName: 'D' } };
  };
  const committee = async () => {
    const values = { name: `Committee ${unique()}`, purpose: 'P' };
    const row = one(await db.insert(committees).values(values).returning());
    return { params: { id: row.id }, json: { ...values, members: [] } };
  };
  const campus = async () => {
    const values = { name: `Campus ${unique()}`, slug: `c-${unique()}` };
    const row = one(await db.insert(campuses).values(values).returning());
    return { params: { id: row.id }, json: values };
  };
  const termDate = async (owner?: Person) => {
    const values = { kind: 'term' as const, name: 'Term', firstDay: '2031-02-03', lastDay: '2031-05-02', note: '' };
    const row = one(
      await db
        .insert(termDates)
        .values({ ...values, authorId: owner?.id ?? null })
        .returning(),
    );
    return { params: { id: row.id }, json: { ...values, campusId: null } };
  };
  const notice = async () => {
    const values = { name: 'No school today', text: '', urgent: true, paths: [] };
    const term = { beginsAt: new Date(), endsAt: tomorrow() };
    const row = one(
      await db
        .insert(notices)
        .values({ ...values, ...term })
        .returning(),
    );
    return { params: { id: row.id }, json: { ...values, ...term } };
  };
  const invitation = async () => {
    const { secret, hash } = makeSecret();
    const email = `${unique()}@x.example`;
    const { id: invitedBy } = await api.make.person(5);
    const row = one(
      await db
        .insert(invitations)
        .values({ name: 'I', email, role: 1, tokenHash: hash, expiresAt: tomorrow(), invitedBy })
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
  const received = async () => {
    const values = { kind: 'contact' as const, senderName: 'S', senderEmail: 's@x.example', fingerprint: unique() };
    const row = one(await db.insert(enquiries).values(values).returning());
    return { params: { id: row.id } };
  };
  const queuedMail = async () => {
    const values = { kind: 'contact', recipient: 'r@x.example', subject: 'S', body: 'B' };
    return { params: { id: one(await db.insert(mails).values(values).returning()).id } };
  };
  const enquiry = { senderName: 'S', senderEmail: 's@x.example', senderPhone: '+256 700 000000' };

  return {
    db,
    unique,
    tomorrow,
    nothing,
    storyJson,
    story,
    event,
    gallery,
    image,
    profile,
    alumnus,
    testimonial,
    claim,
    deleted,
    version,
    crestVersion,
    page,
    product,
    order,
    committee,
    campus,
    notice,
    termDate,
    invitation,
    upload,
    self,
    otherUser,
    received,
    queuedMail,
    enquiry,
  };
}
