import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { reasonOf } from '../../../office/forms/reason.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { alumnusCalls } from './alumnus-calls.ts';

type Props = { id: number; name: string; updatedAt: string };

/** Takes an alumnus off the site at once, because it can be undone. */
export function UnpublishControl({ id, name, updatedAt }: Props) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    const result = await alumnusCalls.unpublish({ id, updatedAt });
    if (result.kind === 'saved') {
      const { thing } = result;
      await revalidate();
      showNotice({
        text: `Unpublished: ${name} waits among the testimonials again. A post made of it stays.`,
        undo: async () => {
          const back = await alumnusCalls.publishAgain(thing);
          await revalidate();
          if (back.kind === 'saved') showNotice({ text: `${name} is in the directory again.` });
          else showNotice({ text: `Not taken back. ${reasonOf(back)}`, bad: true });
        },
      });
    } else showNotice({ text: `Not unpublished. ${reasonOf(result)}`, bad: true });
    setBusy(false);
  }

  return (
    <button className="btn line sm" type="button" disabled={busy} onClick={run}>
      <Icon name="unseen" />
      {busy ? 'Unpublishing…' : 'Unpublish'}
    </button>
  );
}
