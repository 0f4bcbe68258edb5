import type { EnquiryCard } from '../../../../contract/enquiries/enquiries.ts';
import type { ListReport } from '../../../../contract/office/lists.ts';
import { browserApi } from '../../../api-client.ts';
import { restoreFromTrash } from '../../../office/forms/edit/edit-api.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import { type SaveResult, savedBy } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { type Act, stepsBack } from './act-words.ts';

type Chosen = Pick<EnquiryCard, 'id' | 'updatedAt'>;

export const actOn = (act: Act, cards: Chosen[]): Promise<SaveResult<ListReport>> => {
  const items = cards.map(({ id, updatedAt }) => ({ id, updatedAt }));
  return savedBy(browserApi().admin['enquiries-act'].$post({ json: { ...act, items } }));
};

/** What the notice's Undo does; nothing where an act cannot be taken back. */
export function undoOf(act: Act, done: EnquiryCard[], report: ListReport, refresh: () => unknown) {
  const steps = stepsBack(act, done);
  if (!steps && act.action !== 'trash') return undefined;
  const savedAt = new Map(report.done.map(({ id, updatedAt }) => [id, updatedAt]));
  return async () => {
    const answers: SaveResult<unknown>[] = [];
    if (act.action === 'trash') for (const { id } of done) answers.push(await restoreFromTrash('enquiry', id));
    for (const { act: back, cards } of steps ?? []) {
      const asTheyAre = cards.map(({ id, updatedAt }) => ({ id, updatedAt: savedAt.get(id) ?? updatedAt }));
      const answer = await actOn(back, asTheyAre);
      const refused = answer.kind === 'saved' ? answer.thing.refused[0] : undefined;
      answers.push(refused ? { kind: 'refused', fields: {}, message: refused.reason } : answer);
    }
    await refresh();
    const failed = answers.find((answer) => answer.kind !== 'saved');
    if (failed) showNotice({ text: `Not all was taken back. ${reasonOf(failed)}`, bad: true });
  };
}
