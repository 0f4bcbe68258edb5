import path from 'node:path';
import pg from 'pg';

/** So many rows of everything that the back office lists, each with its number in its words: 04321. */
const statements = (rows: number): string[] => {
  const series = `from generate_series(1, ${rows}) n`;
  const number = `lpad(n::text, 5, '0')`;
  const moment = `now() - n * interval '1 minute'`;
  return [
    `insert into users (name, email, password_hash, role, suspended, created_at, updated_at)
     select 'Person ' || ${number}, 'person' || ${number} || '@bulk.example', 'none', 1 + n % 3, n % 50 = 0, ${moment}, ${moment} ${series}`,
    `insert into products (name, price, stock, active)
     select 'Product ' || ${number}, 1000 + n, n % 40, n % 10 > 0 ${series}`,
    `insert into orders (order_code, customer_name, customer_phone, amount, mm_code, dispatched, created_at)
     select 'SH-B' || ${number}, 'Customer ' || ${number}, '+256772' || lpad(n::text, 6, '0'), 2 * (1000 + n),
       case when n % 3 > 0 then 'MB' || ${number} end, n % 3 = 2, ${moment} ${series}`,
    `insert into order_lines (order_id, product_name, unit_price, quantity)
     select id, 'Exercise book', amount / 2, 2 from orders where order_code like 'SH-B%'`,
    `insert into enquiries (kind, sender_name, sender_email, sender_phone, message, child_name, birth_date, fingerprint, status, created_at)
     select case when n % 2 = 0 then 'application' else 'contact' end, 'Sender ' || ${number}, 'sender' || n || '@bulk.example',
       '+256772' || lpad(n::text, 6, '0'), repeat('Is there a place in the second class, and what does it cost? ', 4),
       case when n % 2 = 0 then 'Child ' || ${number} end, case when n % 2 = 0 then date '2020-05-06' end,
       'bulk ' || n, (array['new', 'contacted', 'closed'])[1 + n % 3], ${moment} ${series}`,
    `insert into audit_log (at, actor_id, actor_name, action, kind, item_id, title, detail)
     select ${moment}, null, 'Somebody', 'changed', (array['news', 'event', 'gallery', 'product'])[1 + n % 4], n::text,
       'Entry ' || ${number}, 'title, text' ${series}`,
    `insert into trash (kind, item_id, title, rows, deleted_at)
     select (array['news', 'event', 'profile'])[1 + n % 3], (1000000 + n)::text, 'Thing ' || ${number},
       jsonb_build_object('stories', jsonb_build_array(jsonb_build_object('detail', repeat('Words. ', 300)))), ${moment} ${series}`,
    'analyze',
  ];
};

/** Fills the database of a program that runs on this folder. */
export async function fillTables(dataFolder: string, rows: number): Promise<void> {
  const client = new pg.Client({ host: path.join(dataFolder, 'socket'), user: 'seven_hills', database: 'seven_hills' });
  await client.connect();
  try {
    for (const statement of statements(rows)) await client.query(statement);
  } finally {
    await client.end();
  }
}
