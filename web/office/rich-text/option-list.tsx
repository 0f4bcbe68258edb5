import type { ReactNode } from 'react';
import './option-list.css';

type Option = { key: string; title: string; hint: ReactNode };
type Props<T extends Option> = { id: string; options: T[]; at: number; onChoose: (option: T) => void };

/** Choices of which the text or its line has the focus and the keys; here they are shown and pressed. */
export function OptionList<T extends Option>({ id, options, at, onChoose }: Props<T>) {
  return options.map((option, index) => (
    <button
      key={option.key}
      className="text-option"
      id={`${id}-${index}`}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={index === at}
      // The cursor stays where it is, and what is marked stays marked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <b>{option.title}</b>
      <small>{option.hint}</small>
    </button>
  ));
}
