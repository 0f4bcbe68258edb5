import type { APIRequestContext } from '@playwright/test';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { accountOf } from './accounts.ts';
import { expect } from './console.ts';
import { withDatabase } from './database.ts';

/** The demo school has no mail server: what would be mailed waits in its database, the mail itself or its job. */
export async function mailedCode(recipient: string): Promise<string> {
  const [mail] = await withDatabase((client) =>
    client.query<{ words: string }>(
      `select m.body || ' ' || coalesce((select string_agg(j.data::text, ' ') from pgboss.job j
         where j.data ->> 'mailId' = m.id::text), '') as words
       from mails m where m.recipient = $1 and m.kind = 'sign-in-code' order by m.id desc limit 1`,
      [recipient],
    ),
  );
  const code = /\b\d{6}\b/.exec(mail?.words ?? '')?.[0];
  expect(code, 'a code is on its way').toBeDefined();
  return code ?? '';
}

/** The demo school with a mail server, as its owner would set one up, for as long as the work takes. */
export async function withMailServer(request: APIRequestContext, work: (mail: MailServer) => Promise<void>) {
  const mail = await startMailServer();
  const { email, password } = accountOf(5);
  const login = await request.post('/api/users/login', { data: { user: email, pwd: password } });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { Authorization: `Bearer ${accessToken}` };
  const data = {
    host: '127.0.0.1',
    port: Number(new URL(mail.url).port),
    user: email,
    password: 'x',
    from: '',
    to: email,
  };
  try {
    expect((await request.put('/api/admin/mail-server', { headers, data })).ok()).toBe(true);
    await work(mail);
  } finally {
    await request.delete('/api/admin/mail-server', { headers });
    await mail.close();
  }
}

/** The link in the newest mail that an address has got. */
export async function linkTo({ received }: MailServer, email: string): Promise<string> {
  const plain = (text: string) => text.replace(/=\r\n/g, '').replaceAll('=3D', '=');
  const newest = () => received.filter(({ to, text }) => to.includes(email) && plain(text).includes('token=')).at(-1);
  await expect.poll(newest, 'a link has arrived').toBeDefined();
  const link = /https?:\/\/\S+\?token=[\w-]+/.exec(plain(newest()?.text ?? ''))?.[0] ?? '';
  return new URL(link).pathname + new URL(link).search;
}
