import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { slugFault, slugOf, type TreeNode, titleMaxLength } from '../../../../contract/pages/page-tree.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

export type PlaceValues = { title: string; slug: string; parentId: string | null };

type Props = {
  heading: string;
  start: PlaceValues;
  /** A rename changes the address alone. */
  titled: boolean;
  parents: TreeNode[];
  yes: string;
  /** Whether it was done; otherwise what is wrong, by field. */
  send: (values: PlaceValues) => Promise<Record<string, string> | null>;
  onClose: () => void;
};

/** Title, address and the page above: for a new page, a copy, and another address. */
export function PlaceForm({ heading, start, titled, parents, yes, send, onClose }: Props) {
  const id = useId();
  const [values, setValues] = useState(start);
  const [own, setOwn] = useState(!titled);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const parent = parents.find((one) => one.id === values.parentId);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const fault = slugFault(values.slug);
    if (titled && values.title.trim() === '') return setFaults({ title: 'A title is required.' });
    if (fault) return setFaults({ slug: fault });
    setBusy(true);
    const wrong = await send(values);
    setBusy(false);
    if (wrong) setFaults(wrong);
    else onClose();
  }
  const errorOf = (field: string) =>
    faults[field] && (
      <p className="err" id={`${id}-${field}-error`}>
        <Icon name="warning" />
        {faults[field]}
      </p>
    );
  return (
    <form className="box form place-form" aria-label={heading} noValidate onSubmit={submit}>
      <h2>{heading}</h2>
      {titled && (
        <div className={faults.title ? 'field bad' : 'field'}>
          <label htmlFor={`${id}-title`}>Title</label>
          <input
            ref={first}
            id={`${id}-title`}
            maxLength={titleMaxLength}
            value={values.title}
            aria-invalid={Boolean(faults.title)}
            onChange={({ target }) =>
              setValues({ ...values, title: target.value, slug: own ? values.slug : slugOf(target.value) })
            }
          />
          {errorOf('title')}
        </div>
      )}
      <div className={faults.slug ? 'field bad' : 'field'}>
        <label htmlFor={`${id}-slug`}>Address</label>
        <div className="address-field">
          <span>/{parent ? `${parent.path}/` : ''}</span>
          <input
            ref={titled ? undefined : first}
            id={`${id}-slug`}
            value={values.slug}
            aria-invalid={Boolean(faults.slug)}
            onChange={({ target }) => {
              setOwn(true);
              setValues({ ...values, slug: target.value });
            }}
          />
        </div>
        {errorOf('slug')}
      </div>
      <div className={faults.parentId ? 'field bad' : 'field'}>
        <label htmlFor={`${id}-parent`}>Below</label>
        <select
          id={`${id}-parent`}
          value={values.parentId ?? ''}
          onChange={({ target }) => setValues({ ...values, parentId: target.value || null })}
        >
          <option value="">Nothing: at the top</option>
          {parents.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title} (/{one.path})
            </option>
          ))}
        </select>
        {errorOf('parentId')}
      </div>
      {faults.form && <p className="err">{faults.form}</p>}
      <p className="row">
        <button type="submit" className="btn sm" disabled={busy}>
          {yes}
        </button>
        <button type="button" className="btn line sm" onClick={onClose}>
          Cancel
        </button>
      </p>
    </form>
  );
}
