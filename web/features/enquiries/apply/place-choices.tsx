import { useEffect, useRef } from 'react';
import { thisPlace } from '../../../../contract/common/this-school.ts';
import type { PublicCampus } from '../../../../contract/school/campuses.ts';
import { classesAt, notTaughtWords } from '../../../../contract/school/cost.ts';
import { SelectField } from '../../../ui/form/fields/select-field.tsx';
import { useFormState } from '../../../ui/form/form-state.ts';
import { inWords } from '../../../ui/form/words.ts';
import { placeLines, type WantedPlace, withPlace } from './place-details.ts';

export type CampusChoice = Pick<PublicCampus, 'name' | 'firstClass' | 'lastClass'>;

/** Campus and class by choosing: they become the first lines of the details, here or, without a script, at the server. */
export function PlaceChoices({ campuses }: { campuses: CampusChoice[] }) {
  const { classes } = thisPlace();
  const { typed, values } = useFormState();
  const choices = useRef<HTMLDivElement>(null);
  /** Whose lines stand in the details: only they are taken out again. */
  const made = useRef<WantedPlace>({});

  function fillDetails() {
    const parts = partsOf(choices.current);
    if (!parts) return;
    const { details, chosen } = parts;
    const filled = withPlace(details.value, chosen, made.current);
    made.current = chosen;
    if (filled === details.value) return;
    details.value = filled;
    details.dispatchEvent(new Event('input', { bubbles: true }));
  }

  // Whoever is quick has chosen before the script came, and a draft has brought its choices with their lines.
  const isRead = typed !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has been read
  useEffect(() => {
    const parts = isRead && partsOf(choices.current);
    if (!parts) return;
    if (parts.details.value.startsWith(placeLines(parts.chosen))) made.current = parts.chosen;
    fillDetails();
  }, [isRead]);

  return (
    <div className="form place-choices" ref={choices} onChange={fillDetails}>
      {campuses.length > 1 && (
        <SelectField name="campus" options={campuses.map(({ name }) => name)} placeholder="Not decided yet" />
      )}
      {classes.length > 0 && <SelectField name="class" options={classes} placeholder="Not decided yet" />}
      <p className="hint" role="status">
        {untaughtWords(campuses, classes, typed ?? values)}
      </p>
    </div>
  );
}

function partsOf(choices: HTMLDivElement | null) {
  const details = choices?.closest('form')?.querySelector<HTMLTextAreaElement>('[name=message]');
  const chosen = (name: string) => choices?.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value;
  return details && { details, chosen: { campus: chosen('campus'), class: chosen('class') } };
}

/** What a campus does not teach can be asked for all the same. */
function untaughtWords(campuses: CampusChoice[], classes: string[], { campus = '', class: wanted = '' }: WantedPlace) {
  const taught = campuses.filter((one) => classesAt(classes, one).includes(wanted)).map(({ name }) => name);
  if (!campus || !wanted || taught.includes(campus)) return '';
  return `${notTaughtWords(wanted, campus)}.${taught.length > 0 ? ` It is at ${inWords(taught)}.` : ''}`;
}
