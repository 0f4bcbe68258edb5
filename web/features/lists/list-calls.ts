import type { ListedKind, ListedThing, ListReport } from '../../../contract/office/lists.ts';
import { browserApi } from '../../api-client.ts';
import { restoreFromTrash } from '../../office/forms/edit/edit-api.ts';
import { reasonOf } from '../../office/forms/reason.ts';
import { type SaveResult, savedBy } from '../../office/forms/save-result.ts';
import { showNotice } from '../../office/notices/notices.ts';
import { type Act, stepsBack } from './act-words.ts';

type Chosen = Pick<ListedThing, 'id' | 'updatedAt'>;

export const actOn = (kind: ListedKind, act: Act, things: Chosen[]): Promise<SaveResult<ListReport>> =>
  savedBy(
    browserApi().lists[':kind'].act.$post({
      param: { kind },
      json: { ...act, items: things.map(({ id, updatedAt }) => ({ id, updatedAt })) },
    }),
  );

/** What the notice's Undo does; nothing where an act cannot be taken back. */
export function undoOf(kind: ListedKind, act: Act, done: ListedThing[], report: ListReport, refresh: () => unknown) {
  const steps = act.action === 'trash' ? undefined : stepsBack(act, done);
  if (!steps && act.action !== 'trash') return undefined;
  const savedAt = new Map(report.done.map(({ id, updatedAt }) => [id, updatedAt]));
  const asTheyAre = (things: ListedThing[]) =>
    things.map(({ id, updatedAt }) => ({ id, updatedAt: savedAt.get(id) ?? updatedAt }));

  return async () => {
    const answers: SaveResult<unknown>[] = [];
    if (act.action === 'trash') for (const { id } of done) answers.push(await restoreFromTrash(kind, id));
    for (const step of steps ?? []) {
      const answer = await actOn(kind, step.act, asTheyAre(step.things));
      const refused = answer.kind === 'saved' ? answer.thing.refused[0] : undefined;
      answers.push(refused ? { kind: 'refused', fields: {}, message: refused.reason } : answer);
    }
    await refresh();
    const failed = answers.find((answer) => answer.kind !== 'saved');
    if (failed) showNotice({ text: `Not all was taken back. ${reasonOf(failed)}`, bad: true });
  };
}
