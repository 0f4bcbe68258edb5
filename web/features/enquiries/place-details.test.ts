import { expect, test } from 'vitest';
import { withoutPlace, withPlace } from './place-details.ts';

test('what was chosen stands first, once, and what was typed stays', () => {
  expect(withPlace('', { campus: 'Lake', class: 'P3' })).toBe('Campus: Lake\nClass: P3');
  expect(withPlace('No nuts.', { class: 'P3' })).toBe('Class: P3\nNo nuts.');
  const once = withPlace('No nuts.\n\nSings.', { campus: 'Lake', class: 'P3' });
  expect(withPlace(once, { campus: 'Lake', class: 'P3' })).toBe(once);
  expect(withPlace(once, { campus: 'Hill', class: 'P4' })).toBe('Campus: Hill\nClass: P4\nNo nuts.\n\nSings.');
});

test('without a choice nothing is touched', () => {
  for (const text of ['', 'Class: P3\nx', '\nx']) expect(withPlace(text, {})).toBe(text);
});

test('a choice that is taken back takes its line along', () => {
  expect(withoutPlace('Campus: Lake\nClass: P3\nNo nuts.\n\nClass: any')).toBe('No nuts.\n\nClass: any');
  expect(withoutPlace('Campus: Lake')).toBe('');
});
