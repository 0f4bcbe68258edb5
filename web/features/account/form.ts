import type { User, UserEdit } from '../../../contract/people/users.ts';
import { accountFields } from '../../../contract/people/users.ts';
import { contentOf, quietly, valuesOf } from '../../office/forms/describe-values.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';
import { phoneOf } from '../../ui/form/fields/phone-values.ts';

const { name, telephone, twitter, linkedIn, instagram, picture } = accountFields;
const optional = 'may be left empty';
const social = { optional, autoComplete: 'off' };

export const accountForm = quietly({
  name: { rule: name, label: 'Name', needed: 'a name', autoComplete: 'name' },
  telephone: {
    ...{ rule: telephone, label: 'Telephone', optional },
    read: (values: Values) => phoneOf(values, 'telephone'),
  },
  twitter: {
    ...{ rule: twitter, label: 'Twitter', ...social },
    hint: 'A name such as @yourname, or the address.',
  },
  linkedIn: { rule: linkedIn, label: 'LinkedIn', ...social },
  instagram: { rule: instagram, label: 'Instagram', ...social },
  picture: { rule: picture, label: 'Picture' },
} satisfies FormFields);

/** What stands in the form. */
export const accountValues = (user: User): Values => valuesOf(accountForm, user);

/**
 * What is sent: the name, and what was changed. Whoever else has it open meanwhile keeps what they saved, and a form that
 * was open for long does not bring an earlier portrait back, which is no longer stored.
 */
export function accountContent(values: Values, before: User): UserEdit {
  const were: Record<string, unknown> = contentOf(accountForm, accountValues(before));
  const content = contentOf(accountForm, values);
  const changed = Object.entries(content).filter(([field, value]) => field === 'name' || value !== were[field]);
  return Object.fromEntries(changed);
}
