import { slugOf } from '../../../contract/pages/page-tree.ts';
import type { Campus } from '../../../contract/school/campuses.ts';
import type { OwnSchoolInput, StartChoice } from '../../../contract/school/setup.ts';
import { browserApi } from '../../api-client.ts';
import { savedBy } from '../../office/forms/save-result.ts';

type Settings = Parameters<ReturnType<typeof browserApi>['admin']['settings']['$put']>[0]['json'];
type Said = Pick<Campus, 'name' | 'address' | 'phone'>;

export const saveSchool = (school: object, place: object) =>
  savedBy(browserApi().admin.settings.$put({ json: { school, place } as Settings }));

export const startWith = (choice: StartChoice) => savedBy(browserApi().admin.setup.start.$post({ json: { choice } }));

export const makeOwn = (json: OwnSchoolInput) => savedBy(browserApi().admin.setup.own.$post({ json }));

/** Its address is made of its name, and a page about it is begun there. */
export const addCampus = (said: Said, number: number) =>
  savedBy(
    browserApi().admin.campuses.$post({
      json: { ...said, slug: slugOf(said.name) || `campus-${number}`, beginsPage: true },
    }),
  );

const one = () => browserApi().admin.campuses[':id'];

export const changeCampus = ({ id, updatedAt }: Campus, said: Said) =>
  savedBy(one().$put({ param: { id: String(id) }, json: { ...said, updatedAt } }));

export const removeCampus = ({ id, updatedAt }: Campus) =>
  savedBy(one().$delete({ param: { id: String(id) }, query: { updatedAt } }));
