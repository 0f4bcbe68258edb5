import type { Values } from '../../ui/form/answer.ts';
import { phoneFields, phoneOf } from '../../ui/form/phone-values.ts';

const names = ['name', 'classOf', 'email', 'details', 'picture'] as const;

/** What stands in the form: of an alumnus, or of an earlier version. */
export const alumnusValues = (alumnus: Partial<Record<(typeof names)[number] | 'phone', unknown>>): Values => ({
  ...Object.fromEntries(names.map((name) => [name, String(alumnus[name] ?? '')])),
  ...phoneFields('phone', String(alumnus.phone ?? '')),
});

/** What is sent; without a picture the one it has stays. */
export const alumnusContent = (values: Values) => {
  const { name = '', classOf = '', email = '', details = '', picture = '' } = values;
  return {
    name,
    classOf: Number(classOf),
    email,
    phone: phoneOf(values, 'phone'),
    details,
    ...(picture && { picture }),
  };
};
