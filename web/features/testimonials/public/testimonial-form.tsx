import type { FormAnswer } from '../../../ui/form/answer.ts';
import { ErrorSummary } from '../../../ui/form/fields/error-summary.tsx';
import { HoneypotField } from '../../../ui/form/fields/honeypot-field.tsx';
import { NeededKey } from '../../../ui/form/fields/needed-key.tsx';
import { PhoneField } from '../../../ui/form/fields/phone-field.tsx';
import { PictureField } from '../../../ui/form/fields/picture-field.tsx';
import { PrivacyNote } from '../../../ui/form/fields/privacy-note.tsx';
import { SelectField } from '../../../ui/form/fields/select-field.tsx';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextArea, TextField } from '../../../ui/form/fields/text-field.tsx';
import { SendForm } from '../../../ui/form/send-form.tsx';
import { check, needs, testimonialForm } from './form.ts';
import { questionNames } from './questions.ts';

type Props = {
  answer?: FormAnswer | undefined;
  privacyPage: string | undefined;
  years: number[];
  yearHint: string | undefined;
  /** In the order of their names. */
  questions: (string | undefined)[];
};

export function TestimonialForm({ answer, privacyPage, years, yearHint, questions }: Props) {
  return (
    <SendForm
      name="testimonial"
      className="form panel-form"
      withFiles
      answer={answer}
      fields={testimonialForm}
      needs={needs}
      check={check}
    >
      <ErrorSummary />
      <NeededKey />
      <fieldset>
        <legend>You</legend>
        <div className="form">
          <TextField name="senderName" />
          <SelectField name="classOf" options={years} placeholder="Choose a year" hint={yearHint} />
          <TextField name="occupation" />
          <TextField name="senderEmail" />
          <PhoneField name="senderPhone" />
          <PictureField
            name="picture"
            label={testimonialForm.picture?.label}
            hint="A jpg, jpeg or png file of not more than 700kb."
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>Six questions</legend>
        <div className="form">
          {questionNames.map((name, index) => (
            <TextArea key={name} name={name} label={`${index + 1}. ${questions[index]}`} />
          ))}
        </div>
      </fieldset>
      <PrivacyNote page={privacyPage}>
        Your story and picture may be shown on this site; your e-mail and phone never.
      </PrivacyNote>
      <HoneypotField />
      <SubmitRow label="Send your story" />
    </SendForm>
  );
}
