import { useNavigate } from 'react-router';
import { Icon } from '../../ui/icons/icon.tsx';
import { reasonOf } from '../forms/reason.ts';
import type { SaveResult } from '../forms/save-result.ts';
import { showNotice } from '../notices/notices.ts';
import { Confirm, useAsking } from './confirm.tsx';

type Props = {
  /** What is deleted, in the words of the button: "this product". */
  what: string;
  name: string;
  /** What stays and what goes, before it is done. */
  warning: string;
  remove: () => Promise<SaveResult<unknown>>;
  /** Where one lands. */
  to: string;
};

/** For what cannot be brought back: it is asked once more, in its place. */
export function DeleteBox({ what, name, warning, remove, to }: Props) {
  const navigate = useNavigate();
  const { asking, trigger, ask, stop } = useAsking();

  async function run(): Promise<boolean> {
    const result = await remove();
    if (result.kind !== 'saved') {
      showNotice({ text: `Not deleted. ${reasonOf(result)}`, bad: true });
      return false;
    }
    // The way back would lead to what is no longer there.
    await navigate(to, { replace: true });
    showNotice({ text: `${name} is deleted.` });
    document.getElementById('main')?.focus({ preventScroll: true });
    return false;
  }

  if (!asking) {
    return (
      <button ref={trigger} type="button" className="delete-link" onClick={ask}>
        <Icon name="trash" />
        Delete {what}
      </button>
    );
  }
  return (
    <Confirm
      title={`Delete ${name}?`}
      label={`Delete ${what}`}
      yes="Yes, delete it"
      busyLabel="Deleting…"
      act={run}
      stop={stop}
    >
      {warning}
    </Confirm>
  );
}
