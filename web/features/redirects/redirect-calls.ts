import { browserApi } from '../../api-client.ts';
import { savedBy } from '../../office/forms/save-result.ts';

const redirects = () => browserApi().admin.redirects;

/** What can be asked of the API about addresses that lead elsewhere. */
export const redirectCalls = {
  add: (from: string, to: string) => savedBy(redirects().$post({ json: { from, to } })),
  import: (csv: string) => savedBy(redirects().import.$post({ json: { csv } })),
  remove: (from: string) => savedBy(redirects().$delete({ query: { from } })),
};
