import { z } from 'zod';
import { id, schemasOf } from '../common/fields.ts';
import { lineOf, nameMaxLength } from '../common/form.ts';

export const ownerMessages = {
  self: 'This is you.',
  owner: 'This person is an owner already.',
  notAdministrator: 'Only an administrator becomes an owner. Give that role first.',
  suspended: 'This account is suspended. Lift the suspension first.',
  secondStep: 'This person has to set up a second step first: the role needs one.',
  typed: 'Type the name exactly as it stands here.',
} as const;

export const newOwnerInput = z.object({ userId: id });

/** What is typed by whoever gives the site away. */
export const handOverFields = { confirm: lineOf(nameMaxLength, ownerMessages.typed) };
export const handOverInput = newOwnerInput.extend(schemasOf(handOverFields, 'add')).describe('confirm is their name');
export type HandOverInput = z.infer<typeof handOverInput>;
