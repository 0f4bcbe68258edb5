import { answerMaxLength } from '../../../contract/enquiries.ts';
import { emailMaxLength, nameMaxLength } from '../../../contract/form.ts';
import type { FormAnswer } from '../../ui/form/answer.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { PictureField } from '../../ui/form/picture-field.tsx';
import { PrivacyNote } from '../../ui/form/privacy-note.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SendForm } from '../../ui/form/send-form.tsx';
import { SubmitRow } from '../../ui/form/submit-row.tsx';
import { TextArea, TextField } from '../../ui/form/text-field.tsx';
import { TrapField } from '../../ui/form/trap-field.tsx';
import { questionNames, questions } from './questions.ts';
import { check, needs } from './testimonial-rules.ts';

const labels: Record<string, string> = {
  senderName: 'Your name',
  classOf: 'Class of',
  senderEmail: 'E-mail',
  senderPhone: 'Phone',
  picture: 'A recent picture of you',
  ...Object.fromEntries(questionNames.map((name, index) => [name, `Question ${index + 1}`])),
};

type Props = { years: number[]; answer: FormAnswer | undefined };

export function TestimonialForm({ years, answer }: Props) {
  return (
    <SendForm name="testimonial" className="form panel-form" withFiles answer={answer} needs={needs} check={check}>
      <ErrorSummary labels={labels} />
      <fieldset>
        <legend>You</legend>
        <div className="form">
          <TextField name="senderName" label={labels.senderName} autoComplete="name" maxLength={nameMaxLength} />
          <SelectField
            name="classOf"
            label={labels.classOf}
            options={years}
            placeholder="Choose a year"
            hint="The year in which you finished P7, or left us."
          />
          <TextField
            name="senderEmail"
            label={labels.senderEmail}
            type="email"
            autoComplete="email"
            maxLength={emailMaxLength}
            hint="Only the school's office sees your e-mail and phone."
          />
          <PhoneField name="senderPhone" />
          <PictureField name="picture" label={labels.picture} hint="A jpg, jpeg or png file of not more than 700kb." />
        </div>
      </fieldset>
      <fieldset>
        <legend>Six questions</legend>
        <div className="form">
          {questions.map((question, index) => (
            <TextArea
              key={question}
              name={questionNames[index] ?? ''}
              label={`${index + 1}. ${question}`}
              rows={4}
              maxLength={answerMaxLength}
            />
          ))}
        </div>
      </fieldset>
      <PrivacyNote>Your story and picture may be shown on this site; your e-mail and phone never.</PrivacyNote>
      <TrapField />
      <SubmitRow label="Send your story" />
    </SendForm>
  );
}
