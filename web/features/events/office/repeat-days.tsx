import { useEffect, useRef, useState } from 'react';
import { briefSpan } from '../../../../contract/common/days.ts';
import { repeatDays, repeatMessages } from '../../../../contract/content/event-repeat.ts';
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
  const hidden = useRef<HTMLInputElement>(null);
  const [except, setExcept] = useState(() => initial.split(',').filter(Boolean));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the field holds what was ticked
  useEffect(() => {
    hidden.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [except]);

  const toggle = (day: string) =>
    setExcept((before) => (before.includes(day) ? before.filter((one) => one !== day) : [...before, day].sort()));
  const days = repeat ? repeatDays(shown.date ?? '', { ...repeat, except: [] }, dates ?? []) : [];
  const isKnown = repeat !== null && (!repeat.inTerm || dates !== null);
  return (
    <>
      <input ref={hidden} type="hidden" name="repeat.except" value={except.join(',')} />
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
