import type { Column } from './column.ts';

/** The class of a cell by what stands in it. */
export const lookOf = (kind: Column<never>['kind']): string | undefined =>
  kind && { number: 'num', words: 'words' }[kind];
