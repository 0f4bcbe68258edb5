import { expect, test } from 'vitest';
import { defaultPlace } from '../../../contract/common/this-school.ts';
import { defaultSchool } from '../../../contract/site/settings.ts';
import { schoolValues } from './steps.ts';

const named = { ...defaultSchool, schoolName: 'Hill View Primary School' };
const placeIn = (school: typeof defaultSchool, place: Partial<typeof defaultPlace>) => {
  const { country, timeZone, currency } = schoolValues({ school, place: { ...defaultPlace, ...place } });
  return [country, timeZone, currency];
};

test('whoever begins is offered the first country with its time and money', () => {
  expect(placeIn(defaultSchool, {})).toEqual(['UG', 'Africa/Kampala', 'UGX']);
});

test('whoever comes back finds what was chosen, here or in the settings', () => {
  expect(placeIn(named, { country: 'KE', timeZone: 'Africa/Nairobi', currency: 'EUR' })).toEqual([
    'KE',
    'Africa/Nairobi',
    'EUR',
  ]);
  expect(placeIn(named, { country: 'FR', timeZone: 'Europe/Paris', currency: 'EUR' })).toEqual([
    'FR',
    'Europe/Paris',
    'EUR',
  ]);
});

test('another country stays another one, with the time and money that were chosen for it', () => {
  expect(placeIn(named, { timeZone: 'UTC', currency: 'USD' })).toEqual(['', 'UTC', 'USD']);
  expect(placeIn(defaultSchool, { currency: 'EUR' })).toEqual(['UG', 'Africa/Kampala', 'EUR']);
});
