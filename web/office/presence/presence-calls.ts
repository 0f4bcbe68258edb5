import { browserApi, unwrap } from '../../api-client.ts';

export const askWhoIsHere = async (path: string) =>
  (await unwrap(browserApi().desk.presence.$get({ query: { path } }))).others;
