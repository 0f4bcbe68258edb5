import type { CSSProperties } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { colourName } from './colour-name.ts';

type Props = {
  legend: string;
  hint: string;
  name: string;
  value: string;
  fromCrest?: string[];
  onChange: (colour: string) => void;
  ready: readonly (readonly [string, string])[];
};

export const readyBrands = [
  ['#0e5a45', 'Hill green'],
  ['#1b4a8a', 'Blue'],
  ['#7a2e52', 'Plum'],
  ['#8f2d1c', 'Brick'],
  ['#f2c230', 'Maize'],
] as const;

export const readyAccents = [
  ['#f5b324', 'Maize yellow'],
  ['#f97316', 'Orange'],
  ['#7fc8e8', 'Sky'],
] as const;

/** A few that are ready, those of the crest, and any other. */
export function ColourField({ legend, hint, name, value, fromCrest = [], onChange, ready }: Props) {
  const names = fromCrest.map(colourName);
  const own = fromCrest.map((colour, index) => {
    const again = names.slice(0, index).filter((name) => name === names[index]).length;
    return [colour, `${names[index]}${again > 0 ? ` ${again + 1}` : ''}, from your crest`] as const;
  });
  const all = [...own, ...ready.filter(([colour]) => !fromCrest.includes(colour))];
  return (
    <fieldset className="colours">
      <legend className="label">{legend}</legend>
      <p className="small muted">{hint}</p>
      <div className="swatches">
        {all.map(([colour, label]) => (
          <label key={colour} className="swatch" style={{ '--s': colour } as CSSProperties}>
            <input type="radio" name={name} checked={value === colour} onChange={() => onChange(colour)} />
            <span>
              <i />
              {label}
            </span>
          </label>
        ))}
        <label className="swatch swatch-own">
          <input
            type="color"
            value={value}
            aria-label={`${legend}: any other`}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <span>
            <Icon name="palette" />
            Any other
          </span>
        </label>
      </div>
    </fieldset>
  );
}
