import type { FormAnswer } from '../../../ui/form/answer.ts';
import { ErrorSummary } from '../../../ui/form/fields/error-summary.tsx';
import { HoneypotField } from '../../../ui/form/fields/honeypot-field.tsx';
import { NeededKey } from '../../../ui/form/fields/needed-key.tsx';
import { PhoneField } from '../../../ui/form/fields/phone-field.tsx';
import { PrivacyNote } from '../../../ui/form/fields/privacy-note.tsx';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextArea, TextField } from '../../../ui/form/fields/text-field.tsx';
import { SendForm } from '../../../ui/form/send-form.tsx';
import { contactForm } from './contact.form.ts';

type Props = { answer?: FormAnswer | undefined; privacyPage: string | undefined };

export function ContactForm({ answer, privacyPage }: Props) {
  return (
    <SendForm name="contact" className="form panel-form" answer={answer} fields={contactForm}>
      <h2 className="form-title">Write to us</h2>
      <ErrorSummary />
      <NeededKey />
      <TextField name="senderName" />
      <TextField name="senderEmail" />
      <PhoneField name="senderPhone" optional="optional, if you prefer a call" />
      <TextArea name="inquiry" />
      <PrivacyNote page={privacyPage}>We use this only to answer you.</PrivacyNote>
      <HoneypotField />
      <SubmitRow label="Send message" />
    </SendForm>
  );
}
