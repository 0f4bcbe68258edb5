import { ChoiceField } from '../../../office/forms/choice-field.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { useFormState } from '../../../ui/form/form-state.ts';
import { RepeatDays } from './repeat-days.tsx';

/** Whether it happens every week, until when, and on which days. */
export function RepeatFields() {
  const { values, typed } = useFormState();
  const shown = typed ?? values;
  return (
    <>
      <div className="event-moment">
        <ChoiceField name="repeat" />
        <div hidden={!shown.repeat}>
          <TextField name="repeat.until" min={shown.date || '1900-01-01'} max="2199-12-31" />
        </div>
      </div>
      <RepeatDays />
    </>
  );
}
