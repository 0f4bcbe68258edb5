import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { mails } from '../../api/db/tables/enquiries.ts';
import { createDelivery } from '../../api/lib/mail/deliver.ts';
import type { TestApi } from './api.ts';
import type { Person } from './factory.ts';

type Words = { text?: string; key?: string; seen?: number; close?: 'yes' | 'no'; documents?: number[]; files?: File[] };

/** An answer as the office sends it. */
export function answerForm({ text = 'Dear Peter, yes.', key = randomUUID(), files = [], ...more }: Words = {}) {
  const form = new FormData();
  form.set('text', text);
  form.set('key', key);
  if (more.seen !== undefined) form.set('seen', String(more.seen));
  if (more.close) form.set('close', more.close);
  for (const id of more.documents ?? []) form.append('documents', String(id));
  for (const file of files) form.append('files', file);
  return form;
}

export const answerTo = (api: TestApi, as: Person) => (id: number, words?: Words) =>
  api.request('POST', `/admin/enquiries/${id}/replies`, { as, form: answerForm(words) });

/** Sends the newest mail to an address by a real server. */
export async function deliverNewest({ deps }: TestApi, smtpUrl: string, recipient = 'peter@mail.example') {
  const row = (await deps.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id)).at(-1);
  if (!row) throw new Error('the mail is not there');
  await createDelivery(deps.db, deps.clock, { smtpUrl, from: 'School <office@school.example>' })(
    { mailId: row.id },
    false,
  );
  return row.id;
}

export const headersOf = (text = '') => text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
