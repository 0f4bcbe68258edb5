import type { FormAnswer } from '../../../ui/form/answer.ts';
import { ErrorSummary } from '../../../ui/form/fields/error-summary.tsx';
import { HoneypotField } from '../../../ui/form/fields/honeypot-field.tsx';
import { NeededKey } from '../../../ui/form/fields/needed-key.tsx';
import { PhoneField } from '../../../ui/form/fields/phone-field.tsx';
import { PrivacyNote } from '../../../ui/form/fields/privacy-note.tsx';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextArea, TextField } from '../../../ui/form/fields/text-field.tsx';
import { SendForm } from '../../../ui/form/send-form.tsx';
import { applicationForm } from './application.form.ts';
import { type CampusChoice, PlaceChoices } from './place-choices.tsx';

type Props = {
  answer?: FormAnswer | undefined;
  privacyPage: string | undefined;
  birthHint: string | undefined;
  messageHint: string | undefined;
  campuses: CampusChoice[];
};

export function ApplicationForm({ answer, privacyPage, birthHint, messageHint, campuses }: Props) {
  return (
    <SendForm name="application" className="form panel-form" answer={answer} fields={applicationForm}>
      <ErrorSummary />
      <NeededKey />
      <fieldset>
        <legend>You</legend>
        <div className="form">
          <TextField name="pName" />
          <TextField name="email" />
          <PhoneField name="phone" />
        </div>
      </fieldset>
      <fieldset>
        <legend>Your child</legend>
        <div className="form">
          <TextField name="cName" />
          <TextField name="bDate" hint={birthHint || undefined} />
          <PlaceChoices campuses={campuses} />
          <TextArea name="message" hint={messageHint} />
        </div>
      </fieldset>
      <PrivacyNote page={privacyPage}>
        We use this only to decide with you about a place. By sending it, you agree as the child’s parent or guardian.
      </PrivacyNote>
      <HoneypotField />
      <SubmitRow label="Send application" kind="sun" />
    </SendForm>
  );
}
