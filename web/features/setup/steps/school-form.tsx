import { defaultPlace } from '../../../../contract/common/this-school.ts';
import { placeFields } from '../../../../contract/school/place.ts';
import { schoolFields } from '../../../../contract/site/settings.ts';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import { ChoiceField } from '../../../office/forms/choice-field.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import type { Values } from '../../../ui/form/answer.ts';
import type { FormFields } from '../../../ui/form/describe.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { classesIn } from './classes.ts';
import { PlaceFields } from './place-fields.tsx';

const fields: FormFields = {
  schoolName: { rule: schoolFields.schoolName, label: 'Full name', needed: 'the full name', autoComplete: 'off' },
  shortName: { rule: schoolFields.shortName, label: 'Short name', needed: 'the short name', autoComplete: 'off' },
  motto: { rule: schoolFields.motto, label: 'Motto', optional: 'may be empty', autoComplete: 'off' },
  phone: { rule: schoolFields.phone, label: 'Phone', optional: 'may be empty', type: 'tel', autoComplete: 'off' },
  mailbox: {
    ...{ rule: schoolFields.mailbox, label: 'E-mail of the school', type: 'email', autoComplete: 'off' },
    ...{ needed: 'the e-mail of the school', untilRight: true },
  },
  locality: { rule: placeFields.locality, label: 'Town', optional: 'may be empty', autoComplete: 'off' },
  country: { rule: placeFields.country, label: 'Country', hint: 'It brings its time and its money.' },
  timeZone: { rule: placeFields.timeZone, label: 'Time zone', needed: 'the time zone' },
  currency: { rule: placeFields.currency, label: 'Currency', needed: 'the currency' },
  foundedYear: {
    ...{ rule: placeFields.foundedYear, label: 'Founded in', optional: 'may be empty', inputMode: 'numeric' },
    autoComplete: 'off',
  },
  schoolYear: {
    ...{ rule: placeFields.schoolYear, label: 'First school year on the site' },
    hint: 'The pages that you begin with speak of it.',
  },
  classes: {
    ...{
      rule: placeFields.classes,
      label: 'Classes, from the youngest',
      optional: 'may be empty',
      autoComplete: 'off',
    },
    hint: 'With commas between them; P1 to P7 is seven classes. The site speaks of the first and the last.',
  },
};

const yearsFrom = (year: number) =>
  [year - 1, year, year + 1].map((one) => ({ value: String(one), label: String(one) }));

/** Orders of Hill View begin with HV. */
function prefixOf(shortName = '') {
  const letters = shortName
    .split(/[^A-Za-z]+/)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
  const prefix = letters.length < 2 ? shortName.replace(/[^A-Za-z]/g, '').toUpperCase() : letters;
  return prefix.length < 2 ? {} : { orderPrefix: prefix.slice(0, letters.length < 2 ? 2 : 5) };
}

type Props = {
  start: Values;
  save: (school: object, place: object) => Promise<SaveResult<unknown>>;
  done: () => void;
};

/** Who the school is, and where: the rest of the site speaks of it so. */
export function SchoolForm({ start, save, done }: Props) {
  async function send(values: Values) {
    const { schoolName, shortName, motto = '', phone = '', mailbox } = values;
    const { country = '', timeZone, currency } = values;
    const classes = classesIn(values.classes ?? '');
    const foundedYear = values.foundedYear?.trim() ? Number(values.foundedYear) : null;
    const schoolYear = Number(values.schoolYear) || null;
    const where = { country, locality: values.locality ?? '', timeZone, currency };
    const place = {
      ...where,
      classes,
      foundedYear,
      schoolYear,
      ...(start.orderPrefix === defaultPlace.orderPrefix && prefixOf(shortName)),
    };
    const result = await save({ schoolName, shortName, motto, phone, mailbox }, place);
    if (result.kind !== 'refused') return result;
    const bare = Object.entries(result.fields).map(([name, words]) => [name.split('.')[1] ?? name, words]);
    return { ...result, fields: Object.fromEntries(bare) as Record<string, string> };
  }
  return (
    <div className="box">
      <ActionForm name="school" fields={fields} start={start} send={send} done={done}>
        <div className="two-up">
          <TextField name="schoolName" />
          <TextField name="shortName" />
        </div>
        <TextField name="motto" />
        <div className="two-up">
          <TextField name="phone" />
          <TextField name="mailbox" />
        </div>
        <PlaceFields />
        <div className="two-up">
          <ChoiceField name="schoolYear" options={yearsFrom(Number(start.schoolYear))} />
          <TextField name="foundedYear" />
        </div>
        <TextField name="classes" />
        <SubmitRow label="Continue: Crest and colour" sendingLabel="Saving…" />
      </ActionForm>
    </div>
  );
}
