import { expect, test } from 'vitest';
import { sceneSets } from '../../../contract/site/scene-sets.ts';
import { deskLists, settingSectionIds } from '../../../tests/support/office-parts.ts';
import { screenAt } from '../../../tests/support/site-addresses.ts';
import { findPlaces } from './places.ts';

const labels = (q: string, role: number) => findPlaces(q, role).map(({ label }) => label);

test('a screen is found by what people call it, and first by its own name', () => {
  expect(labels('logo', 4)).toEqual(['Crest and colours']);
  expect(labels('bin', 4)).toEqual(['Trash']);
  expect(labels('two factor', 5)).toEqual(['Sign-in']);
  expect(labels('pages', 4)).toContain('Site structure');
  expect(labels('invit', 4)[0]).toBe('Invitations');
  expect(labels('ter', 4)[0]).toBe('Term dates');
  expect(labels('crest and col', 4)).toEqual(['Crest and colours']);
  expect(labels('and', 4)).toEqual([]);
  expect(labels('  ', 5)).toEqual([]);
  expect(labels('zzz', 5)).toEqual([]);
});

test('nobody is shown the way to a screen that is not theirs', () => {
  expect(labels('users', 3)).toEqual([]);
  expect(labels('settings', 3)).toEqual([]);
  expect(labels('mail server', 4)).toEqual([]);
  expect(labels('mail server', 5)).toEqual(['Mail server']);
  expect(labels('documents', 2)).toEqual([]);
  expect(labels('documents', 3)).toEqual(['Documents']);
  expect(labels('password', 2)).toEqual(['Your sign-in']);
});

test('every way leads to an address of the site', () => {
  const sections = [...settingSectionIds, ...sceneSets.map((set) => `pictures-${set}`), undefined];
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const typed = letters.flatMap((one) => letters.map((two) => one + two));
  const ways = new Set(typed.flatMap((q) => findPlaces(q, 5)).map(({ to }) => to));
  expect(ways.size).toBeGreaterThan(40);
  for (const to of ways) {
    const screen = screenAt(to);
    expect(screen, to).toBeDefined();
    // The router takes any words in these two places.
    if (screen?.file === 'routes/desk/list.tsx') expect(deskLists, to).toContain(screen.params.list);
    if (screen?.file === 'routes/admin/settings.tsx') expect(sections, to).toContain(screen.params.section);
  }
});
