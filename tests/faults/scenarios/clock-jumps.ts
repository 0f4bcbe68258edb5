import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailbox } from '../../support/mailbox.ts';
import { temporaryFolder } from '../../support/program.ts';
import { undelivered } from '../mails.ts';
import { openSite } from '../site-under-test.ts';
import { expectations, type Outcome, statusOf } from './expectations.ts';

/** The program's clock jumps by hours and back; that of PostgreSQL, which may be another machine's, does not. */
export async function clockJumps(): Promise<Outcome> {
  const folder = temporaryFolder('clock');
  const file = path.join(folder, 'clock');
  const { wrong, slow, expect, expectNothingLost } = expectations();
  writeFileSync(file, '0');
  const mailbox = await startMailbox();
  const site = await openSite(folder, {
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'jumping-clock.ts')}`,
    CLOCK_FILE: file,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  });
  try {
    for (const hours of [3, -3, 0, 24 * 40, 0]) {
      writeFileSync(file, String(hours));
      while (!isKnown(folder, String(hours))) await pause(10);
      // The token may be over by now; the session is not, unless weeks have passed.
      const renewed = await site.renew();
      expect(renewed || Math.abs(hours) > 24, `${hours} h: the session was lost`);
      await site.signInAgain();
      const saved = [await site.save('event'), await site.save('story'), await site.save('contact')];
      expect(
        saved.every((status) => status === 201),
        `${hours} h: saves were answered with ${saved.join(', ')}`,
      );
      const pages = [await statusOf(`${site.url}/`), await statusOf(`${site.url}/news`)];
      expect(
        pages.every((status) => status === 200),
        `${hours} h: pages were answered with ${pages.join(', ')}`,
      );
    }
    const mails = await undelivered(site, mailbox.deliveries);
    expect(mails.sent >= 5 && mails.repeated === 0, `mails: ${JSON.stringify(mails)}`);
    wrong.push(...mails.wrong);
    await expectNothingLost(site, folder);
  } finally {
    await site.close();
    await mailbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { wrong, slow };
}

/** Every process of the program has the new time; each notes it beside the clock (jumping-clock.ts). */
function isKnown(folder: string, hours: string): boolean {
  const noted = readdirSync(folder).filter((name) => /^clock\.\d+$/.test(name));
  const running = noted.filter((name) => existsSync(`/proc/${name.split('.')[1]}`));
  return running.length > 0 && running.every((name) => readFileSync(path.join(folder, name), 'utf8') === hours);
}
