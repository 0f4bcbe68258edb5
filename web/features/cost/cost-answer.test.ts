import { expect, test } from 'vitest';
import type { CostView } from '../../../contract/school/cost-view.ts';
import type { Fee } from '../../../contract/school/fees.ts';
import { answerTo, boardingWords } from './cost-answer.ts';

const fee = (label: string, classes: string[], campuses: string[], amount: number): Fee => ({
  ...{ label, classes, campuses },
  amounts: [amount],
});
const fees = {
  classes: [fee('All', ['P1', 'P2', 'P3', 'P4'], [], 100)],
  boarding: [fee('Boarding', ['P2', 'P3', 'P4'], ['Hill'], 50)],
  ...{ buses: [], siblings: [], parts: [] },
};
const campus = (name: string) => ({
  name,
  slug: name.toLowerCase(),
  to: null,
  firstClass: '',
  lastClass: '',
  buses: [],
});
const view: CostView = {
  ...{ today: '2026-01-10', page: null, fees, terms: [], uniform: [] },
  campuses: [campus('Hill'), campus('Lake')],
};
const asked = (wanted: string, slug: string) => {
  const { title, cost } = answerTo({ class: wanted, campus: slug, boarding: true }, view, fees);
  return [title, cost?.totals];
};

test('boarding is counted and named only where there is any', () => {
  expect(asked('P2', 'hill')).toEqual(['P2 at Hill, boarding', [150]]);
  expect(asked('P2', 'lake')).toEqual(['P2 at Lake', [100]]);
  expect(asked('P1', 'hill')).toEqual(['P1 at Hill', [100]]);
});

test('where one can board is said as the fees have it', () => {
  const words = (...boarding: Fee[]) => boardingWords({ ...fees, boarding });
  expect(words(...fees.boarding)).toBe('Boarding is at Hill, for P2 to P4.');
  expect(words(fee('', ['P1', 'P4'], [], 1))).toBe('Boarding is for P1 and P4.');
  expect(words(fee('', [], ['Hill', 'Lake'], 1), fee('', [], ['Hill', 'Lake'], 2))).toBe(
    'Boarding is at Hill and Lake.',
  );
  expect(words(fee('', ['P3', 'P4'], ['Hill'], 1), fee('', [], ['Lake'], 1))).toBe(
    'Boarding is at Hill, for P3 and P4; at Lake.',
  );
  expect(words()).toBe('There is no boarding.');
});
