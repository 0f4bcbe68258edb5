import type { ReactNode } from 'react';
import type { Values } from '../../../ui/form/answer.ts';
import type { FormFields } from '../../../ui/form/describe.ts';
import type { Notice } from '../../notices/notices.ts';
import type { SaveResult } from '../save-result.ts';
import type { EditField, SaidOfPictures } from './edit-fields.ts';

/** A saved state of the thing: its fields, and the `updatedAt` that names it. */
export type Version = { values: Values; version: string | undefined };

/** Whoever saved goes on writing, over this version; with values, the fields begin anew with them. */
export type Stay = { version: string | undefined; values?: Values };

/** Where a save leads, and what is said there. What was typed on meanwhile is kept as a change of this version. */
export type Done = Omit<Notice, 'id'> & ({ to: string; version?: string } | { stay: Stay });

export type EditFormProps<T> = {
  /** Makes the ids of the fields. */
  name: string;
  /** The form as it is described. */
  form?: FormFields;
  /** What else is compared between two versions. */
  fields?: EditField[];
  /** What stands in the fields at first, by field name. Every value is text. */
  start: Values;
  /** The `updatedAt` of what is being changed; nothing for what is new. */
  version?: string | undefined;
  /** What else must be filled before it can be saved, in words for what is not. */
  needs?: (values: Values) => string[];
  /** What else is wrong with what is filled in, by field. */
  check?: (values: Values) => Record<string, string>;
  /**
   * Saves what stands in the fields together with what was said about the pictures. `pressed` is the value of the button
   * that sent the form: none where it has no value, or a version is brought back.
   */
  save: (values: Values, version: string | undefined, said: SaidOfPictures, pressed: string) => Promise<SaveResult<T>>;
  /** Asks for what is saved now, when somebody else has saved meanwhile. */
  reload?: () => Promise<Version>;
  done: (thing: T, values: Values, pressed: string) => Done;
  /** Where Cancel leads. */
  cancelTo: string;
  /** False for what has no history to bring an earlier version back from. */
  keepsVersions?: boolean;
  children: ReactNode;
};
