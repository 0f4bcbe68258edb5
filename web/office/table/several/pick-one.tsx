import { useEffect, useRef } from 'react';

type Props = {
  label: string;
  options: (readonly [value: string, words: string])[];
  yes: string;
  busy: boolean;
  pick: (value: string) => void;
};

/** One choice, and the button that acts on it. */
export function PickOne({ label, options, yes, busy, pick }: Props) {
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="bulk-pick"
      onSubmit={(event) => {
        event.preventDefault();
        if (field.current?.value) pick(field.current.value);
      }}
    >
      <select ref={field} className="in" aria-label={label} required defaultValue="">
        <option value="" disabled>
          {label}…
        </option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <button className="btn sun sm" type="submit" disabled={busy}>
        {yes}
      </button>
    </form>
  );
}
