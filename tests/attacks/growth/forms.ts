import { applicationInput, contactInput } from '../../../contract/enquiries/enquiries.ts';
import { loginInput } from '../../../contract/people/auth.ts';
import { invitationAdd, userEdit } from '../../../contract/people/users.ts';
import { fill } from './fill.ts';

const schemas = [contactInput, applicationInput, loginInput, userEdit, invitationAdd];
const names = 'senderName senderEmail senderPhone inquiry email phone user pwd name twitter bDate'.split(' ');

export function work(times: number, piece: string): void {
  const text = fill(piece, times * 50_000);
  for (const schema of schemas) schema.safeParse(Object.fromEntries(names.map((name) => [name, text])));
}
