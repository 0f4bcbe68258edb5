import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useField } from '../../ui/form/form-state.ts';
import { FieldError } from '../forms/field-error.tsx';
import { useHiddenValue } from '../forms/use-hidden-value.ts';
import { TextCheckList } from './checks/text-check-list.tsx';
import './rich-text-field.css';

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

type Props = {
  name: string;
  label?: string;
  hint?: ReactNode;
  optional?: string;
  rows?: 'few' | 'many';
  /** Whether whoever stores the text also keeps its pictures. */
  pictures?: boolean;
};

/**
 * A text with headings, lists and links. Its value is HTML as the server keeps it; empty when nothing is written. What is
 * not said here is as the form is described.
 */
export function RichTextField({ name, rows = 'many', pictures = false, ...given }: Props) {
  const { control, described, error, initial = '' } = useField(name, true);
  const { label, hint, optional } = { ...described, ...given };
  const [html, setHtml] = useState(initial);
  const [words, setWords] = useState<number | null>(null);
  const [sending, setSending] = useState(false);
  const waiting = sending ? 'the picture that is on its way' : undefined;
  const hidden = useHiddenValue(html, waiting);
  const editor = useRef<HTMLDivElement>(null);

  const labelId = `${control.id}-label`;
  return (
    <div className={error ? 'field bad' : 'field'}>
      <span className="label" id={labelId}>
        {label}
        {optional && <span className="optional"> ({optional})</span>}
      </span>
      <input ref={hidden} type="hidden" name={name} value={html} data-waiting={waiting} />
      <div ref={editor} className={`rich-text ${rows}`}>
        <Suspense fallback={<p className="rich-text-wait muted">One moment: the editor is coming.</p>}>
          <RichTextEditor
            name={name}
            id={control.id}
            labelledBy={labelId}
            describedBy={control['aria-describedby']}
            invalid={error !== undefined}
            initial={initial}
            pictures={pictures}
            onSending={setSending}
            onWrite={setHtml}
            onCount={setWords}
          />
        </Suspense>
      </div>
      {error && <FieldError id={`${control.id}-error`}>{error}</FieldError>}
      <TextCheckList html={html} editor={editor} />
      <p className="hint" id={`${control.id}-hint`}>
        {words !== null && `${words} ${words === 1 ? 'word' : 'words'}. `}
        {hint}
      </p>
    </div>
  );
}
