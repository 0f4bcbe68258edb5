import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Kept = Record<'problem' | 'publishAt' | 'basedOn', AnyPgColumn>;

/**
 * Whether a kept change does not become public by itself any more: its moment came in vain, or somebody has changed the
 * public thing since. What it was written on was read in milliseconds, and of old changes is not known.
 */
export const isStuck = ({ problem, publishAt, basedOn }: Kept, updatedAt: AnyPgColumn): SQL<boolean> =>
  sql`(${problem} <> '' or (${publishAt} is not null
    and coalesce(${basedOn} <> date_trunc('milliseconds', ${updatedAt}), false)))`;
