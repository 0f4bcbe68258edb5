import type { Values } from '../../ui/form/answer.ts';
import type { SaidOfPictures } from '../forms/edit/edit-fields.ts';
import type { SaveResult } from '../forms/save-result.ts';

/** What every record of the back office has: a name that lists and screens show, and the version that a save names. */
export type NamedRecord = { id: number; name: string; createdAt: string; updatedAt: string };

/** What differs between products and committees by nouns alone. */
export type RecordKind = {
  /** The address of the list; its records are below it. */
  path: string;
  nouns: [one: string, many: string];
};

export type RecordCalls<T> = {
  one: (id: string) => Promise<T>;
  add: (values: Values, said: SaidOfPictures) => Promise<SaveResult<T>>;
  change: (record: T, values: Values, updatedAt: string | undefined, said: SaidOfPictures) => Promise<SaveResult<T>>;
  /** `updatedAt` is of the version on the screen: one that was saved since is not deleted unseen. */
  remove: (id: string, updatedAt: string) => Promise<SaveResult<unknown>>;
};

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
