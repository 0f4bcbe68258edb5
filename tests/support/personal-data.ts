import { eq, sql } from 'drizzle-orm';
import { alumni } from '../../api/db/tables/alumni.ts';
import { committeeMembers, committees } from '../../api/db/tables/committees.ts';
import { galleries, galleryImages } from '../../api/db/tables/galleries.ts';
import { pages } from '../../api/db/tables/pages.ts';
import { orders } from '../../api/db/tables/shop.ts';
import { users } from '../../api/db/tables/users.ts';
import type { TestApi } from './api.ts';
import { type Person, pngBytes } from './factory.ts';

type Known = { name: string; email: string; phone: string; child: string };

const callsOf = (api: TestApi) => (who: Person) => ({
  post: <const Url extends string>(url: Url, json: object) => api.request('POST', url, { as: who, json }),
  put: (url: string, json: object) => api.request('PUT', url, { as: who, json }),
  drop: (url: string) => api.request('DELETE', url, { as: who }),
});
const one = <T>([row]: T[]): T => {
  if (!row) throw new Error('no row');
  return row;
};

/** A member of staff who is also a parent and an alumna, in every corner of the house. */
export async function fillPersonalData(api: TestApi, admin: Person, { name, email, phone, child }: Known) {
  const { db, jobs } = api.deps;
  const as = callsOf(api);
  const portrait = await api.make.picture();
  const person = await api.make.person(3, { name, email, telephone: phone, picture: portrait });
  await api.request('POST', '/users/login', { json: { user: email, pwd: 'wrong' } });
  const sender = { senderName: name, senderEmail: email.toLowerCase(), senderPhone: phone };
  const message = (await api.request('POST', '/mail/contact', { json: { ...sender, inquiry: `I am ${name}` } })).answer
    .id;
  const other = {
    senderName: 'Peter',
    senderEmail: 'peter@home.example',
    senderPhone: phone.replace('123456', '999999'),
  };
  const theirs = (await api.request('POST', '/mail/contact', { json: { ...other, inquiry: `Is ${name} in?` } })).answer
    .id;
  const parent = { pName: name, email, phone, cName: child, bDate: '2020-02-03', message: 'Please' };
  await api.request('POST', '/mail/apply', { json: parent });
  await db.update(users).set({ role: 4 }).where(eq(users.id, person.id));
  await as(admin).put(`/admin/enquiries/${theirs}`, { assigneeId: person.id });
  await as(admin).put(`/admin/enquiries/${message}`, { status: 'contacted' });
  await as(admin).post(`/admin/enquiries/${message}/notes`, { text: `${name} called` });
  await as(admin).put('/admin/settings', { recipients: { contact: email, application: '', testimonial: '' } });
  await api.request('POST', '/mail/contact', { json: { ...other, inquiry: 'A second one' } });
  await db.execute(
    sql`insert into invitations (name, email, role, token_hash, expires_at) values (${name}, ${email}, 1, 'h', now())`,
  );
  await api.request('POST', '/users/forgot', { json: { email } });

  const story = { detail: `<p>${name} spoke. Write to ${email}.</p>`, picture: await api.make.picture() };
  const { id: storyId } = (await as(person).post('/news/add', { ...story, title: `A visit of ${name}` })).answer;
  await as(person).put(`/news/edit/${storyId}`, { ...story, title: `${name} visits` });
  const { id: gone } = (await as(person).post('/news/add', { ...story, title: `Gone with ${name}` })).answer;
  await as(person).drop(`/news/delete/${gone}`);
  const questions = [{ question: `Who is ${name}?`, answer: `Write to ${email}.` }];
  const blocks = [{ id: 'q', type: 'questions' as const, version: 1 as const, title: '', questions }];
  await db.insert(pages).values({
    id: 'about',
    path: 'about',
    tag: 'about',
    title: 'About',
    pageText: `<p>Ask ${name.toUpperCase()}</p>`,
    blocks,
  });

  const form = new FormData();
  form.set('name', `${name}.png`);
  form.set('file', new File([new Uint8Array(await pngBytes())], 'p.png'));
  const photograph: string = (await api.request('POST', '/singleUpload', { as: person, form })).answer.name;
  await as(person).put(`/media/${photograph}`, { alt: name });
  const entry = { name, email, phone, classOf: 2010, details: `<p>I, ${name}</p>`, picture: photograph };
  const alumnus = one(
    await db
      .insert(alumni)
      .values({ ...entry, status: 'published' })
      .returning(),
  );
  await as(admin).put(`/alum/edit/${alumnus.id}`, { ...entry, details: `<p>Still ${name}</p>` });
  const deleted = one(
    await db
      .insert(alumni)
      .values({ ...entry, status: 'published' })
      .returning(),
  );
  await as(admin).drop(`/alum/delete/${deleted.id}`);
  await db.insert(alumni).values({ name, classOf: 2011, status: 'published' });

  const picture = await api.make.picture({ alt: `${name} runs`, consent: 'given', consentNote: `${name}, 3 May` });
  const gallery = one(
    await db.insert(galleries).values({ name: 'G', description: name, picture, ownerId: person.id }).returning(),
  );
  await db.insert(galleryImages).values({ galleryId: gallery.id, picture, caption: `${child} with ${name}` });
  const profile = { name, position: 'Teacher', bio: `<p>${name}</p>`, tag: 20, pictures: await api.make.picture() };
  await as(admin).post('/profiles/add', profile);
  const committee = one(
    await db
      .insert(committees)
      .values({ name: 'Board', purpose: `Led by ${name}` })
      .returning(),
  );
  const seat = { committeeId: committee.id, position: 0, name, role: 'Chair', fromYear: 2020, toYear: 2022 };
  await db.insert(committeeMembers).values(seat);
  const bought = { orderCode: 'SH-ZUB', customerName: name, amount: 45_000 };
  await db
    .insert(orders)
    .values([bought, { ...bought, orderCode: 'SH-TEL', customerName: 'Mum', customerPhone: '0772123456' }]);
  await jobs.send(db, 'mail', { mailId: 999_999 });
  await db.execute(
    sql`update pgboss.job set output = ${JSON.stringify({ message: `550 <${email}> unknown` })}::jsonb where data->>'mailId' = '999999'`,
  );
  return { person, portrait, photograph, picture, storyId, theirs };
}
