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
import { blankOnes, isBlank } from '../../ui/form/words.ts';

const labels = {
  pName: "Parent or guardian's name",
  email: 'E-mail',
  phone: 'Phone',
  cName: "Child's full name",
  bDate: 'Date of birth',
  message: 'Additional details',
};

const needs = ({ pName, email, phone, cName, bDate, message }: Values): string[] =>
  blankOnes([
    [pName, 'your name'],
    [email, 'your e-mail'],
    [phone, 'your phone number'],
    [cName, "your child's name"],
    [bDate, 'the date of birth'],
    [message, 'additional details'],
  ]);

function check({ pName, email, phone, cName, bDate, message }: Values): Errors {
  return {
    ...(isBlank(pName) && { pName: enquiryMessages.parentName }),
    ...(!isEmail(email ?? '') && { email: enquiryMessages.email }),
    ...(isBlank(phone) && { phone: enquiryMessages.phone }),
    ...(isBlank(cName) && { cName: enquiryMessages.childName }),
    ...(isBlank(bDate) && { bDate: enquiryMessages.birthDate }),
    ...(isBlank(message) && { message: enquiryMessages.details }),
  };
}

export function ApplicationForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <SendForm name="application" className="form panel-form" answer={answer} needs={needs} check={check}>
      <ErrorSummary labels={labels} />
      <fieldset>
        <legend>You</legend>
        <div className="form">
          <TextField name="pName" label={labels.pName} autoComplete="name" maxLength={nameMaxLength} />
          <TextField name="email" label={labels.email} type="email" autoComplete="email" maxLength={emailMaxLength} />
          <PhoneField name="phone" hint="We call in office hours." />
        </div>
      </fieldset>
      <fieldset>
        <legend>Your child</legend>
        <div className="form">
          <TextField name="cName" label={labels.cName} autoComplete="off" maxLength={nameMaxLength} />
          <TextField
            name="bDate"
            label={labels.bDate}
            type="date"
            hint="Children enter Baby Class in the year they turn three."
          />
          <TextArea
            name="message"
            label={labels.message}
            rows={5}
            maxLength={messageMaxLength}
            hint="Which campus and class, the last school if any, and anything we should know: allergies, a sibling with us, transport."
          />
        </div>
      </fieldset>
      <PrivacyNote>
        We use this only to decide with you about a place. By sending it, you agree as the child’s parent or guardian.
      </PrivacyNote>
      <TrapField />
      <SubmitRow label="Send application" kind="sun" />
    </SendForm>
  );
}
