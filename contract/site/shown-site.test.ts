import { expect, test } from 'vitest';
import { defaultPlace } from '../common/this-school.ts';
import { shownSite } from './shown-site.ts';
import { defaultFooter, defaultHome, defaultMenu } from './site-defaults.ts';

const settings = {
  school: { schoolName: 'Hill View Primary School', shortName: 'Hill View', motto: '' },
  ...{ place: defaultPlace, menu: defaultMenu, footer: defaultFooter, home: defaultHome, words: {} },
};
const campus = (id: number, name: string, path: string | null) => ({
  ...{
    id,
    name,
    slug: name.toLowerCase(),
    path,
    address: 'Plot 8',
    phone: '',
    email: '',
    hours: '',
    firstClass: '',
    lastClass: '',
  },
  ...{ latitude: null, longitude: null },
});
const places = { paths: {}, next: { year: '', lowestFee: '' }, answers: [] };

test('a campus whose page is not public stands in the menu, and leads to the contact page', () => {
  const campuses = [campus(1, 'Walukuba', null), campus(2, 'Masese', 'masese')];
  const { menu, families } = shownSite(settings, { ...places, campuses });
  const links = [
    { to: '/contact#campus-walukuba', label: 'Walukuba' },
    { to: '/masese', label: 'Masese' },
  ];
  expect(menu).toContainEqual({ name: 'Campuses', links });
  expect(families.campuses).toEqual({ name: 'Campuses', links });
});

test('a school without campuses has no group of them', () => {
  const { menu } = shownSite(settings, { ...places, campuses: [] });
  expect(menu.map(({ name }) => name)).not.toContain('Campuses');
});
