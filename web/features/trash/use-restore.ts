import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { restoreFromTrash } from '../../office/forms/edit/edit-api.ts';
import { reasonOf } from '../../office/forms/reason.ts';
import { showNotice } from '../../office/notices/notices.ts';
import { contentAddress } from '../../office/words/content-types.ts';
import type { Restore } from './restore-button.tsx';

/** Brings a thing back, and says where it is. */
export function useRestore(): Restore {
  const { revalidate } = useRevalidator();
  return useCallback(
    async ({ kind, itemId, title }) => {
      const result = await restoreFromTrash(kind, itemId);
      if (result.kind !== 'saved') return showNotice({ text: `Not restored. ${reasonOf(result)}`, bad: true });
      await revalidate();
      const to = contentAddress(kind, itemId);
      showNotice({ text: `Restored: ${title}`, ...(to && { link: { to, label: 'View' } }) });
      // Its row is gone, and its button with it.
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    [revalidate],
  );
}
