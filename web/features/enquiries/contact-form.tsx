import { enquiryMessages, messageMaxLength } from '../../../contract/enquiries.ts';
import { emailMaxLength, isEmail, nameMaxLength } from '../../../contract/form.ts';
import type { FormAnswer, Values } from '../../ui/form/answer.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { PrivacyNote } from '../../ui/form/privacy-note.tsx';
import { SendForm } from '../../ui/form/send-form.tsx';
import { SubmitRow } from '../../ui/form/submit-row.tsx';
import { TextArea, TextField } from '../../ui/form/text-field.tsx';
import { TrapField } from '../../ui/form/trap-field.tsx';
import type { Errors } from '../../ui/form/use-form-core.ts';
import { isBlank } from '../../ui/form/words.ts';

const labels = { senderName: 'Your name', senderEmail: 'E-mail', senderPhone: 'Phone', inquiry: 'Message' };

function needs({ senderName, senderEmail, inquiry }: Values): string[] {
  const missing: string[] = [];
  if (isBlank(senderName)) missing.push('your name');
  if (!isEmail(senderEmail ?? '')) missing.push('a valid e-mail');
  if (isBlank(inquiry)) missing.push('a message');
  return missing;
}

function check({ senderName, senderEmail, inquiry }: Values): Errors {
  return {
    ...(isBlank(senderName) && { senderName: enquiryMessages.name }),
    ...(!isEmail(senderEmail ?? '') && { senderEmail: enquiryMessages.email }),
    ...(isBlank(inquiry) && { inquiry: enquiryMessages.message }),
  };
}

export function ContactForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <SendForm name="contact" className="form panel-form" answer={answer} needs={needs} check={check}>
      <h2 className="form-title">Write to us</h2>
      <ErrorSummary labels={labels} />
      <TextField name="senderName" label={labels.senderName} autoComplete="name" maxLength={nameMaxLength} />
      <TextField
        name="senderEmail"
        label={labels.senderEmail}
        type="email"
        autoComplete="email"
        maxLength={emailMaxLength}
      />
      <PhoneField name="senderPhone" optional="if you prefer a call" />
      <TextArea
        name="inquiry"
        label={labels.inquiry}
        rows={5}
        maxLength={messageMaxLength}
        hint="Tell us your child's class or age if the question is about a place."
      />
      <PrivacyNote>We use this only to answer you.</PrivacyNote>
      <TrapField />
      <SubmitRow label="Send message" />
    </SendForm>
  );
}
