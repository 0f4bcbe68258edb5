import type { StartChoice } from '../../../contract/setup.ts';
import { browserApi } from '../../api-client.ts';
import { savedBy } from '../../office/forms/save-result.ts';

type Settings = Parameters<ReturnType<typeof browserApi>['admin']['settings']['$put']>[0]['json'];

export const saveSchool = (school: object, place: object) =>
  savedBy(browserApi().admin.settings.$put({ json: { school, place } as Settings }));

export const startWith = (choice: StartChoice) => savedBy(browserApi().admin.setup.start.$post({ json: { choice } }));
