import type { HTMLInputTypeAttribute } from 'react';
import { faultIn, type Rule } from '../../../contract/common/form.ts';
import type { Values } from './answer.ts';
import { isBlank } from './words.ts';

/** A field in the words of the screen; what may stand in it is the contract's. */
export type FormField = {
  rule: Rule;
  label: string;
  /** Behind "Still needed" while it is empty. */
  needed?: string;
  /** It is needed until it is right, not only until something stands there. */
  untilRight?: boolean;
  /** Left empty it is said to be needed, and not also wrong. */
  quiet?: boolean;
  /** Whether it is asked for at all. */
  asked?: (values: Values) => boolean;
  /** As it is sent, where that is not just the text of the field. */
  read?: (values: Values) => string;
  /** As it is shown where two versions are compared. */
  show?: (values: Values) => string;
  options?: { value: string; label: string }[];
  /** Beside the others, not among them. */
  aside?: boolean;
  hint?: string;
  optional?: string;
  autoComplete?: string;
  inputMode?: 'numeric';
  type?: HTMLInputTypeAttribute;
  rows?: number;
};
export type FormFields = Record<string, FormField>;
export type Errors = Record<string, string>;

const asked = (fields: FormFields, values: Values) =>
  Object.entries(fields).filter(([, field]) => field.asked?.(values) ?? true);

/** What is still needed, in the order of the form. */
export const needsIn = (fields: FormFields, values: Values): string[] =>
  asked(fields, values).flatMap(([name, { rule, needed, untilRight }]) =>
    needed && (untilRight ? faultIn(rule, values[name]) : isBlank(values[name])) ? needed : [],
  );

/** What is wrong, by field. */
export const errorsIn = (fields: FormFields, values: Values): Errors =>
  Object.fromEntries(
    asked(fields, values).flatMap(([name, { rule, quiet, read }]) => {
      const empty = isBlank(values[name]);
      const fault = empty && quiet ? undefined : faultIn(rule, empty ? '' : (read?.(values) ?? values[name]));
      return fault ? [[name, fault]] : [];
    }),
  );
