import { type ChangeEvent, useRef, useState } from 'react';
import { thisPlace } from '../../../../contract/common/this-school.ts';
import type { ImportPreview } from '../../../../contract/shop/order-import.ts';
import { maxStatementBytes } from '../../../../contract/shop/statements.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import type { FormFields } from '../../../ui/form/describe.ts';
import { Field } from '../../../ui/form/fields/field.tsx';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { useField } from '../../../ui/form/form-state.ts';

type Props = { preview: (csv: string) => Promise<SaveResult<ImportPreview>>; onDone: (preview: ImportPreview) => void };

const tooLarge = 'The statement is too large. Send at most 4 MB at a time.';

const form: FormFields = {
  csv: {
    rule: { kind: 'paragraph', check: (csv) => (csv.length > maxStatementBytes ? tooLarge : undefined) },
    label: 'Or paste it here',
    needed: 'the statement',
    hint: 'The first line names the columns: a transaction id, an amount, and a reference or message.',
  },
};

export function StatementForm({ preview, onDone }: Props) {
  return (
    <div className="statement-columns">
      <Box title="The statement" className="statement">
        <ActionForm name="statement" fields={form} send={({ csv = '' }) => preview(csv)} done={onDone}>
          <StatementField />
          <SubmitRow label="Look at the payments" sendingLabel="Reading…" />
          <p className="muted small">Nothing is changed yet: first you see which orders the payments belong to.</p>
        </ActionForm>
      </Box>
      <Box title="How it works">
        <ol className="statement-steps">
          <li>
            Customers write the code of their order, such as {thisPlace().orderPrefix}-K7M2PX, as the reason of the
            payment.
          </li>
          <li>Save the statement in the portal of the bank or of mobile money as a CSV file.</li>
          <li>A payment belongs to an order when its code is in the reference and the amount is the same.</li>
          <li>You see what was found, and what was not and why, before anything is recorded.</li>
        </ol>
      </Box>
    </div>
  );
}

/** A file is only read into the text below it, where one can see what it is. */
function StatementField() {
  const { control, described, error } = useField('csv');
  const text = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState('');

  async function onChoose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file || !text.current) return;
    if (file.size > maxStatementBytes) return setProblem(tooLarge);
    setProblem('');
    // Until the file is read, what stood there before could be sent in its place.
    text.current.value = '';
    text.current.value = decode(await file.arrayBuffer());
    text.current.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <>
      <Field id="statement-file" label="CSV file" error={problem || undefined}>
        <input id="statement-file" type="file" accept=".csv,.txt,text/csv,text/plain" onChange={onChoose} />
      </Field>
      <Field id={control.id} label={described?.label} hint={described?.hint} error={error}>
        <textarea {...control} ref={text} rows={8} spellCheck={false} autoComplete="off" />
      </Field>
    </>
  );
}

/** Spreadsheets also write UTF-16, and begin it with a mark. */
function decode(file: ArrayBuffer): string {
  const [first, second] = new Uint8Array(file, 0, Math.min(2, file.byteLength));
  return new TextDecoder(first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8').decode(file);
}
