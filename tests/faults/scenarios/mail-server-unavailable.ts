import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailbox } from '../../support/mailbox.ts';
import { freePort, temporaryFolder } from '../../support/program.ts';
import { passHour, undelivered } from '../mails.ts';
import { openSite } from '../site-under-test.ts';
import { expectations } from './expectations.ts';

/** The mail server is down for an hour: enquiries are taken all the same, and each mail goes out once it is back. */
export async function mailServerUnavailable(): Promise<string[]> {
  const folder = temporaryFolder('mail-unavailable');
  const { wrong, expect, expectNothingLost } = expectations();
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
    const deadline = Date.now() + 20_000;
    while ((await attempts()) < 1 && Date.now() < deadline) await pause(100);
    expect((await attempts()) >= 1, 'no attempt was made');
    await passHour(site);
    while ((await attempts()) < 2 && Date.now() < deadline) await pause(100);
    expect((await attempts()) >= 2, 'no second attempt was made');

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
  return wrong;
}
