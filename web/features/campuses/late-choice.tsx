import { useEffect, useState } from 'react';
import { ChoiceField } from '../../office/forms/choice-field.tsx';
import { useFormState } from '../../ui/form/form-state.ts';

type Option = { value: string; label: string };
type Props = { name: string; none: string; load: () => Promise<Option[]> };

/** The list comes after the form; until then what is chosen stays chosen. */
export function LateChoice({ name, none, load }: Props) {
  const { values } = useFormState();
  const chosen = values[name] ?? '';
  const [options, setOptions] = useState<Option[]>([]);
  useEffect(() => {
    load().then(setOptions, () => {});
  }, [load]);
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  const all = [{ value: '', label: none }, ...(isListed ? [] : [{ value: chosen, label: chosen }]), ...options];
  return <ChoiceField key={options.length} name={name} options={all} />;
}
