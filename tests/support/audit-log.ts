import type pg from 'pg';

/** What a superuser can do behind the triggers: the audit log itself refuses it. */
export async function behindTriggers(pool: pg.Pool, statement: string): Promise<void> {
  await pool.query(`begin; set local session_replication_role = replica; ${statement}; commit`);
}

/** For tests that look at lines of their own. */
export const emptyAuditLog = (pool: pg.Pool, where = 'true') =>
  behindTriggers(
    pool,
    `delete from audit_chain where line_id in (select id from audit_log where ${where});
     delete from audit_log where ${where}`,
  );
