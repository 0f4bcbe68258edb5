import { createContext, useContext } from 'react';
import type { Values } from '../../../ui/form/answer.ts';
import type { EditField } from './edit-fields.ts';

/** What the parts inside an EditForm share beyond the fields' own state. */
export type EditState = {
  fields: EditField[];
  /** What is saved now, as the form began with it. */
  saved: Values;
  /** The `updatedAt` of what is saved now. */
  version: string | undefined;
  /** When what is typed was last stored on this device. */
  storedAt: string | null;
  /** Saves these values in place of what stands in the form. */
  saveValues: (values: Values) => void;
  cancel: () => void;
};

export const EditContext = createContext<EditState | null>(null);

export function useEdit(): EditState {
  const state = useContext(EditContext);
  if (!state) throw new Error('An editing part stands outside its EditForm.');
  return state;
}
