import { useEffect, useRef } from 'react';
import type { Values } from '../../ui/form/answer.ts';
import { Problem } from '../../ui/form/fields/problem.tsx';
import { useFormState } from '../../ui/form/form-state.ts';
import type { EditField } from '../forms/edit/edit-fields.ts';
import type { Version } from '../forms/edit/edit-form-props.ts';
import { differing, WordDiff } from './word-diff.tsx';
import './conflict.css';

type Props = {
  fields: EditField[];
  mine: Values;
  theirs: Version;
  /** Who was quicker. */
  message: string;
  /** Theirs can be had again. */
  keepsVersions: boolean;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onBack: () => void;
};

/** Somebody saved while this person was writing: both versions side by side, and the choice. */
export function Conflict({ fields, mine, theirs, message, keepsVersions, busy, ...on }: Props) {
  const { onKeepMine, onTakeTheirs, onBack } = on;
  const heading = useRef<HTMLHeadingElement>(null);
  const { answer } = useFormState();
  useEffect(() => heading.current?.focus(), []);
  const different = differing(fields, mine, theirs.values);
  return (
    <section className="conflict" aria-labelledby="conflict-title">
      <h1 id="conflict-title" ref={heading} tabIndex={-1}>
        {message.replace(/\.$/, '')}
      </h1>
      <p>
        {different.length > 0
          ? 'Nothing is overwritten yet. What differs is marked. Which version shall stand?'
          : 'Both versions say the same.'}
      </p>
      {answer && <Problem />}
      <div className="conflict-versions">
        <div className="conflict-version">
          <h2>Their version</h2>
          {different.map((field) => (
            <div key={field.name}>
              <h3>{field.label}</h3>
              <WordDiff field={field} values={theirs.values} other={mine} />
            </div>
          ))}
          <button className="btn line" type="button" disabled={busy} onClick={onTakeTheirs}>
            Take theirs
          </button>
          <p className="hint">Yours stays on this device, to be restored or copied.</p>
        </div>
        <div className="conflict-version">
          <h2>My version</h2>
          {different.map((field) => (
            <div key={field.name}>
              <h3>{field.label}</h3>
              <WordDiff field={field} values={mine} other={theirs.values} />
            </div>
          ))}
          <button className="btn" type="button" disabled={busy} onClick={onKeepMine}>
            {busy ? 'Saving…' : 'Keep mine'}
          </button>
          <p className="hint">{keepsVersions ? 'Theirs stays in the history.' : 'It takes the place of theirs.'}</p>
        </div>
      </div>
      <button className="btn line sm" type="button" disabled={busy} onClick={onBack}>
        Back to the form
      </button>
    </section>
  );
}
