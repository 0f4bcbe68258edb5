import { useState } from 'react';
import { briefSpan } from '../../../../contract/common/days.ts';
import { repeatDays, repeatMessages } from '../../../../contract/content/event-repeat.ts';
import { useHiddenValue } from '../../../office/forms/use-hidden-value.ts';
import { useField, useFormState } from '../../../ui/form/form-state.ts';
import { repeatOf } from '../repeat-values.ts';
import { useTermDates } from './use-term-dates.ts';

/** The days on which it happens, to be left out one by one. */
export function RepeatDays() {
  const { error, initial = '', control } = useField('repeat.except');
  const { values, typed } = useFormState();
  const shown = typed ?? values;
  const repeat = repeatOf(shown);
  const dates = useTermDates(shown);
  const [except, setExcept] = useState(() => initial.split(',').filter(Boolean));
  const value = except.join(',');
  const hidden = useHiddenValue(value);

  const toggle = (day: string) =>
    setExcept((before) => (before.includes(day) ? before.filter((one) => one !== day) : [...before, day].sort()));
  const days = repeat ? repeatDays(shown.date ?? '', { ...repeat, except: [] }, dates ?? []) : [];
  const isKnown = repeat !== null && (!repeat.inTerm || dates !== null);
  return (
    <>
      <input ref={hidden} type="hidden" name="repeat.except" value={value} />
      {isKnown && days.length === 0 && <p className="repeat-hint">{repeatMessages.notInTerm}</p>}
      {isKnown && days.length > 0 && (
        <fieldset className="repeat-days" aria-describedby={control['aria-describedby']}>
          <legend>On these days</legend>
          <div>
            {days.map((day, place) => (
              <label key={day}>
                <input
                  type="checkbox"
                  data-field={place === 0 ? 'repeat.except' : undefined}
                  checked={!except.includes(day)}
                  onChange={() => toggle(day)}
                />
                <span>{briefSpan({ firstDay: day, lastDay: day })}</span>
              </label>
            ))}
          </div>
          {error && (
            <p className="err" id={`${control.id}-error`}>
              {error}
            </p>
          )}
          <p className="repeat-hint">Untick a day on which it does not happen.</p>
        </fieldset>
      )}
    </>
  );
}
