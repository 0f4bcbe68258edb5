import { z } from 'zod';
import { emptyIsNone, wholeNumber } from './fields.ts';

/** Page numbers are shown in sets of this many. */
export const pagesPerSet = 5;

/** A page past the end is not an error, so there is no upper bound that a reader could run into. */
export const pageNumber = wholeNumber(1, 1_000_000).default(1);

export const pageQuery = z.object({ page: pageNumber });
export const categoryPageQuery = pageQuery.extend({
  cat: emptyIsNone(wholeNumber(0, 1).default(0)).describe('0 general, 1 alumni'),
});

export const pageCount = z.number().int().min(0).describe('How many pages there are');
