import type { SaveResult } from './save-result.ts';

/** Why something could not be done, in a sentence. */
export function reasonOf(result: SaveResult<unknown>): string {
  if (result.kind === 'refused') return Object.values(result.fields)[0] ?? result.message;
  if (result.kind === 'stale') return result.message;
  return 'The school’s computer did not answer. Please try again.';
}
