import { enquiryMessages } from '../../../contract/enquiries.ts';
import { isEmail } from '../../../contract/form.ts';
import { phoneMaxLength } from '../../../contract/phone.ts';
import type { Values } from '../../ui/form/answer.ts';
import { phoneOf } from '../../ui/form/phone-values.ts';
import { blankOnes, isBlank } from '../../ui/form/words.ts';

/** What the form says of a photo that it does not take. */
export const alumnusPhotoMessages = {
  tooLarge: 'File is too large. Upload file less than 700kb',
  wrongType: 'Wrong file type. Upload a jpg, jpeg or png',
} as const;

export const alumnusNeeds = ({ name, classOf, email, phone, details }: Values): string[] =>
  blankOnes([
    [name, 'a name'],
    [classOf, 'a class'],
    [email, 'an e-mail'],
    [phone, 'a phone number'],
    [details, 'a bio'],
  ]);

export function alumnusFaults(values: Values): Record<string, string> {
  const { email = '', phone } = values;
  return {
    ...(!isEmail(email) && { email: enquiryMessages.email }),
    ...(isBlank(phone) && { phone: enquiryMessages.phone }),
    ...(phoneOf(values, 'phone').length > phoneMaxLength && { phone: `At most ${phoneMaxLength} characters.` }),
  };
}
