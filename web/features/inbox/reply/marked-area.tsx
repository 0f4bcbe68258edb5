import type { Ref } from 'react';
import { FieldError } from '../../../office/forms/field-error.tsx';
import { useField, useFormState } from '../../../ui/form/form-state.ts';
import { markedParts } from './form.ts';

type Props = { name: string; filled: string[]; area: Ref<HTMLTextAreaElement> };

/**
 * A text in which what was filled in is marked. The marks stand on a copy of the text behind the field, which also makes
 * the field as high as its words.
 */
export function MarkedArea({ name, filled, area }: Props) {
  const { control, described, error, initial = '' } = useField(name, true);
  const { typed } = useFormState();
  const text = typed?.[name] ?? initial;
  const parts = markedParts(text, filled);
  const isMarked = parts.some(({ marked }) => marked);
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label className="vh" htmlFor={control.id}>
        {described?.label}
      </label>
      <div className="marked-area">
        <div aria-hidden="true">
          {parts.map(({ words, marked }, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing else
            marked ? <mark key={place}>{words}</mark> : <span key={place}>{words}</span>,
          )}
          {'\n'}
        </div>
        <textarea ref={area} {...control} maxLength={described?.rule.max} defaultValue={initial} />
      </div>
      {error && <FieldError id={`${control.id}-error`}>{error}</FieldError>}
      <p className="hint" id={`${control.id}-hint`}>
        {isMarked
          ? 'Marked: filled in from the template. The words stay yours to change.'
          : 'Plain words; a link is written as its address.'}
      </p>
    </div>
  );
}
