import { browserApi, unwrap } from '../../../api-client.ts';

/** What can be asked of the API about links in a text. */
export const linkCalls = {
  find: (q: string) => unwrap(browserApi().links.$get({ query: { q } })),
  check: (paths: string[]) => unwrap(browserApi().links.check.$post({ json: { paths } })),
};
