import { browserApi } from '../../api-client.ts';
import { savedBy } from '../forms/save-result.ts';

/** Whether it was opened. */
export const openSite = async (): Promise<boolean> =>
  (await savedBy(browserApi().admin.opening.$post())).kind === 'saved';
