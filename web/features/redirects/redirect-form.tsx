import { type ChangeEvent, useState } from 'react';
import { FileButton } from '../../office/file-button.tsx';
import { ActionForm } from '../../office/forms/action-form.tsx';
import { showNotice } from '../../office/notices/notices.ts';
import type { Values } from '../../ui/form/answer.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { redirectCalls } from './redirect-calls.ts';

type AboutRow = { row: number; from: string; reason: string };

const lost = { kind: 'refused' as const, fields: { from: 'No answer came. Please try again.' }, message: '' };

async function send({ from = '', to = '' }: Values) {
  const result = await redirectCalls.add(from, to);
  return result.kind === 'saved' || result.kind === 'refused' ? result : lost;
}

/** One redirect by hand, or many from a table. */
export function RedirectForm({ onDone }: { onDone: () => Promise<void> }) {
  const [refused, setRefused] = useState<AboutRow[]>([]);
  const [noted, setNoted] = useState<AboutRow[]>([]);

  function added() {
    showNotice({ text: 'Redirect added' });
    void onDone();
  }

  async function importFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const result = await redirectCalls.import(await file.text());
    if (result.kind !== 'saved') {
      const said = result.kind === 'refused' ? (result.fields.csv ?? result.message) : 'No answer came.';
      return showNotice({ bad: true, text: said });
    }
    const { added, changed, refused, noted } = result.thing;
    setRefused(refused);
    setNoted(noted);
    const led = changed > 0 ? `, ${changed} of which led elsewhere before` : '';
    showNotice({ text: `${added} redirects taken${led}` });
    await onDone();
  }
  return (
    <ActionForm name="redirect" label="Add a redirect" className="box form redirect-form" send={send} done={added}>
      <div className="redirect-pair">
        <TextField name="from" label="Old address" placeholder="/old-page" />
        <TextField name="to" label="Leads to" placeholder="/new-page" />
      </div>
      <p className="row">
        <button type="submit" className="btn sm">
          <Icon name="plus" />
          Add a redirect
        </button>
        <FileButton accept=".csv,text/csv" onChange={importFile}>
          <Icon name="up" />
          Import a table (CSV)
        </FileButton>
      </p>
      <Rows className="redirect-refused" rows={refused} />
      <Rows className="redirect-noted" rows={noted} />
    </ActionForm>
  );
}

/** What is to be known of rows of the table. */
const Rows = ({ rows, className }: { rows: AboutRow[]; className: string }) =>
  rows.length > 0 && (
    <ul className={className}>
      {rows.map(({ row, from, reason }) => (
        <li key={row}>
          Row {row}, {from}: {reason}
        </li>
      ))}
    </ul>
  );
