import { alumnusFields } from '../../../contract/content/alumni.ts';
import { contentOf, quietly, valuesOf } from '../../office/forms/describe-values.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';
import { phoneOf } from '../../ui/form/fields/phone-values.ts';

const { name, classOf, email, phone, details, occupation, picture } = alumnusFields;

export const alumnusForm = {
  ...quietly({
    name: { rule: name, label: 'Name', needed: 'a name', autoComplete: 'off' },
    classOf: { rule: classOf, label: 'Class of', needed: 'a class' },
  }),
  occupation: {
    ...{ rule: occupation, label: 'What they became', optional: 'optional', autoComplete: 'off' },
    hint: 'A few words for the card, such as Nurse or Farmer.',
  },
  email: {
    ...{ rule: email, label: 'E-mail', needed: 'an e-mail', type: 'email', autoComplete: 'off' },
    hint: 'Only administrators see the e-mail and the phone.',
  },
  phone: { rule: phone, label: 'Phone', needed: 'a phone number', read: (values: Values) => phoneOf(values, 'phone') },
  ...quietly({ details: { rule: details, label: 'Bio', needed: 'a bio' } }),
  picture: { rule: picture, label: 'Photo' },
} satisfies FormFields;

/** What the form says of a photo that it does not take. */
export const alumnusPhotoMessages = {
  tooLarge: 'File is too large. Upload file less than 700kb',
  wrongType: 'Wrong file type. Upload a jpg, jpeg or png',
} as const;

/** What stands in the form: of an alumnus, or of an earlier version. */
export const alumnusValues = (alumnus: Record<string, unknown>): Values => valuesOf(alumnusForm, alumnus);

/** What is sent; without a picture the one it has stays. */
export function alumnusContent(values: Values) {
  const { picture: chosen, ...words } = contentOf(alumnusForm, values);
  return { ...words, ...(chosen && { picture: chosen }) };
}
