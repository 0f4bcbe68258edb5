import { rmSync } from 'node:fs';
import { startMailbox } from '../../support/mailbox.ts';
import { freePort, temporaryFolder } from '../../support/program.ts';
import { until } from '../../support/until.ts';
import { passHour, undelivered } from '../mails.ts';
import { openSite } from '../site-under-test.ts';
import { expectations, type Outcome } from './expectations.ts';

/** The mail server is down for an hour: enquiries are taken all the same, and each mail goes out once it is back. */
export async function mailServerUnavailable(): Promise<Outcome> {
  const folder = temporaryFolder('mail-unavailable');
  const { wrong, slow, expect, expectNothingLost } = expectations();
  const port = await freePort();
  const site = await openSite(folder, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  const attempts = async () =>
    (await site.query<{ n: number }>('select coalesce(min(attempts), 0)::int as n from mails'))[0]?.n ?? 0;
  try {
    const sent = [await site.save('contact'), await site.save('application'), await site.save('contact')];
    expect(
      sent.every((status) => status === 201),
      `enquiries without a mail server: ${sent.join(', ')}`,
    );
    await until('a first attempt', async () => (await attempts()) >= 1);
    await passHour(site);
    await until('a second attempt', async () => (await attempts()) >= 2);

    const mailbox = await startMailbox(port);
    const mails = await undelivered(site, mailbox.deliveries);
    expect(mails.sent >= 3 && mails.failed === 0 && mails.repeated === 0, `mails: ${JSON.stringify(mails)}`);
    wrong.push(...mails.wrong);
    await mailbox.close();
    await expectNothingLost(site, folder);
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { wrong, slow };
}
