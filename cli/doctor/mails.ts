import type pg from 'pg';
import { startJobs } from '../../api/lib/jobs/jobs.ts';
import { createOutbox } from '../../api/lib/mail/outbox.ts';
import { type Context, count, type Finding, fixed, ok, warn, withRepair, wrong } from './finding.ts';
import { mailServerOf } from './settings.ts';

const pending = "job.name = 'mail' and job.state in ('created', 'retry', 'active')";
const jobless = `
  select id from mails
  where status = 'waiting'
    and not exists (select from pgboss.job where ${pending} and (job.data->>'mailId')::int = mails.id)
  order by id`;
const mailless = `
  select job.id from pgboss.job
  where ${pending} and job.state <> 'active'
    and not exists (select from mails where mails.id = (job.data->>'mailId')::int)`;

export async function checkMails(context: Context): Promise<Finding[]> {
  const { pool } = context;
  const found = [...(await checkLost(context)), ...(await checkLeft(context))];
  const { rows } = await pool.query<{ failed: number; late: number; sent: number }>(`
    select count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where status = 'waiting' and created_at < now() - interval '1 hour')::int as late,
      count(*) filter (where status = 'sent')::int as sent
    from mails`);
  const { failed = 0, late = 0, sent = 0 } = rows[0] ?? {};
  if (failed > 0) found.push(warn(`${count(failed, 'mail')} could not be sent`, 'send again at /admin/enquiries'));
  const { mail, todo } = await mailServerOf(context);
  if (late > 0 && mail) found.push(warn(`${count(late, 'mail')} waiting for more than an hour`, todo));
  return found.length > 0 ? found : [ok(`${count(sent, 'mail')} sent, none lost`)];
}

/** Waiting, and nothing would ever send it. */
async function checkLost({ pool, db, repair }: Context): Promise<Finding[]> {
  const { rows } = await pool.query<{ id: number }>(jobless);
  if (rows.length === 0) return [];
  const said = `${count(rows.length, 'mail')} waiting, and nothing would send them`;
  if (!repair) return [wrong(said, withRepair)];
  const jobs = await startJobs(db, () => {}, { sendOnly: true });
  const outbox = createOutbox(jobs);
  for (const { id } of rows) await db.transaction((tx) => outbox.requeue(tx, id));
  await jobs.close();
  return [fixed(`${said}: they are sent now`)];
}

/** Work for mails that are no more. */
async function checkLeft({ pool, repair }: Context): Promise<Finding[]> {
  const { rows } = await pool.query<{ id: string }>(mailless);
  if (rows.length === 0) return [];
  const said = `${count(rows.length, 'job')} for mails that are no more`;
  if (!repair) return [warn(said, withRepair)];
  await pool.query("delete from pgboss.job where name = 'mail' and id = any($1)", [rows.map(({ id }) => id)]);
  return [fixed(said)];
}

export async function checkJobs({ pool }: Context): Promise<Finding[]> {
  const failed = await tally(
    pool,
    "state = 'failed' and name not in ('mail', 'backup') and created_on > now() - interval '7 days'",
  );
  const late = await tally(
    pool,
    "state in ('created', 'retry') and name <> 'mail' and start_after < now() - interval '1 hour'",
  );
  const todo = 'is the site running? see its log';
  if (late) return [warn(`Work waits for more than an hour: ${late}`, todo)];
  return failed ? [warn(`Work that failed within a week: ${failed}`, todo)] : [ok('No work has failed or is late')];
}

async function tally(pool: pg.Pool, condition: string): Promise<string> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select name, count(*)::int from pgboss.job where ${condition} and name not like '\\_\\_%' group by name order by name`,
  );
  return rows.map((row) => `${row.name} ${row.count}`).join(', ');
}
