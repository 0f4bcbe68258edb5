import { type ToggleEvent, useState } from 'react';
import type { RevisionEntry, VersionKind } from '../../../contract/common/history.ts';
import type { Values } from '../../ui/form/answer.ts';
import { useFormState } from '../../ui/form/form-state.ts';
import { listRevisions, viewRevision } from '../forms/edit/edit-api.ts';
import { useEdit } from '../forms/edit/edit-context.ts';
import { moment } from '../words/moment.ts';
import { differing, WordDiff } from './word-diff.tsx';
import './history-panel.css';

type Opened = { id: number; values: Values };

type Props = {
  kind: VersionKind;
  id: number | string;
  /** What a saved version puts into the fields of this form. */
  toValues: (content: Record<string, unknown>) => Values;
};

/** Who saved what and when; an earlier version can be compared and brought back. After a save it is asked for anew. */
export function HistoryPanel(props: Props) {
  const { version } = useEdit();
  return <History key={version} {...props} />;
}

function History({ kind, id, toValues }: Props) {
  const [revisions, setRevisions] = useState<RevisionEntry[] | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState(false);

  const load = async (work: () => Promise<void>) => {
    setFailed(false);
    await work().catch(() => setFailed(true));
  };

  function onToggle({ newState }: ToggleEvent<HTMLDetailsElement>) {
    if (newState === 'open' && !revisions) {
      void load(async () => setRevisions(await listRevisions(kind, String(id))));
    }
  }

  const open = (revision: number) =>
    load(async () => {
      const { content } = await viewRevision(kind, String(id), revision);
      setOpened({ id: revision, values: toValues(content) });
    });

  return (
    <details className="edit-box history" onToggle={onToggle}>
      <summary>History</summary>
      <div role="status">
        {failed && <p className="err">The history could not be loaded. Please try again.</p>}
        {!failed && !revisions && <p className="muted small">One moment.</p>}
        {revisions?.length === 0 && <p className="muted small">No earlier version yet.</p>}
      </div>
      <ol>
        {revisions?.map((revision) => (
          <li key={revision.id}>
            <button type="button" aria-expanded={opened?.id === revision.id} onClick={() => open(revision.id)}>
              <b>{moment(revision.savedAt)}</b>
              <span>{revision.savedBy ?? 'Somebody'}</span>
            </button>
            {opened?.id === revision.id && <OpenedVersion {...opened} onClose={() => setOpened(null)} />}
          </li>
        ))}
      </ol>
    </details>
  );
}

function OpenedVersion({ values, onClose }: Opened & { onClose: () => void }) {
  const { fields, saved, saveValues } = useEdit();
  const { sending } = useFormState();
  const different = differing(fields, values, saved);
  return (
    <div className="history-version">
      {different.length === 0 && <p className="muted small">It says the same as the present one.</p>}
      {different.length > 0 && (
        <p className="word-diff muted small">
          <mark>Marked</mark>: in this version only. <del>Struck through</del>: in the present one only.
        </p>
      )}
      {different.map((field) => (
        <div key={field.name}>
          <h3>{field.label}</h3>
          <WordDiff field={field} values={values} other={saved} both />
        </div>
      ))}
      {different.length > 0 && (
        <button className="btn sm" type="button" disabled={sending} onClick={() => saveValues(values)}>
          {sending ? 'Saving…' : 'Bring this version back'}
        </button>
      )}
      <button className="btn line sm" type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
