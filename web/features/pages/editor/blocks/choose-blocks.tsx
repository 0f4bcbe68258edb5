import { useId } from 'react';
import { blockMessages } from '../../../../../contract/pages/blocks.ts';
import { useSite } from '../../../../ui/meta/site.ts';
import { Wrong } from './block-fields.tsx';

type Option = { id: number; label: string; hint?: string };

type ManyProps = {
  legend: string;
  options: Option[];
  chosen: number[];
  none: string;
  error: string | undefined;
  onChange: (chosen: number[]) => void;
};

/** Some of many, in the order in which they were ticked. */
export function ChooseMany({ legend, options, chosen, none, error, onChange }: ManyProps) {
  const toggle = (id: number) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="block-choose">
      <legend>{legend}</legend>
      {options.length === 0 && <p className="muted small">{none}</p>}
      {options.map(({ id, label, hint }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          <span>
            {label}
            {hint && <small>{hint}</small>}
          </span>
        </label>
      ))}
      {error && <Wrong>{blockMessages.choose}</Wrong>}
    </fieldset>
  );
}

type OneProps<T extends string | number> = {
  label: string;
  value: T;
  options: (readonly [T, string])[];
  error?: string | undefined;
  onChange: (value: T) => void;
};

export function ChooseOne<T extends string | number>({ label, value, options, error, onChange }: OneProps<T>) {
  const id = useId();
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([one]) => String(one) === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      {error && <Wrong>{error}</Wrong>}
    </div>
  );
}

type CampusProps = { value: number; error: string | undefined; onChange: (campus: number) => void };

/** One campus of the list; what readers see of it follows the list. */
export function ChooseCampus({ value, error, onChange }: CampusProps) {
  const campuses = useSite()?.campuses ?? [];
  if (campuses.length === 0) return <p className="muted small">Add a campus first, under Campuses.</p>;
  return (
    <ChooseOne
      label="Which campus"
      value={value}
      options={[[0, 'Choose'], ...campuses.map(({ id, name }) => [id, name] as const)]}
      error={error && blockMessages.choose}
      onChange={onChange}
    />
  );
}
