import type { Campus } from '../../../../contract/school/campuses.ts';
import { campusFields } from '../../../../contract/school/campuses.ts';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import { quietly, valuesOf } from '../../../office/forms/describe-values.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import type { Values } from '../../../ui/form/answer.ts';
import type { FormFields } from '../../../ui/form/describe.ts';
import { PhoneField } from '../../../ui/form/fields/phone-field.tsx';
import { phoneOf } from '../../../ui/form/fields/phone-values.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';

const { name, address, phone } = campusFields;
const optional = 'may be empty';

/** What a beginning needs; the rest of it is under Campuses. */
const fields = quietly({
  name: { rule: name, label: 'Name', needed: 'a name', autoComplete: 'off' },
  address: {
    rule: address,
    label: 'Where it is',
    optional,
    autoComplete: 'off',
    hint: 'Such as: Plot 8, Station Road',
  },
  phone: { rule: phone, label: 'Phone', optional, read: (values) => phoneOf(values, 'phone') },
} satisfies FormFields);

type CampusValues = { name: string; address: string; phone: string };

type Props = {
  campus: Campus | null;
  save: (values: CampusValues) => Promise<SaveResult<unknown>>;
  done: () => void;
  stop: () => void;
};

export function CampusForm({ campus, save, done, stop }: Props) {
  const send = ({ name = '', address = '', ...rest }: Values) => save({ name, address, phone: phoneOf(rest, 'phone') });
  return (
    <ActionForm name="campus" fields={fields} start={valuesOf(fields, campus ?? {})} send={send} done={done}>
      <TextField name="name" />
      <TextField name="address" />
      <PhoneField name="phone" />
      <div className="campus-acts">
        <SubmitRow label={campus ? 'Save this campus' : 'Add this campus'} sendingLabel="Saving…" />
        <button type="button" className="btn line" onClick={stop}>
          Cancel
        </button>
      </div>
    </ActionForm>
  );
}
