import { useEffect, useState } from 'react';
import { ChoiceField } from '../../office/forms/choice-field.tsx';
import { useFormState } from '../../ui/form/form-state.ts';

/** What is to be kept only is offered to nobody who has not chosen it before. */
export type LateOption = { value: string; label: string; keepOnly?: boolean };
type Props = { name: string; none: string; load: () => Promise<LateOption[]> };

/** The list comes after the form; until then what is chosen stays chosen. */
export function LateChoice({ name, none, load }: Props) {
  const { values } = useFormState();
  const chosen = values[name] ?? '';
  const [options, setOptions] = useState<LateOption[]>([]);
  useEffect(() => {
    load().then(setOptions, () => {});
  }, [load]);
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  const offered = options.filter(({ value, keepOnly }) => !keepOnly || value === chosen);
  const kept = isListed ? [] : [{ value: chosen, label: 'As it is' }];
  const all = [{ value: '', label: none }, ...kept, ...offered];
  return <ChoiceField key={options.length} name={name} options={all} />;
}
