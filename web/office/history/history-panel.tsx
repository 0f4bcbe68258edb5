import { useState } from 'react';
import type { VersionKind } from '../../../contract/common/history.ts';
import type { Values } from '../../ui/form/answer.ts';
import { useFormState } from '../../ui/form/form-state.ts';
import { viewRevision } from '../forms/edit/edit-api.ts';
import { useEdit } from '../forms/edit/edit-context.ts';
import { VersionList } from './version-list.tsx';
import { differing, WordDiff } from './word-diff.tsx';

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
  const [opened, setOpened] = useState<Opened | null>(null);

  async function open(revision: number) {
    const { content } = await viewRevision(kind, String(id), revision);
    setOpened({ id: revision, values: toValues(content) });
  }

  return (
    <VersionList kind={kind} id={id} opened={opened?.id ?? null} open={open}>
      {opened && <OpenedVersion {...opened} onClose={() => setOpened(null)} />}
    </VersionList>
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
