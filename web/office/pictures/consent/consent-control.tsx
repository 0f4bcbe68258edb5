import { type KeyboardEvent, useId } from 'react';
import {
  type Consent,
  consentMessages,
  consentNames,
  consentNoteMaxLength,
} from '../../../../contract/media/consent.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import './consent-control.css';

export type Said = { consent: Consent; consentNote: string };

type Props = {
  said: Said;
  /** What it is about, for those who only hear it: picture 2. */
  about: string;
  onSay: (said: Said) => void;
  disabled?: boolean;
  /** Not where the choice is only being prepared. */
  warn?: boolean;
};

const choices = ['nobody', 'given'] as const;

/** Whether children can be recognised, and whether their parents agreed. It warns and never hinders. */
export function ConsentControl({ said, about, onSay, disabled = false, warn = true }: Props) {
  const id = useId();
  const { consent, consentNote } = said;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would look like a heading of the form
    <div className="consent" role="group" aria-label={`Children on ${about}`}>
      <div className="consent-choices">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={consent === choice}
            disabled={disabled}
            // Pressed again it is taken back.
            onClick={() => onSay({ consent: consent === choice ? 'unknown' : choice, consentNote })}
          >
            {consent === choice && <Icon name="check" />}
            {consentNames[choice]}
          </button>
        ))}
      </div>
      {consent === 'given' && (
        <div className="consent-note">
          <label htmlFor={id}>
            Who agreed, when, where it is filed<span className="vh">: {about}</span>
          </label>
          <input
            id={id}
            value={consentNote}
            maxLength={consentNoteMaxLength}
            autoComplete="off"
            disabled={disabled}
            onChange={({ currentTarget }) => onSay({ consent, consentNote: currentTarget.value })}
            onKeyDown={keepInLine}
          />
        </div>
      )}
      {warn && consent === 'unknown' && (
        <p className="consent-missing">
          <Icon name="warning" />
          {consentMessages.missing}
        </p>
      )}
    </div>
  );
}

/** The form around it is sent by its button alone. */
function keepInLine(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
