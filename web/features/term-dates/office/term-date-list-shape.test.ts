import { afterEach, expect, test, vi } from 'vitest';
import { termDateListShape } from './term-date-list-shape.ts';

afterEach(() => vi.useRealTimers());

test('the years to choose from begin with the school’s, also while a screen stays open over New Year', () => {
  const [year] = termDateListShape.filters;
  const values = () => year.options.map(([value]) => value);
  vi.useFakeTimers({ now: new Date('2026-12-31T20:59:00Z') });
  expect(values()).toEqual(['', '2028', '2027', '2026', '2025', '2024', '2023', '2022', '2021']);
  vi.setSystemTime('2026-12-31T21:00:00Z');
  expect(values()[1]).toBe('2029');
});
