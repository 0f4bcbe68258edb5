import type { User } from '../../../contract/people/users.ts';
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
 * What is sent; an empty picture is none. A picture that is as it was is not sent: a form that was open for long would
 * bring an earlier portrait back, which is no longer stored.
 */
export function accountContent(values: Values, before: Pick<User, 'picture'>) {
  const { picture: chosen, ...texts } = contentOf(accountForm, values);
  return chosen === before.picture ? texts : { ...texts, picture: chosen };
}
