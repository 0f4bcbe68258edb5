import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../api/lib/security/passwords.ts';
import { withDatabase } from './database.ts';

export type OwnAccount = { id: number; name: string; email: string; password: string };

/** An account for one test alone; what happens to it disturbs nobody. */
export async function makeAccount(name: string, role: number): Promise<OwnAccount> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${process.pid}.${Date.now()}@sevenhills.example`;
  const password = `Aa1!${randomBytes(9).toString('base64url')}`;
  const hash = await hashPassword(password);
  const [made] = await withDatabase((client) =>
    client.query<{ id: number }>(
      'insert into users (name, email, role, password_hash) values ($1, $2, $3, $4) returning id',
      [name, email, role, hash],
    ),
  );
  if (!made) throw new Error('No account was made.');
  return { id: made.id, name, email, password };
}
