import { browserApi, unwrap } from '../../api-client.ts';

export const askCounts = () => unwrap(browserApi().desk.counts.$get());
