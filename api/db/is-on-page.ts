import { type Column, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * One page of a list, whose statement finds no more than ids. They come from an index alone, so that only those on the
 * page fetch their row and their pictures, and not all those that come before it. PostgreSQL takes a list of ids to be as
 * long on every page, and so plans the statement once; a limit and an offset it would plan for each time anew.
 */
export const isOnPage = (id: Column, page: SQLWrapper) => sql`${id} = any(array(${page}))`;
