import type { Values } from '../../ui/form/answer.ts';
import type { Done } from '../forms/edit/edit-form.tsx';

export const isSentIn = ({ when }: Values): boolean => when === 'review';

/** Whoever has sent something in is done with it for now. */
export const sentIn: Done = { to: '/desk', text: 'Sent in. An editor will read it.' };
