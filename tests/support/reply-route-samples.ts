import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { enquiries, mails } from '../../api/db/tables/enquiries.ts';
import { enquiryMessages, messageFiles } from '../../api/db/tables/enquiry-messages.ts';
import { settings } from '../../api/db/tables/settings.ts';
import { mailboxOwner } from '../../api/features/mailbox/mailbox-settings.ts';
import type { TestApi } from './api.ts';
import type { Person } from './factory.ts';
import { routeThings, type Sample } from './route-things.ts';

/** For every route of answers a request that is right in all but perhaps the sender. */
export function replyRouteSamples(api: TestApi): Record<string, (owner: Person) => Promise<Sample>> {
  const { db, nothing, received } = routeThings(api);

  const answered = async ({ id: authorId }: Person) => {
    const { params } = await received();
    const letter = { kind: 'reply', recipient: 's@x.example', subject: 'S', body: 'B', enquiryId: params.id };
    const [mail] = await db.insert(mails).values(letter).returning();
    const own = { enquiryId: params.id, direction: 'out' as const, authorId, mailId: mail?.id ?? null, text: 'T' };
    const ids = { key: randomUUID(), messageId: randomUUID() };
    const [message] = await db
      .insert(enquiryMessages)
      .values({ ...own, ...ids })
      .returning();
    return { params: { ...params, messageId: message?.id ?? 0 } };
  };

  const withFile = async (owner: Person) => {
    const { params } = await answered(owner);
    const file = { name: 'a.pdf', type: 'application/pdf', bytes: 1, content: Buffer.from('a') };
    const [row] = await db
      .insert(messageFiles)
      .values({ ...file, messageId: params.messageId })
      .returning();
    return { params: { id: row?.id ?? 0 } };
  };

  const two = async () => {
    const [one, other] = [await received(), await received()];
    return { one: one.params.id, other: other.params.id };
  };

  const mailbox = { host: '127.0.0.1', port: 9, user: 'u', password: 'p', folder: 'INBOX', replyTo: '' };

  return {
    'GET /api/admin/mailbox': nothing,
    'PUT /api/admin/mailbox': async () => ({ json: mailbox }),
    'POST /api/admin/mailbox/test': async () => {
      const value = { ...mailbox, sealed: api.deps.secretBox.seal('p', mailboxOwner) };
      await db.insert(settings).values({ key: 'mailbox', value }).onConflictDoNothing();
      return {};
    },
    'DELETE /api/admin/mailbox': nothing,
    'POST /api/admin/mailbox/secret': nothing,
    'DELETE /api/admin/mailbox/secret': nothing,
    'POST /api/admin/enquiries-act': async () => {
      const { params } = await received();
      const [row] = await db.select().from(enquiries).where(eq(enquiries.id, params.id));
      const items = [{ id: params.id, updatedAt: row?.updatedAt.toISOString() }];
      return { json: { action: 'status', status: 'contacted', items } };
    },
    'GET /api/admin/enquiries/{id}/related': received,
    'POST /api/admin/enquiries/{id}/merge': async () => {
      const { one, other } = await two();
      return { params: { id: one }, json: { otherId: other } };
    },
    'POST /api/admin/enquiries/{id}/separate': async () => {
      const { one, other } = await two();
      await db.update(enquiries).set({ mergedInto: one }).where(eq(enquiries.id, other));
      return { params: { id: other } };
    },
    'POST /api/admin/enquiries/{id}/replies': async () => {
      const form = new FormData();
      form.set('text', 'Thank you.');
      form.set('key', randomUUID());
      return { ...(await received()), form };
    },
    'POST /api/admin/enquiries/{id}/reply-preview': async () => ({ ...(await received()), json: { text: 'Hello' } }),
    'DELETE /api/admin/enquiries/{id}/replies/{messageId}': answered,
    'GET /api/admin/enquiry-files/{id}': withFile,
    'GET /api/admin/reply-templates': nothing,
    'PUT /api/admin/reply-templates': async () => ({ json: { templates: [{ name: 'N', text: 'T' }] } }),
  };
}
