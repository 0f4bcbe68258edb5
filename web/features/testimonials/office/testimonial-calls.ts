import type { Testimonial } from '../../../../contract/content/alumni.ts';
import type { ListReport } from '../../../../contract/office/lists.ts';
import { browserApi } from '../../../api-client.ts';
import { restoreFromTrash } from '../../../office/forms/edit/edit-api.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import { type SaveResult, savedBy } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import type { Decisions } from './testimonial-card.tsx';

/** On several at once, each by the rules for one; what was changed since it was read stays as it is. */
export const decideOn = (action: 'publish' | 'trash', chosen: Testimonial[]): Promise<SaveResult<ListReport>> => {
  const items = chosen.map(({ id, updatedAt }) => ({ id, updatedAt }));
  return savedBy(browserApi().lists[':kind'].act.$post({ param: { kind: 'alumnus' }, json: { action, items } }));
};

export async function undoRefusal(refused: Testimonial[], refresh: () => Promise<void>): Promise<void> {
  const answers: SaveResult<unknown>[] = [];
  for (const { id } of refused) answers.push(await restoreFromTrash('alumnus', id));
  await refresh();
  const failed = answers.find((answer) => answer.kind !== 'saved');
  if (failed) showNotice({ text: `Not all was taken back. ${reasonOf(failed)}`, bad: true });
}

/** Each decision is one click; the list follows, and a notice says what was done. */
export const testimonialDecisions = (revalidate: () => Promise<void>): Decisions => ({
  approve: async ({ id, name }) => {
    const result = await savedBy(browserApi().alum.approve[':id'].$post({ param: { id: String(id) } }));
    await revalidate();
    if (result.kind !== 'saved') return showNotice({ text: `Not approved. ${reasonOf(result)}`, bad: true });
    showNotice({ text: `Approved: ${name} is in the directory.`, link: { to: `/alum/view/${id}`, label: 'View' } });
    // The card is gone, and its buttons with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  },
  refuse: async ({ id, name }) => {
    const result = await savedBy(browserApi().alum.refuse[':id'].$post({ param: { id: String(id) } }));
    await revalidate();
    if (result.kind !== 'saved') return showNotice({ text: `Not refused. ${reasonOf(result)}`, bad: true });
    showNotice({
      text: `Refused: the testimonial of ${name} is in the trash.`,
      undo: async () => {
        const back = await restoreFromTrash('alumnus', id);
        await revalidate();
        showNotice(
          back.kind === 'saved'
            ? { text: `The testimonial of ${name} waits again.` }
            : { text: `Not brought back. ${reasonOf(back)}`, bad: true },
        );
      },
    });
  },
});
