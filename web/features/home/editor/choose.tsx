import { useId } from 'react';
import { type SiteIcon, siteIcons } from '../../../../contract/site/site-links.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

type Props = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  hint?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

export function Choose({ label, value, options, hint, error, onChange }: Props) {
  const id = useId();
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && <p className="err">{error}</p>}
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numberWord = (count: number): string => words[count] ?? String(count);

type CountProps = { label: string; value: number; most: number; onChange: (count: number) => void };

export const ChooseCount = ({ label, value, most, onChange }: CountProps) => (
  <Choose
    label={label}
    value={String(value)}
    options={Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
    onChange={(text) => onChange(Number(text))}
  />
);

/** One of the drawings, seen beside its name. */
export function ChooseIcon({ value, onChange }: { value: SiteIcon; onChange: (icon: SiteIcon) => void }) {
  return (
    <div className="home-icon">
      <Choose
        label="Drawing"
        value={value}
        options={siteIcons.map((icon) => ({ value: icon, label: icon.charAt(0).toUpperCase() + icon.slice(1) }))}
        onChange={(icon) => onChange(icon as SiteIcon)}
      />
      <span className="section-icon">
        <Icon name={value} />
      </span>
    </div>
  );
}
