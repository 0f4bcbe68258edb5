import type { DocumentAct, OwnDocument } from '../../../../contract/media/documents.ts';
import type { ListReport } from '../../../../contract/office/lists.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import { sendDocument } from '../../../office/documents/send-document.ts';
import { restoreFromTrash } from '../../../office/forms/edit/edit-api.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import { type SaveResult, savedBy } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';

type Without<T> = T extends unknown ? Omit<T, 'items'> : never;
/** What is done, without to which. */
export type Act = Without<DocumentAct>;

type DocumentChange = { title: string; topic: string; file?: string; savedAt?: string };
const one = () => browserApi().admin.documents[':id'];

/** What can be asked of the API about documents by those who keep them. */
export const documentCalls = {
  add: (form: FormData) => sendDocument('POST', '', form),
  one: (id: string) => unwrap(one().$get({ param: { id } })),
  change: (id: number, json: DocumentChange) => savedBy(one().$put({ param: { id: String(id) }, json })),
  remove: ({ id, savedAt }: OwnDocument) => savedBy(one().$delete({ param: { id: String(id) }, query: { savedAt } })),
  replace: (id: number, form: FormData) => sendDocument('PUT', `/${id}/file`, form),
  act: (act: Act, chosen: OwnDocument[]): Promise<SaveResult<ListReport>> => {
    const items = chosen.map(({ id, updatedAt }) => ({ id, updatedAt }));
    return savedBy(browserApi().admin['documents-act'].$post({ json: { ...act, items } }));
  },
};

/** Each comes back from the trash, or goes back to the topic that it had. */
export function undoOf(act: Act, done: OwnDocument[], refresh: () => unknown) {
  const takeBack = act.action === 'delete' ? bringBack : toTopicsBefore;
  return async () => {
    const answers = await takeBack(done);
    await refresh();
    const failed = answers.find((answer) => answer.kind !== 'saved');
    if (failed) showNotice({ text: `Not all was taken back. ${reasonOf(failed)}`, bad: true });
  };
}

async function bringBack(done: OwnDocument[]): Promise<SaveResult<unknown>[]> {
  const answers: SaveResult<unknown>[] = [];
  for (const { id } of done) answers.push(await restoreFromTrash('document', id));
  return answers;
}

async function toTopicsBefore(done: OwnDocument[]): Promise<SaveResult<unknown>[]> {
  const answers: SaveResult<unknown>[] = [];
  for (const [topic, theirs] of Map.groupBy(done, (one) => one.topic)) {
    const answer = await documentCalls.act({ action: 'topic', topic }, theirs);
    const refused = answer.kind === 'saved' ? answer.thing.refused[0] : undefined;
    answers.push(refused ? { kind: 'refused', fields: {}, message: refused.reason } : answer);
  }
  return answers;
}
