import { useEffect, useState } from 'react';
import { slugFault, slugOf, type TreeNode, titleMaxLength } from '../../../../contract/pages/page-tree.ts';
import { ChoiceField } from '../../../office/forms/choice-field.tsx';
import { FieldError } from '../../../office/forms/field-error.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { useActionForm } from '../../../office/forms/use-action-form.ts';
import { useHiddenValue } from '../../../office/forms/use-hidden-value.ts';
import type { Values } from '../../../ui/form/answer.ts';
import { Field } from '../../../ui/form/fields/field.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { FormContext, useField, useFormState } from '../../../ui/form/form-state.ts';

export type PlaceValues = { title: string; slug: string; parentId: string | null };

type Props = {
  heading: string;
  start: PlaceValues;
  /** A rename changes the address alone. */
  titled: boolean;
  parents: TreeNode[];
  yes: string;
  /** What is wrong with none of the fields is said as the field `form`. */
  send: (values: PlaceValues) => Promise<SaveResult<unknown>>;
  onClose: () => void;
};

/** Title, address and the page above: for a new page, a copy, and another address. */
export function PlaceForm({ heading, start, titled, parents, yes, send, onClose }: Props) {
  const { form, state, handlers } = useActionForm({
    name: 'place',
    start: { ...start, parentId: start.parentId ?? '' },
    check: (values) => faultsIn(values, titled),
    send: ({ title = start.title, slug = '', parentId }) => send({ title, slug, parentId: parentId || null }),
    done: onClose,
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  const above = parents.map(({ id, title, path }) => ({ value: id, label: `${title} (/${path})` }));
  return (
    <FormContext value={state}>
      <form ref={form} className="box form place-form" aria-label={heading} noValidate {...handlers}>
        <h2>{heading}</h2>
        {titled && <TextField name="title" label="Title" maxLength={titleMaxLength} />}
        <SlugField parents={parents} follows={titled} />
        <ChoiceField name="parentId" label="Below" options={[{ value: '', label: 'Nothing: at the top' }, ...above]} />
        {state.errors.form && <FieldError role="alert">{state.errors.form}</FieldError>}
        <p className="row">
          <button type="submit" className="btn sm" disabled={state.sending}>
            {yes}
          </button>
          <button type="button" className="btn line sm" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </FormContext>
  );
}

function faultsIn({ title = '', slug = '' }: Values, titled: boolean): Record<string, string> {
  const fault = slugFault(slug);
  return {
    ...(titled && title.trim() === '' && { title: 'A title is required.' }),
    ...(fault && { slug: fault }),
  };
}

/** The last part of the address, behind that of the page above; until somebody writes their own it follows the title. */
function SlugField({ parents, follows }: { parents: TreeNode[]; follows: boolean }) {
  const { values, typed } = useFormState();
  const { control, error } = useField('slug');
  const [own, setOwn] = useState<string>();
  const title = typed?.title ?? values.title ?? '';
  const fromTitle = follows && title !== values.title ? slugOf(title) : values.slug;
  const slug = own ?? fromTitle ?? '';
  const parent = parents.find(({ id }) => id === (typed ?? values).parentId);
  return (
    <Field id={control.id} label="Address" error={error}>
      <div className="address-field">
        <span>/{parent ? `${parent.path}/` : ''}</span>
        <input ref={useHiddenValue(slug)} {...control} value={slug} onChange={({ target }) => setOwn(target.value)} />
      </div>
    </Field>
  );
}
