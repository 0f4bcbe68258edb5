import { answerMessage, enquiryMessages } from '../../../contract/enquiries.ts';
import { isEmail } from '../../../contract/form.ts';
import type { Values } from '../../ui/form/answer.ts';
import { pictureFault } from '../../ui/form/picture-fault.ts';
import type { Errors } from '../../ui/form/use-form-core.ts';
import { blankOnes, inWords, isBlank } from '../../ui/form/words.ts';
import { questionNames } from './questions.ts';

/** What must be filled before the form can be sent. The picture is asked for when it is sent. */
export function needs(values: Values): string[] {
  const missing = blankOnes([
    [values.senderName, 'your name'],
    [values.classOf, 'your year'],
    [values.senderEmail, 'your e-mail'],
    [values.senderPhone, 'your phone number'],
  ]);
  const open = questionNames.flatMap((name, index) => (isBlank(values[name]) ? [String(index + 1)] : []));
  if (open.length === 1) missing.push(`an answer to question ${open[0]}`);
  if (open.length > 1) missing.push(`answers to questions ${inWords(open)}`);
  return missing;
}

export function check(values: Values, form: FormData): Errors {
  const picture = pictureFault(form.get('picture'), enquiryMessages.picture);
  const unanswered = questionNames.flatMap((name, index) =>
    isBlank(values[name]) ? [[name, answerMessage(index + 1)]] : [],
  );
  return {
    ...(isBlank(values.senderName) && { senderName: enquiryMessages.name }),
    ...(isBlank(values.classOf) && { classOf: enquiryMessages.year }),
    ...(!isEmail(values.senderEmail ?? '') && { senderEmail: enquiryMessages.email }),
    ...(isBlank(values.senderPhone) && { senderPhone: enquiryMessages.phone }),
    ...(picture && { picture }),
    ...Object.fromEntries(unanswered),
  };
}
