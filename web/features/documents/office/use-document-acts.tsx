import { type ChangeEvent, useRef, useState } from 'react';
import type { OwnDocument } from '../../../../contract/media/documents.ts';
import type { ListPerson } from '../../../../contract/office/lists.ts';
import { Confirm } from '../../../office/boxes/confirm.tsx';
import { showNotice } from '../../../office/notices/notices.ts';
import { RefusedBox } from '../../../office/table/several/refused-box.tsx';
import { useChoice } from '../../../office/table/several/use-choice.ts';
import { useSeveral } from '../../../office/table/several/use-several.ts';
import { DocumentBulk } from './document-bulk.tsx';
import { type Act, documentCalls } from './document-calls.ts';
import { documentColumns } from './document-columns.tsx';
import { undoOf } from './document-undo.ts';
import { doneWords, nameOf } from './document-words.ts';

type Around = {
  topics: string[];
  heirs: ListPerson[];
  user: { id: number; role: number };
  /** Of the list as it is asked for. */
  address: string;
};

/** What is chosen in the list, what can be done with it, and with each row. */
export function useDocumentActs(docs: OwnDocument[], { topics, heirs, user, address }: Around) {
  const { chosen, choice, clear } = useChoice({
    rows: docs,
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    canChoose: () => true,
    address,
  });
  /** What is asked about once more: one row, or all that were chosen. On another page of the list nothing is. */
  const [asked, setAsked] = useState<{ address: string; documents: OwnDocument[] }>();
  const toDelete = asked?.address === address ? asked.documents : [];
  const opener = useRef<HTMLElement>(null);
  const [replacing, setReplacing] = useState<ReadonlySet<number>>(new Set());
  const several = useSeveral({ titleOf: ({ title }: OwnDocument) => title, clear });
  const act = (wanted: Act, rows = chosen) =>
    several.run({
      rows,
      send: () => documentCalls.act(wanted, rows),
      words: (done) => doneWords(wanted, done),
      undo: (done) => undoOf(wanted, done, { role: user.role, heirs }, several.refresh),
    });

  /** What was asked about may have changed by it. */
  function actOnChosen(wanted: Act) {
    setAsked(undefined);
    void act(wanted);
  }
  function ask(documents: OwnDocument[], button: HTMLElement) {
    opener.current = button;
    setAsked({ address, documents });
  }
  function keep() {
    setAsked(undefined);
    opener.current?.focus();
  }
  async function remove() {
    await act({ action: 'delete' }, toDelete);
    setAsked(undefined);
    return false;
  }
  async function replace(document: OwnDocument, { target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    if (replacing.has(document.id))
      return showNotice({ bad: true, text: `${document.title} is still on its way. Choose again when it is there.` });
    setReplacing((now) => new Set(now).add(document.id));
    const form = new FormData();
    form.set('file', file);
    form.set('savedAt', document.savedAt);
    const result = await documentCalls.replace(document.id, form);
    setReplacing((now) => new Set([...now].filter((id) => id !== document.id)));
    if (result.kind === 'saved') showNotice({ text: `${document.title} is replaced, at the same address` });
    else showNotice({ bad: true, text: result.message });
    await several.refresh();
  }

  const acts = (
    <>
      <RefusedBox refused={several.refused} dismiss={several.dismiss} />
      {chosen.length > 0 && (
        <DocumentBulk
          {...{ chosen, choice, clear, topics, heirs, user }}
          act={actOnChosen}
          busy={several.busy}
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
  const columns = documentColumns({ replace, replacing, remove: (document, button) => ask([document], button) });
  return { choice, acts, columns };
}
