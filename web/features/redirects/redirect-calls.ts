import type { z } from 'zod';
import type { redirect } from '../../../contract/pages/redirects.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { savedBy } from '../../office/forms/save-result.ts';

export type Redirect = z.infer<typeof redirect>;

const redirects = () => browserApi().admin.redirects;
const one = () => redirects()[':id'];

/** What can be asked of the API about addresses that lead elsewhere. `before` is where one led on the screen. */
export const redirectCalls = {
  one: (id: string) => unwrap(one().$get({ param: { id } })),
  add: (from: string, to: string) => savedBy(redirects().$post({ json: { from, to } })),
  change: ({ id }: Redirect, to: string, before: string | undefined) =>
    savedBy(one().$put({ param: { id: String(id) }, json: { to, before } })),
  import: (csv: string) => savedBy(redirects().import.$post({ json: { csv } })),
  remove: ({ from, to }: Pick<Redirect, 'from' | 'to'>) =>
    savedBy(redirects().$delete({ query: { from, before: to } })),
};
