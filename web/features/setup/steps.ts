import type { z } from 'zod';
import { defaultPlace } from '../../../contract/common/this-school.ts';
import type { SetupState } from '../../../contract/school/setup.ts';
import { defaultSchool, type settingsView } from '../../../contract/site/settings.ts';
import type { Values } from '../../ui/form/answer.ts';
import { countryOf } from './steps/countries.ts';

/** In the order in which they are asked; each can be left and come back to. */
export const setupSteps = [
  { id: 'owner', title: 'You', about: 'Your own account' },
  { id: 'school', title: 'The school', about: 'Name, country, classes' },
  { id: 'crest', title: 'Crest and colour', about: 'One picture, one colour' },
  { id: 'campuses', title: 'Campuses', about: 'Where you teach' },
  { id: 'mail', title: 'Mail', about: 'So that families get answers' },
  { id: 'start', title: 'What to start with', about: 'Pages to fill in' },
] as const;

export type SetupStep = (typeof setupSteps)[number]['id'];

/** What the rail says of a step: that it is done, and what came of it. */
export type SetupProgress = Partial<Record<SetupStep, { done: boolean; about?: string }>>;

export const pathOf = (step: SetupStep | 'done'): string => `/setup/${step}`;

/** Whatever else stands in the address, one begins with the school. */
export const stepAt = (text: string | undefined): SetupStep | 'done' =>
  text === 'done' ? 'done' : (setupSteps.find(({ id }) => id === text)?.id ?? 'school');

export const progressOf = (
  { done }: SetupState,
  { userName, schoolName, campuses }: { userName: string; schoolName: string; campuses: string[] },
): SetupProgress => ({
  owner: { done: true, about: userName },
  school: { done: done.school, ...(done.school && { about: schoolName }) },
  crest: { done: done.look },
  campuses: { done: done.campuses, about: campuses.join(', ') },
  mail: { done: done.mail },
  start: { done: done.start },
});

/** What was skipped can be done at any time. */
export const openSteps = (progress: SetupProgress) => setupSteps.filter(({ id }) => !progress[id]?.done);

/** Without a name and first pages there is nothing to look at; what else was skipped can wait. */
export const firstOpen = (progress: SetupProgress): SetupStep | undefined =>
  progress.school?.done && progress.start?.done ? undefined : openSteps(progress)[0]?.id;

/** Whoever sets a site up in the last months of a year writes for the next one. */
const nextSchoolYear = (now = new Date()): number => now.getFullYear() + (now.getMonth() >= 8 ? 1 : 0);

/** What was said before; what nobody has said yet is empty, not a name that is nobody's, or follows the first country. */
export function schoolValues({ school, place }: Pick<z.infer<typeof settingsView>, 'school' | 'place'>): Values {
  const said = (name: 'schoolName' | 'shortName' | 'mailbox') =>
    school[name] === defaultSchool[name] ? '' : school[name];
  const isNew = !said('schoolName');
  const country = place.country || (isNew ? 'UG' : '');
  const ofPlace = (name: 'timeZone' | 'currency') =>
    isNew && place[name] === defaultPlace[name] ? countryOf(country)[name] : place[name];
  return {
    ...{ schoolName: said('schoolName'), shortName: said('shortName'), mailbox: said('mailbox') },
    ...{ motto: school.motto, phone: school.phone, locality: place.locality },
    ...{ country, timeZone: ofPlace('timeZone'), currency: ofPlace('currency') },
    foundedYear: place.foundedYear === null ? '' : String(place.foundedYear),
    orderPrefix: place.orderPrefix,
    schoolYear: String(place.schoolYear ?? nextSchoolYear()),
    classes: place.classes.join(', ') || (isNew ? 'P1 to P7' : ''),
  };
}
