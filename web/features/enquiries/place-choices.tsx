import type { FormEvent } from 'react';
import { thisPlace } from '../../../contract/this-school.ts';
import { SelectField } from '../../ui/form/fields/select-field.tsx';
import { withPlace } from './place-details.ts';

/** Campus and class by choosing: they become the first lines of the details, here or, without a script, at the server. */
export function PlaceChoices({ campuses }: { campuses: string[] }) {
  const { classes } = thisPlace();

  function fill({ currentTarget }: FormEvent<HTMLDivElement>) {
    const textOf = (name: string) => currentTarget.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value;
    const details = currentTarget.closest('form')?.querySelector<HTMLTextAreaElement>('[name=message]');
    if (!details) return;
    details.value = withPlace(details.value, { campus: textOf('campus'), class: textOf('class') });
    details.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <div className="form place-choices" onChange={fill}>
      {campuses.length > 1 && <SelectField name="campus" options={campuses} placeholder="Not decided yet" />}
      {classes.length > 0 && <SelectField name="class" options={classes} placeholder="Not decided yet" />}
    </div>
  );
}
