import { Toolbar } from '@base-ui/react/toolbar';
import type { ReactNode } from 'react';

type ToolProps = {
  label: string;
  /** The keys that do the same, or what is to be done before. */
  keys?: string;
  /** For what can be on or off. */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A button of the editor: a drawing, or a few words that its label says whole. */
export function Tool({ label, keys, pressed, disabled = false, onPress, children }: ToolProps) {
  return (
    <Toolbar.Button
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={pressed}
      disabled={disabled}
      // The marked words stay marked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </Toolbar.Button>
  );
}

type ChoiceProps = {
  label: string;
  options: readonly (readonly [value: string, words: string])[];
  value: string;
  onChoose: (value: string) => void;
};

export function Choice({ label, options, value, onChoose }: ChoiceProps) {
  return (
    <Toolbar.Input
      render={
        <select
          value={value}
          // Not a field of the form.
          onInput={(event) => event.stopPropagation()}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      }
      aria-label={label}
      title={label}
    />
  );
}
