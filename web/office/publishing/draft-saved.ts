import type { Values } from '../../ui/form/answer.ts';
import type { Done } from '../forms/edit/edit-form.tsx';

type How = {
  /** Its address, where it has come to another list. */
  moved: string | false;
  /** What the fields begin anew with, for what was public before. */
  anew: Values | false;
};

/** A draft is saved many times before it is done: its writer stays with it. */
export function draftSaved({ updatedAt }: { updatedAt: string }, { moved, anew }: How): Done {
  const text = 'Draft saved';
  if (moved) return { to: `${moved}?edit`, text };
  return { stay: { version: updatedAt, ...(anew && { values: anew }) }, text };
}
