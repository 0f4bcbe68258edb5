import type { TestApi } from './api.ts';

type Row = { id: number; kind: string; status: string; body: string; secret: { slot: string; value: string } | null };

/** The newest mail to an address as its reader will get it: with the secret that its job holds. */
export async function mailedLetter({ database }: TestApi, recipient: string) {
  const { rows } = await database.pool.query<Row>(
    `select mails.id, kind, status, body, job.data->'secret' as secret
     from mails left join pgboss.job on job.name = 'mail' and (job.data->>'mailId')::int = mails.id
     where lower(recipient) = lower($1) order by mails.id desc, job.created_on desc limit 1`,
    [recipient],
  );
  const [mail] = rows;
  if (!mail) throw new Error(`there is no mail to ${recipient}`);
  const text = mail.secret ? mail.body.replaceAll(mail.secret.slot, mail.secret.value) : mail.body;
  return { id: mail.id, kind: mail.kind, status: mail.status, text, token: tokenIn(text) };
}

/** The secret of the link in a letter, or an empty text. */
export const tokenIn = (text: string): string => /\?token=([\w-]+)/.exec(text)?.[1] ?? '';
