import { until } from '../support/until.ts';
import type { SiteUnderTest } from './site-under-test.ts';

/** An hour passes for the mails: those that wait for their next attempt are due. */
export async function passHour({ query }: Pick<SiteUnderTest, 'query'>): Promise<void> {
  await query(
    `update pgboss.job set start_after = start_after - interval '1 hour' where name = 'mail' and state in ('created', 'retry')`,
  );
}

/** What a killed program was sending is given to the next one. */
async function takeOver({ query }: Pick<SiteUnderTest, 'query'>): Promise<void> {
  await query(
    `update pgboss.job set state = 'retry', start_after = now() - interval '1 minute'
     where name = 'mail' and state = 'active' and started_on < now() - interval '10 seconds'`,
  );
}

/** Waits until no mail waits any more, and compares what the mail server was given with what is said to be sent. */
export async function undelivered(
  site: Pick<SiteUnderTest, 'query'>,
  deliveries: Map<number, number>,
  { wasKilled = false } = {},
) {
  const waiting = async () =>
    (await site.query<{ n: number }>("select count(*)::int as n from mails where status = 'waiting'"))[0]?.n;
  const nextHour = async () => {
    if (!(await waiting())) return true;
    await passHour(site);
    if (wasKilled) await takeOver(site);
    return false;
  };
  await until('the last mail', nextHour, 500);
  const rows = await site.query<{ id: number; status: string }>('select id, status from mails');
  const came = (id: number) => deliveries.get(id) ?? 0;
  return {
    sent: rows.filter(({ status }) => status === 'sent').length,
    failed: rows.filter(({ status }) => status === 'failed').length,
    /** Given twice with the same Message-ID: the program was killed between the server's yes and the note of it. */
    repeated: [...deliveries.values()].filter((times) => times > 1).length,
    wrong: [
      ...rows.filter(({ id, status }) => status === 'sent' && came(id) === 0).map(({ id }) => `mail ${id} never came`),
      ...[...deliveries.keys()].filter((id) => !rows.some((row) => row.id === id)).map((id) => `unknown mail ${id}`),
    ],
  };
}
