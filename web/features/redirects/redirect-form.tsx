import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { FileButton } from '../../office/file-button.tsx';
import { showNotice } from '../../office/notices/notices.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { redirectCalls } from './redirect-calls.ts';

type AboutRow = { row: number; from: string; reason: string };

/** One redirect by hand, or many from a table. */
export function RedirectForm({ onDone }: { onDone: () => Promise<void> }) {
  const id = useId();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<AboutRow[]>([]);
  const [noted, setNoted] = useState<AboutRow[]>([]);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const result = await redirectCalls.add(String(values.get('from')), String(values.get('to')));
    if (result.kind === 'saved') {
      setFaults({});
      form.reset();
      showNotice({ text: 'Redirect added' });
      return onDone();
    }
    setFaults(result.kind === 'refused' ? result.fields : { from: 'No answer came. Please try again.' });
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
    setRefused(result.thing.refused);
    setNoted(result.thing.noted);
    showNotice({ text: `${result.thing.added} redirects added` });
    await onDone();
  }

  const field = (name: 'from' | 'to', label: string, hint: string) => (
    <div className={faults[name] ? 'field bad' : 'field'}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input id={`${id}-${name}`} name={name} placeholder={hint} aria-invalid={Boolean(faults[name])} />
      {faults[name] && (
        <p className="err">
          <Icon name="warning" />
          {faults[name]}
        </p>
      )}
    </div>
  );
  return (
    <form className="box form redirect-form" aria-label="Add a redirect" noValidate onSubmit={add}>
      <div className="redirect-pair">
        {field('from', 'Old address', '/old-page')}
        {field('to', 'Leads to', '/new-page')}
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
    </form>
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
