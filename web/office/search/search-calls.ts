import { browserApi, unwrap } from '../../api-client.ts';

/** Some of each kind, for the box that is open while somebody types. */
export const findInOffice = async (q: string) => (await unwrap(browserApi().desk.search.$get({ query: { q } }))).groups;
