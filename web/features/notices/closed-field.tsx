import { useEffect, useState } from 'react';
import { useHiddenValue } from '../../office/forms/use-hidden-value.ts';
import { useField, useFormState } from '../../ui/form/form-state.ts';
import { allCampuses } from './notice-calls.ts';

type Choice = { id: number; name: string };

/** Which campuses are closed meanwhile. Only an urgent notice closes any, and a school of one says it in the headline. */
export function ClosedField() {
  const { error, initial = '' } = useField('closedCampuses');
  const { values, typed } = useFormState();
  const isUrgent = (typed ?? values).urgent === 'on';
  const [campuses, setCampuses] = useState<Choice[]>([]);
  const [closed, setClosed] = useState(() => initial.split(',').filter(Boolean).map(Number));
  const value = closed.join(',');
  const hidden = useHiddenValue(value);
  useEffect(() => {
    allCampuses().then(setCampuses, () => {});
  }, []);

  const toggle = (id: number) =>
    setClosed((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <>
      <input ref={hidden} type="hidden" name="closedCampuses" value={value} />
      {isUrgent && campuses.length > 1 && (
        <fieldset className="closed-campuses">
          <legend>Closed meanwhile</legend>
          {campuses.map(({ id, name }) => (
            <label key={id} className="check-row">
              <input type="checkbox" checked={closed.includes(id)} onChange={() => toggle(id)} />
              <span>{name}</span>
            </label>
          ))}
          {error && <p className="err">{error}</p>}
        </fieldset>
      )}
    </>
  );
}
