import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { KeptKind } from '../../../contract/common/history.ts';
import { restoreFromTrash } from '../forms/edit/edit-api.ts';
import { reasonOf } from '../forms/reason.ts';
import type { SaveResult } from '../forms/save-result.ts';
import { showNotice } from '../notices/notices.ts';
import './delete-control.css';

type Deletion = {
  remove: () => Promise<SaveResult<unknown>>;
  /** The words of success. */
  text: string;
  /** Where one lands. */
  to: string;
  /** Where the thing is found again. */
  kind: KeptKind;
  id: number;
  backTo: string;
};

/** Deletes at once, because it can be undone. */
export function useDeletion({ remove, text, to, kind, id, backTo }: Deletion) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);

  /** Whoever deletes a part of a page stays where they are on it. */
  function go(path: string) {
    const stay = path === window.location.pathname;
    return navigate(path, { replace: stay, preventScrollReset: stay });
  }

  async function undo() {
    const result = await restoreFromTrash(kind, id);
    if (result.kind !== 'saved') return showNotice({ text: `Not brought back. ${reasonOf(result)}`, bad: true });
    await go(backTo);
    showNotice({ text: 'Brought back.' });
  }

  async function run() {
    setDeleting(true);
    const result = await remove();
    if (result.kind === 'saved') {
      await go(to);
      showNotice({ text, undo });
    } else showNotice({ text: `Not deleted. ${reasonOf(result)}`, bad: true });
    setDeleting(false);
  }
  return { deleting, run };
}

/** The button of a deletion; `delete-link` is the class of a quiet one. */
export function DeleteControl({
  className,
  children,
  ...deletion
}: Deletion & { className: string; children: ReactNode }) {
  const { deleting, run } = useDeletion(deletion);
  return (
    <button className={className} type="button" disabled={deleting} onClick={run}>
      {deleting ? 'Deleting…' : children}
    </button>
  );
}
