import { useEffect, useRef } from 'react';
import { thisPlace } from '../../../contract/common/this-school.ts';
import { SelectField } from '../../ui/form/fields/select-field.tsx';
import { withoutPlace, withPlace } from './place-details.ts';

/** Campus and class by choosing: they become the first lines of the details, here or, without a script, at the server. */
export function PlaceChoices({ campuses }: { campuses: string[] }) {
  const { classes } = thisPlace();

  // Whoever is quick chooses before the script has come.
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const selects = choices.current?.querySelectorAll('select') ?? [];
    if (choices.current && [...selects].some(({ value }) => value !== '')) fillDetails(choices.current);
  }, []);

  return (
    <div className="form place-choices" ref={choices} onChange={({ currentTarget }) => fillDetails(currentTarget)}>
      {campuses.length > 1 && <SelectField name="campus" options={campuses} placeholder="Not decided yet" />}
      {classes.length > 0 && <SelectField name="class" options={classes} placeholder="Not decided yet" />}
    </div>
  );
}

function fillDetails(choices: HTMLDivElement) {
  const chosen = (name: string) => choices.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value;
  const details = choices.closest('form')?.querySelector<HTMLTextAreaElement>('[name=message]');
  if (!details) return;
  details.value = withPlace(withoutPlace(details.value), { campus: chosen('campus'), class: chosen('class') });
  details.dispatchEvent(new Event('input', { bubbles: true }));
}
