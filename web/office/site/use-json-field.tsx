import { type Dispatch, type ReactNode, type SetStateAction, useState } from 'react';
import { useFormState } from '../../ui/form/form-state.ts';
import { useHiddenValue } from '../forms/use-hidden-value.ts';

/**
 * What is no text stands in a form as one: in a hidden field, so that drafts on the device, the comparison of two versions
 * and the history work with it as with any other.
 */
export function useJsonField<T>(name: string): [value: T, write: Dispatch<SetStateAction<T>>, field: ReactNode] {
  const { values } = useFormState();
  const [value, setValue] = useState<T>(() => JSON.parse(values[name] ?? 'null') as T);
  const text = JSON.stringify(value);
  const hidden = useHiddenValue(text);
  return [value, setValue, <input key={name} ref={hidden} type="hidden" name={name} value={text} />];
}
