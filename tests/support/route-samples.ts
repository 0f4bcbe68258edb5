import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settings } from '../../api/db/tables/settings.ts';
import { emailChanges, passwordResets, setupKeys, users } from '../../api/db/tables/users.ts';
import { makeSecret } from '../../api/lib/security/tokens.ts';
import { defaultRecipients } from '../../contract/site/settings.ts';
import type { TestApi } from './api.ts';
import { deskRouteSamples } from './desk-route-samples.ts';
import { factorRouteSamples } from './factor-route-samples.ts';
import { goodPassword, type Person } from './factory.ts';
import { listRouteSamples } from './list-route-samples.ts';
import { pageRouteSamples } from './page-route-samples.ts';
import { replyRouteSamples } from './reply-route-samples.ts';
import { routeThings, type Sample } from './route-things.ts';

/** For every route a request that is right in all but perhaps the sender, on a fresh object that `owner` owns. */
export function routeSamples(api: TestApi): Record<string, (owner: Person) => Promise<Sample>> {
  const {
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
  } = routeThings(api);

  /** An address that waits for its proof. */
  const emailChange = async ({ id: userId }: Person) => {
    const { secret, hash } = makeSecret();
    const row = { tokenHash: hash, email: `${unique()}@x.example`, expiresAt: tomorrow() };
    const set = { target: emailChanges.userId, set: row };
    await db
      .insert(emailChanges)
      .values({ userId, ...row })
      .onConflictDoUpdate(set);
    return secret;
  };
  /** Of a site that nobody owns yet. */
  const setupKey = async () => {
    await db.update(users).set({ role: 4 }).where(eq(users.role, 5));
    const { secret, hash } = makeSecret();
    await db.insert(setupKeys).values({ hash, expiresAt: tomorrow() });
    return secret;
  };

  return {
    'GET /api/setup': async () => ({ query: `?key=${await setupKey()}` }),
    'POST /api/setup/owner': async () => ({
      json: { key: await setupKey(), name: 'O', email: `${randomUUID()}@x.example`, pwd: goodPassword },
    }),
    'POST /api/users/login': async (owner) => ({ json: { user: owner.email, pwd: goodPassword } }),
    'GET /api/users/logout': nothing,
    'POST /api/users/forgot': async (owner) => ({ json: { email: owner.email } }),
    'POST /api/users/reset': async (owner) => {
      const { secret, hash } = makeSecret();
      await db.insert(passwordResets).values({ tokenHash: hash, userId: owner.id, expiresAt: tomorrow() });
      return { json: { token: secret, pwd: goodPassword } };
    },
    'GET /api/users/email': nothing,
    'PUT /api/users/email': async () => ({ json: { email: `${unique()}@x.example`, pwd: goodPassword } }),
    'DELETE /api/users/email': async (owner) => {
      await emailChange(owner);
      return {};
    },
    'POST /api/users/email/confirm': async () => ({
      json: { token: await emailChange(await api.make.person(1)) },
    }),
    'GET /api/users/invitation': async () => ({ query: `?token=${(await invitation()).secret}` }),
    'POST /api/users/accept': async () => ({ json: { token: (await invitation()).secret, pwd: goodPassword } }),
    ...factorRouteSamples(api),
    'GET /api/users/sessions': nothing,
    'DELETE /api/users/sessions': nothing,
    'DELETE /api/users/sessions/{id}': async (owner) => ({ params: { id: owner.sessionId } }),
    'GET /api/users/view/{id}': self,
    'PUT /api/users/edit/{id}': self,
    'GET /api/admin/users': nothing,
    'GET /api/admin/users/{id}': otherUser,
    'PUT /api/admin/users/{id}': otherUser,
    'DELETE /api/admin/users/{id}/sessions': otherUser,
    'POST /api/admin/owners': async () => ({ json: { userId: (await api.make.person(4)).id } }),
    'POST /api/admin/owners/hand-over': async () => {
      const { id: userId, name: confirm } = await api.make.person(4);
      return { json: { userId, confirm } };
    },
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
    'GET /api/unpublished': async () => ({ query: '?kind=event' }),
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
    ...pageRouteSamples(api),
    'POST /api/alum/add': async () => {
      const { details: alumDetails, ...values } = (await alumnus()).json;
      return { json: { ...values, alumDetails, picture: await api.make.picture({ published: false }) } };
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
    'GET /api/admin/enquiries': nothing,
    'GET /api/admin/enquiries/export': nothing,
    'GET /api/admin/enquiries/people': nothing,
    'GET /api/admin/enquiries/waiting': nothing,
    'GET /api/admin/enquiries/{id}': received,
    'PUT /api/admin/enquiries/{id}': async () => ({ ...(await received()), json: { status: 'closed' } }),
    'POST /api/admin/enquiries/{id}/notes': async () => ({ ...(await received()), json: { text: 'N' } }),
    'POST /api/admin/enquiries/{id}/not-spam': received,
    'POST /api/admin/enquiries/{id}/spam': async () => ({ ...(await received()), json: {} }),
    'DELETE /api/admin/enquiries/{id}': received,
    ...replyRouteSamples(api),
    'GET /api/admin/applications/board': nothing,
    'POST /api/admin/mails/{id}/resend': queuedMail,
    'POST /api/singleUpload': upload,
    'POST /api/upsingle': upload,
    'POST /api/fileDelete/{filename}': async (owner) => ({
      params: { filename: await api.make.picture({ uploadedBy: owner.id }) },
    }),
    'GET /api/admin/dash': nothing,
    ...deskRouteSamples(api),
    ...listRouteSamples(api),
    'GET /api/admin/orders': nothing,
    'GET /api/admin/orders/export': nothing,
    'POST /api/admin/orders': async () => ({
      json: { customerName: 'C', lines: [{ productId: (await product()).params.id, quantity: 1 }] },
    }),
    'GET /api/admin/orders/{orderCode}': order,
    'PUT /api/admin/orders/{orderCode}': order,
    'PUT /api/admin/orders/{orderCode}/lines': async () => ({
      ...(await order()),
      json: { lines: [{ productId: (await product()).params.id, quantity: 1 }] },
    }),
    'POST /api/admin/orders/{orderCode}/payments': async () => ({
      ...(await order()),
      json: { amount: 1, paymentMethod: 'cash' },
    }),
    'POST /api/admin/orders/{orderCode}/void': async () => ({ ...(await order()), json: { reason: 'Ordered twice' } }),
    'DELETE /api/admin/orders/{orderCode}': order,
    'POST /api/admin/orders/import/preview': async () => ({ json: { csv: 'Id,Amount,Reference\n1,1000,SH-AAAAAA' } }),
    'POST /api/admin/orders/import/confirm': async () => ({
      json: { matches: [{ ...(await order()).params, mmCode: unique(), amount: 1_000 }] },
    }),
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
    'GET /api/admin/campuses': nothing,
    'POST /api/admin/campuses': async () => ({ json: { name: `Campus ${unique()}`, slug: `new-${unique()}` } }),
    'GET /api/admin/campuses/{id}': campus,
    'PUT /api/admin/campuses/{id}': campus,
    'DELETE /api/admin/campuses/{id}': campus,
    'GET /api/term-dates': nothing,
    'GET /api/cost': nothing,
    'GET /api/term-dates/calendar': nothing,
    'GET /api/admin/term-dates': nothing,
    'POST /api/admin/term-dates': async () => ({ json: { kind: 'holiday', name: 'H', firstDay: '2031-02-03' } }),
    'GET /api/admin/term-dates/{id}': () => termDate(),
    'PUT /api/admin/term-dates/{id}': termDate,
    'DELETE /api/admin/term-dates/{id}': termDate,
    'POST /api/admin/term-dates-copy': async () => ({ json: { from: 2031, to: 2032 } }),
    'POST /api/admin/term-dates-holidays': async () => ({ json: { year: 2032 } }),
    'GET /api/admin/notices': nothing,
    'POST /api/admin/notices': async () => ({ json: (await notice()).json }),
    'GET /api/admin/notices/{id}': notice,
    'PUT /api/admin/notices/{id}': notice,
    'DELETE /api/admin/notices/{id}': notice,
    'GET /api/search': async () => ({ query: '?q=school' }),
    'GET /api/search/sitemap': nothing,
    'GET /api/links': async () => ({ query: '?q=a' }),
    'POST /api/links/check': async () => ({ json: { paths: ['/', '/nowhere'] } }),
    'GET /api/search/feed': async () => ({ query: '?kind=news' }),
    'GET /api/search/calendar': nothing,
    'GET /api/settings': nothing,
    'GET /api/admin/settings': nothing,
    'GET /api/users/posts/{id}': self,
    'GET /api/users/alum/{id}': self,
    'POST /api/users/alum/{id}/claim': claim,
    'GET /api/admin/testimonials': nothing,
    'POST /api/alum/approve/{id}': testimonial,
    'POST /api/alum/refuse/{id}': testimonial,
    'PUT /api/media/{name}': async (owner) => ({
      params: { name: await api.make.picture({ uploadedBy: owner.id }) },
      json: { alt: 'A' },
    }),
    'GET /api/consent': async (owner) => ({ query: `?names=${await api.make.picture({ uploadedBy: owner.id })}` }),
    'PUT /api/consent': async (owner) => ({
      json: { pictures: [await api.make.picture({ uploadedBy: owner.id })], consent: 'nobody' },
    }),
    'GET /api/consent/galleries/{id}': gallery,
    'PUT /api/consent/galleries/{id}': async (owner) => ({ ...(await gallery(owner)), json: { consent: 'nobody' } }),
    'GET /api/admin/consent': nothing,
    'POST /api/admin/privacy/find': async (owner) => ({ json: { email: owner.email } }),
    'POST /api/admin/privacy/export': async (owner) => ({ json: { email: owner.email } }),
    'POST /api/admin/privacy/erase': async (owner) => ({ json: { email: owner.email, confirm: owner.email } }),
    'GET /api/trash': nothing,
    'POST /api/trash/{kind}/{id}/restore': deleted,
    'GET /api/revisions/{kind}/{id}': version,
    'GET /api/revisions/{kind}/{id}/{revision}': version,
    'GET /api/audit': nothing,
    'PUT /api/admin/settings': async () => ({ json: { recipients: defaultRecipients } }),
    'GET /api/settings/scenes': nothing,
    'GET /api/settings/social': nothing,
    'POST /api/admin/opening': nothing,
    'GET /api/admin/setup': nothing,
    'POST /api/admin/setup/start': async () => {
      await db.delete(settings).where(eq(settings.key, 'start'));
      return { json: { choice: 'outline' } };
    },
    // Of the school of the tests, which is not the demo: carried out, it would take away what all other samples are of.
    'POST /api/admin/setup/own': async (owner) => ({
      json: { schoolName: 'x', name: 'x', email: `own-${owner.id}@school.example`, pwd: goodPassword },
    }),
    'GET /api/admin/mail-server': nothing,
    'PUT /api/admin/mail-server': async () => ({
      json: { host: '127.0.0.1', port: 9, user: 'u', password: 'p', from: 'a@x.example', to: 'b@x.example' },
    }),
    'POST /api/admin/mail-server/test': async () => ({ json: { to: 'b@x.example' } }),
    'DELETE /api/admin/mail-server': nothing,
    'POST /api/admin/settings/crest': upload,
    'DELETE /api/admin/settings/crest': nothing,
    'PUT /api/admin/settings/crest': crestVersion,
    'GET /api/admin/settings/palette': async () => ({ query: '?brand=%231d4ed8&accent=%23f97316' }),
    'PUT /api/admin/settings/scenes/{set}': async () => ({
      params: { set: 'banner' },
      json: { pictures: [await api.make.picture()] },
    }),
  };
}
