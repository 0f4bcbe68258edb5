import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../clock.ts';

/** What a mail tells its reader and nobody else, such as the token of a link, and until when it works. */
export type MailSecret = { value: string; until: Date };

/** The same as the job that sends the mail holds it. In the stored text the slot stands in its place. */
export type HeldSecret = { slot: string; value: string; until: string };

type Text = { body: string; html?: string | null | undefined };

/** Every kind of mail that has one: its text is in no export, and it is never sent again as it is. */
export const secretKinds = ['invitation', 'password-reset', 'email-change', 'sign-in-code'];

export const carriesSecret = ({ kind }: { kind: string }): boolean => secretKinds.includes(kind);

/** The text as it may be stored, and what the job needs to make the letter whole again. */
export function withoutSecret<T extends Text>(mail: T, { value, until }: MailSecret) {
  const held: HeldSecret = { slot: randomUUID(), value, until: until.toISOString() };
  return { mail: replaced(mail, value, held.slot), held };
}

export const withSecret = <T extends Text>(mail: T, { slot, value }: HeldSecret): T => replaced(mail, slot, value);

function replaced<T extends Text>(mail: T, from: string, to: string): T {
  const { body, html } = mail;
  return { ...mail, body: body.replaceAll(from, to), ...(html && { html: html.replaceAll(from, to) }) };
}

/** Why such a mail is not worth sending, or undefined. */
export function undeliverable(mail: { kind: string }, held: HeldSecret | undefined, clock: Clock): string | undefined {
  if (!carriesSecret(mail)) return undefined;
  if (!held) return 'The link in it is no longer kept. A new one is needed.';
  return new Date(held.until) <= clock() ? 'The link in it has expired. A new one is needed.' : undefined;
}

/** In the transaction in which the mail is noted as sent or failed: from then on only its reader knows it. */
export async function clearSecret(tx: Db, mailId: number): Promise<void> {
  await tx.execute(
    sql`update pgboss.job set data = data - 'secret' where name = 'mail' and (data->>'mailId')::int = ${mailId}`,
  );
}
