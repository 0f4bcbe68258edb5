import * as queries from './documents.queries.ts';

/** What comes back from the trash is offered where it was. */
export const { offerAgain } = queries;
