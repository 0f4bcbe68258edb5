import { useEffect, useState } from 'react';
import { ChoiceField } from '../../office/forms/choice-field.tsx';
import { useFormState } from '../../ui/form/form-state.ts';
import { readablePages } from './campus-calls.ts';

const none = { value: '', label: 'No page' };

/** The list comes after the form; until then the page that is chosen stays chosen. */
export function PageField() {
  const { values } = useFormState();
  const chosen = values.pageId ?? '';
  const [pages, setPages] = useState<{ value: string; label: string }[]>([]);
  useEffect(() => {
    readablePages().then(setPages, () => {});
  }, []);
  const isListed = chosen === '' || pages.some(({ value }) => value === chosen);
  const options = [none, ...(isListed ? [] : [{ value: chosen, label: `/${chosen}` }]), ...pages];
  return <ChoiceField key={pages.length} name="pageId" options={options} />;
}
