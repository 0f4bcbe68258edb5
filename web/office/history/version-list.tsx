import { type ReactNode, type ToggleEvent, useState } from 'react';
import type { RevisionEntry, VersionKind } from '../../../contract/common/history.ts';
import { listRevisions } from '../forms/edit/edit-api.ts';
import { moment } from '../words/moment.ts';
import './history-panel.css';

type Props = {
  kind: VersionKind;
  id: number | string;
  /** Where more than one stands on a screen. */
  title?: string;
  /** The version that is shown below its line. */
  opened?: number | null;
  open: (revision: number) => Promise<void>;
  children?: ReactNode;
};

/** Who saved what and when; asked for when somebody wants to know. */
export function VersionList({ kind, id, title = 'History', opened, open, children }: Props) {
  const [revisions, setRevisions] = useState<RevisionEntry[] | null>(null);
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

  return (
    <details className="edit-box history" onToggle={onToggle}>
      <summary>{title}</summary>
      <div role="status">
        {failed && <p className="err">The history could not be loaded. Please try again.</p>}
        {!failed && !revisions && <p className="muted small">One moment.</p>}
        {revisions?.length === 0 && <p className="muted small">No earlier version yet.</p>}
      </div>
      <ol>
        {revisions?.map((revision) => (
          <li key={revision.id}>
            <button
              type="button"
              {...(opened !== undefined && { 'aria-expanded': opened === revision.id })}
              onClick={() => load(() => open(revision.id))}
            >
              <b>{moment(revision.savedAt)}</b>
              <span>{revision.savedBy ?? 'Somebody'}</span>
            </button>
            {opened === revision.id && children}
          </li>
        ))}
      </ol>
    </details>
  );
}
