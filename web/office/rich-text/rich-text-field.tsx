import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useField } from '../../ui/form/form-state.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { TextCheckList } from './text-check-list.tsx';
import './rich-text-field.css';

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

type Props = { name: string; label?: string; hint?: ReactNode; optional?: string; rows?: 'few' | 'many' };

/**
 * A text with headings, lists and links. Its value is HTML as the server keeps it; empty when nothing is written. What is
 * not said here is as the form is described.
 */
export function RichTextField({ name, rows = 'many', ...given }: Props) {
  const { control, described, error, initial = '' } = useField(name, true);
  const { label, hint, optional } = { ...described, ...given };
  const [html, setHtml] = useState(initial);
  const [words, setWords] = useState<number | null>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const editor = useRef<HTMLDivElement>(null);

  const told = useRef(initial);
  // The form reads the hidden field again when it holds something new.
  useEffect(() => {
    if (told.current === html) return;
    told.current = html;
    hidden.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [html]);

  const labelId = `${control.id}-label`;
  return (
    <div className={error ? 'field bad' : 'field'}>
      <span className="label" id={labelId}>
        {label}
        {optional && <span className="optional"> ({optional})</span>}
      </span>
      <input ref={hidden} type="hidden" name={name} value={html} />
      <div ref={editor} className={`rich-text ${rows}`}>
        <Suspense fallback={<p className="rich-text-wait muted">One moment: the editor is coming.</p>}>
          <RichTextEditor
            name={name}
            id={control.id}
            labelledBy={labelId}
            describedBy={control['aria-describedby']}
            invalid={error !== undefined}
            initial={initial}
            onWrite={setHtml}
            onCount={setWords}
          />
        </Suspense>
      </div>
      {error && (
        <p className="err" id={`${control.id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      <TextCheckList html={html} editor={editor} />
      <p className="hint" id={`${control.id}-hint`}>
        {words !== null && `${words} ${words === 1 ? 'word' : 'words'}. `}
        {hint}
      </p>
    </div>
  );
}
