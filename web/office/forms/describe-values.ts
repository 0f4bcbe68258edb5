import { type Rule, wholeIn } from '../../../contract/common/form.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormField, FormFields } from '../../ui/form/describe.ts';
import { phoneFields } from '../../ui/form/fields/phone-values.ts';
import type { EditField } from './edit/edit-fields.ts';

type Sent<R extends Rule> = R extends { choices: readonly (infer Choice)[] }
  ? Choice
  : { choice: number; whole: number; yes: boolean; text: string }[R['kind'] extends 'choice' | 'whole' | 'yes'
      ? R['kind']
      : 'text'];
type Content<F extends FormFields> = { [K in keyof F]: Sent<F[K]['rule']> };

/** What stands in the fields: of a thing, of an earlier version of it, or of nothing yet. */
export function valuesOf(fields: FormFields, thing: Record<string, unknown>): Values {
  return Object.assign(
    {},
    ...Object.entries(fields).map(([name, field]) => fieldValues(name, field, thing[name] ?? '')),
  );
}

function fieldValues(name: string, { rule: { kind } }: FormField, value: unknown): Values {
  if (kind === 'phone') return phoneFields(name, String(value));
  if (kind === 'yes') return { [name]: value ? 'on' : '' };
  return { [name]: Array.isArray(value) ? value.join(',') : String(value) };
}

/** What is sent. */
export function contentOf<F extends FormFields>(fields: F, values: Values): Content<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sentOf(field, values, values[name] ?? '')]),
  ) as Content<F>;
}

function sentOf({ rule: { kind }, read }: FormField, values: Values, text: string) {
  if (kind === 'choice') return Number(text);
  if (kind === 'whole') return wholeIn(text);
  if (kind === 'yes') return text === 'on';
  return read?.(values) ?? text;
}

/** The fields as two versions of them are compared. */
export const comparedFields = (fields: FormFields): EditField[] =>
  Object.entries(fields).map(
    ([
      name,
      {
        label,
        rule: { kind },
        show,
        read,
        options,
      },
    ]) => {
      const words = show ?? read ?? (options && ((values: Values) => labelOf(options, values[name])));
      return { name, label, kind: kindOf(kind), ...(words && { words }) };
    },
  );

const kindOf = (kind: string) => (kind === 'html' ? 'html' : kind.startsWith('picture') ? 'pictures' : 'text');

const labelOf = (options: { value: string; label: string }[], value = '') =>
  options.find((option) => option.value === value && value !== '')?.label ?? '';

/** Fields that are only said to be needed while they are empty. */
export const quietly = <F extends FormFields>(fields: F): F =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, quiet: true }])) as F;
