import { expect, test } from 'vitest';
import { type LinkGroup, movedTo, spotsOf, steppedTo } from './menu-moves.ts';

const link = (label: string) => ({ label, to: '/news' });
const groups: LinkGroup[] = [
  { name: 'A', links: [link('1'), link('2')] },
  { name: 'B', links: [] },
  { name: 'C', links: [link('3')] },
];
const read = (list: LinkGroup[]) =>
  list.map(({ name, links }) => name + links.map(({ label }) => label).join('')).join(' ');

test('rows stand in the order in which they are read', () => {
  expect(spotsOf(groups).map(({ group, link }) => `${group}${link ?? ''}`)).toEqual(['0', '00', '01', '1', '2', '20']);
});

test('a link moves within its group and into others, a group takes its links along', () => {
  expect(read(movedTo(groups, { group: 0, link: 0 }, { group: 0, link: 1 }))).toBe('A21 B C3');
  expect(read(movedTo(groups, { group: 0, link: 1 }, { group: 2, link: 1 }))).toBe('A1 B C32');
  expect(read(movedTo(groups, { group: 0, link: 0 }, { group: 1, link: null }))).toBe('A2 B1 C3');
  expect(read(movedTo(groups, { group: 2, link: null }, { group: 0, link: null }))).toBe('C3 A12 B');
});

test('a step over the edge of a group leads into the next, and over the edge of the menu nowhere', () => {
  expect(steppedTo(groups, { group: 0, link: 1 }, 1)).toEqual({ group: 1, link: 0 });
  expect(steppedTo(groups, { group: 2, link: 0 }, -1)).toEqual({ group: 1, link: 0 });
  expect(steppedTo(groups, { group: 0, link: 0 }, -1)).toBeUndefined();
  expect(steppedTo(groups, { group: 2, link: 0 }, 1)).toBeUndefined();
  expect(steppedTo(groups, { group: 2, link: null }, 1)).toBeUndefined();
  expect(steppedTo(groups, { group: 0, link: null }, 1)).toEqual({ group: 1, link: null });
});
