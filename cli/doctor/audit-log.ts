import { createHash } from 'node:crypto';
import type pg from 'pg';
import { connectWithoutLimits } from '../../api/db/client.ts';
import { type Context, count, type Finding, ok, some, wrong } from './finding.ts';

const batch = 5_000;
const todo = 'compare with a backup and find out who had access to the database';

/** Whether a line of the audit log was changed, removed, slipped in or put elsewhere behind the program's back. */
export async function checkAuditLog({ pool }: Context): Promise<Finding[]> {
  const client = await connectWithoutLimits(pool);
  try {
    // Lines that are written meanwhile must not look like lines without an entry.
    await client.query('begin isolation level repeatable read read only');
    const { broken, chains, entries } = await checkLinks(client);
    const { changed, removed, added, blanked, lines } = await checkLines(client);
    await client.query('commit');
    const found = [
      ...(changed.length > 0 ? [wrong(`${said(changed)} not what was written`, todo)] : []),
      ...(removed.length > 0 ? [wrong(`${said(removed)} gone`, todo)] : []),
      ...(added.length > 0 ? [wrong(`${said(added)} in the log without having been recorded`, todo)] : []),
      ...(broken.length > 0 ? [wrong(`The chain of the audit log is broken at ${some(broken)}`, todo)] : []),
    ];
    const well = `${count(lines, 'line')} in ${count(chains, 'chain')}, ${blanked.toLocaleString('en')} with personal words removed`;
    return found.length > 0 ? found : [ok(entries === 0 ? 'The audit log is empty' : well)];
  } finally {
    await client.end();
  }
}

const said = (ids: number[]) =>
  `${count(ids.length, 'line')} of the audit log (${some(ids.map(String))}) ${ids.length === 1 ? 'is' : 'are'}`;

type Entry = { chain: number; seq: number; digest: Buffer; link: Buffer };
type Head = { chain: number; seq: number; link: Buffer };

/** Each entry follows from the one before, and the last one is where the chain is said to end. */
async function checkLinks(client: pg.ClientBase) {
  const { rows } = await client.query<Head>('select chain, seq, link from audit_heads');
  const ends = new Map<number, { seq: number; link: Buffer }>();
  const broken: string[] = [];
  let entries = 0;
  for await (const entry of each<Entry>(
    client,
    'select chain, seq, digest, link from audit_chain order by chain, seq',
  )) {
    const { chain, seq, digest, link } = entry;
    const before = ends.get(chain) ?? { seq: 0, link: Buffer.alloc(0) };
    const follows = seq === before.seq + 1 && sha256(before.link, digest).equals(link);
    if (!follows) broken.push(`${chain}.${seq}`);
    ends.set(chain, { seq, link });
    entries += 1;
  }
  for (const { chain, seq, link } of rows) {
    const end = ends.get(chain) ?? { seq: 0, link: Buffer.alloc(0) };
    if (end.seq !== seq || !end.link.equals(link)) broken.push(`the end of ${chain}`);
    ends.delete(chain);
  }
  for (const chain of ends.keys()) broken.push(`the end of ${chain}`);
  return { broken, chains: rows.length, entries };
}

type Line = { line: number | null; entry: number | null; matches: boolean | null; times: number | null };

/** The digest is spelt out: the function in the database may be what was changed. */
const lastEntries = `
  select l.id as line, c.line_id as entry, c.times::int,
    c.digest = sha256(uuid_send(l.salt) || convert_to(json_build_array(
      l.id, (extract(epoch from l.at) * 1000000)::bigint, l.actor_id, l.actor_name,
      l.action, l.kind, l.item_id, l.title, l.detail)::text, 'UTF8')) as matches
  from audit_log l
  full join (
    select distinct on (line_id) line_id, digest, count(*) over (partition by line_id) as times
    from audit_chain order by line_id, id desc
  ) c on c.line_id = l.id`;

async function checkLines(client: pg.ClientBase) {
  const [changed, removed, added]: [number[], number[], number[]] = [[], [], []];
  let [blanked, lines] = [0, 0];
  for await (const { line, entry, matches, times } of each<Line>(client, lastEntries)) {
    if (line === null) removed.push(entry ?? 0);
    else if (entry === null) added.push(line);
    else if (!matches) changed.push(line);
    if (line !== null) lines += 1;
    if ((times ?? 0) > 1) blanked += 1;
  }
  return { changed, removed, added, blanked, lines };
}

/** A school's log of many years does not fit into memory at once. */
async function* each<T extends object>(client: pg.ClientBase, statement: string): AsyncGenerator<T> {
  await client.query(`declare walk no scroll cursor for ${statement}`);
  for (;;) {
    const { rows } = await client.query<T>(`fetch ${batch} from walk`);
    yield* rows;
    if (rows.length < batch) break;
  }
  await client.query('close walk');
}

const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
