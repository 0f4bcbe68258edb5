import type { OwnDocument } from '../../../../contract/media/documents.ts';
import type { ListPerson } from '../../../../contract/office/lists.ts';
import { adminRole } from '../../../../contract/people/roles.ts';
import { restoreFromTrash } from '../../../office/forms/edit/edit-api.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { type Act, documentCalls } from './document-calls.ts';

type Who = { role: number; heirs: ListPerson[] };
type Step = { act: Act; documents: OwnDocument[] };

/** Each comes back from the trash, or is again what it was. Nothing for what is no longer one's own. */
export function undoOf(act: Act, done: OwnDocument[], who: Who, refresh: () => unknown) {
  const steps = act.action === 'delete' ? [] : stepsBack(act, done, who);
  if (!steps) return undefined;
  return async () => {
    const answers: SaveResult<unknown>[] = [];
    if (act.action === 'delete') for (const { id } of done) answers.push(await restoreFromTrash('document', id));
    for (const step of steps) answers.push(await take(step));
    await refresh();
    const failed = answers.find((answer) => answer.kind !== 'saved');
    if (failed) showNotice({ text: `Not all was taken back. ${reasonOf(failed)}`, bad: true });
  };
}

async function take({ act, documents }: Step): Promise<SaveResult<unknown>> {
  const answer = await documentCalls.act(act, documents);
  const refused = answer.kind === 'saved' ? answer.thing.refused[0] : undefined;
  return refused ? { kind: 'refused', fields: {}, message: refused.reason } : answer;
}

function stepsBack(act: Exclude<Act, { action: 'delete' }>, done: OwnDocument[], who: Who): Step[] | undefined {
  if (act.action === 'publish') return [{ act: { action: 'unpublish' }, documents: done }];
  if (act.action === 'unpublish') return [{ act: { action: 'publish' }, documents: done }];
  if (act.action === 'topic') {
    const before = Map.groupBy(done, ({ topic }) => topic);
    return [...before].map(([topic, documents]) => ({ act: { action: 'topic', topic }, documents }));
  }
  // Only administrators give what is not theirs, and nobody gives to somebody who has left.
  const known = new Set(who.heirs.map(({ id }) => id));
  const steps: Step[] = [];
  for (const [authorId, documents] of Map.groupBy(done, (one) => one.authorId)) {
    if (who.role < adminRole || authorId === null || !known.has(authorId)) return undefined;
    steps.push({ act: { action: 'author', authorId }, documents });
  }
  return steps;
}
