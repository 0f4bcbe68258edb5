import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect } from '../../api/db/client.ts';

/** A database of its own for one test file, copied from the migrated template. */
export async function createTestDatabase(onQuery?: (statement: string) => void) {
  const connection = { host: inject('postgresHost'), user: 'seven_hills' };
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(connection, `create database ${name} template seven_hills strategy file_copy`);
  const database = connect({
    connection: { ...connection, database: name },
    onError: () => {},
    ...(onQuery && { onQuery }),
  });
  return {
    ...database,
    connection: { ...connection, database: name },
    /** For a program of its own. */
    url: `postgres://${connection.user}@localhost/${name}?host=${encodeURIComponent(connection.host)}`,
    async close() {
      await database.close();
      await runAsAdmin(connection, `drop database ${name} with (force)`);
    },
  };
}

async function runAsAdmin(connection: pg.PoolConfig, statement: string) {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
