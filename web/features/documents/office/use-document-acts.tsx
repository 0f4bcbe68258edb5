import { type ChangeEvent, useRef, useState } from 'react';
import type { OwnDocument } from '../../../../contract/media/documents.ts';
import { Confirm } from '../../../office/boxes/confirm.tsx';
import { showNotice } from '../../../office/notices/notices.ts';
import { RefusedBox } from '../../../office/table/several/refused-box.tsx';
import { useChoice } from '../../../office/table/several/use-choice.ts';
import { useSeveral } from '../../../office/table/several/use-several.ts';
import { DocumentBulk } from './document-bulk.tsx';
import { type Act, documentCalls, undoOf } from './document-calls.ts';
import { documentColumns } from './document-columns.tsx';

/** What is chosen in the list, what can be done with it, and with each row. */
export function useDocumentActs(docs: OwnDocument[], topics: string[], address: string) {
  const { chosen, choice, clear } = useChoice({
    rows: docs,
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    canChoose: () => true,
    address,
  });
  /** What is asked about once more: one row, or all that are chosen. */
  const [toDelete, setToDelete] = useState<OwnDocument[]>([]);
  const opener = useRef<HTMLElement>(null);
  const subjects = toDelete.length > 0 ? toDelete : chosen;
  const several = useSeveral({ chosen: subjects, titleOf: ({ title }) => title, clear });
  const act = (wanted: Act) =>
    several.run({
      send: () => documentCalls.act(wanted, subjects),
      words: (done) => doneWords(wanted, done),
      undo: (done) => undoOf(wanted, done, several.refresh),
    });

  function ask(documents: OwnDocument[], button: HTMLElement) {
    opener.current = button;
    setToDelete(documents);
  }
  function keep() {
    setToDelete([]);
    opener.current?.focus();
  }
  async function remove() {
    await act({ action: 'delete' });
    setToDelete([]);
    return false;
  }
  async function replace(document: OwnDocument, { target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const form = new FormData();
    form.set('file', file);
    form.set('savedAt', document.savedAt);
    const result = await documentCalls.replace(document.id, form);
    if (result.kind === 'saved') showNotice({ text: `${document.title} is replaced, at the same address` });
    else showNotice({ bad: true, text: result.message });
    await several.refresh();
  }

  const acts = (
    <>
      <RefusedBox refused={several.refused} dismiss={several.dismiss} />
      {chosen.length > 0 && (
        <DocumentBulk
          {...{ chosen, choice, clear, topics }}
          busy={several.busy}
          move={(topic) => act({ action: 'topic', topic })}
          remove={(button) => ask(chosen, button)}
        />
      )}
      {toDelete.length > 0 && (
        <Confirm
          title={`Delete ${nameOf(toDelete)}?`}
          label="Delete documents"
          yes={toDelete.length === 1 ? 'Yes, delete it' : 'Yes, delete them'}
          no={toDelete.length === 1 ? 'No, keep it' : 'No, keep them'}
          busyLabel="Deleting…"
          act={remove}
          stop={keep}
        >
          Nobody can download it from then on. It can be brought back from the trash for 30 days, at its old address.
          What a page offers stays.
        </Confirm>
      )}
    </>
  );
  const columns = documentColumns({ replace, remove: (document, button) => ask([document], button) });
  return { choice, acts, columns };
}

const nameOf = (documents: OwnDocument[]): string =>
  documents.length === 1 ? `“${documents[0]?.title}”` : `${documents.length} documents`;

const doneWords = (act: Act, done: OwnDocument[]): string =>
  act.action === 'delete' ? `Deleted: ${nameOf(done)}.` : `Moved to ${act.topic}: ${nameOf(done)}.`;
