import { describe, expect, test } from 'vitest';
import { type PageTable, sentencesIn, tablesIn } from '../pages/page-table.ts';
import { busName, canBoard, classesAt, costOf, duesOf } from './cost.ts';
import { amountIn, type Known, namesIn, percentIn, readFees } from './fees.ts';

const classes = ['Baby Class', 'Middle Class', 'Top Class', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'];
const campuses = ['Hill', 'Lake'];
const known = { classes, campuses };
const read = (tables: PageTable[], of: Known = known, sentences: string[] = []) => readFees({ tables, sentences }, of);

test.each([
  ['UGX 1,450,000', 1_450_000],
  ['1.450.000', 1_450_000],
  ['1 450 000', 1_450_000],
  ['about KES 45000 a term', 45_000],
  ['1,450,000.00', 1_450_000],
  ['0', 0],
  ['350,000 to 480,000', undefined],
  ['free', undefined],
  ['1.45m', undefined],
  ['99,999,999,999', undefined],
])('the amount in %s', (cell, amount) => {
  expect(amountIn(cell)).toBe(amount);
});

test.each([
  ['10 per cent less', 10],
  ['12.5%', 12.5],
  ['half', 50],
  ['a quarter', 25],
  ['110%', undefined],
  ['10', undefined],
])('the share in %s', (text, percent) => {
  expect(percentIn(text)).toBe(percent);
});

test('classes are named as people name them', () => {
  expect(namesIn('Baby, Middle and Top Class', classes)).toEqual(['Baby Class', 'Middle Class', 'Top Class']);
  expect(namesIn('P1 to P3', classes)).toEqual(['P1', 'P2', 'P3']);
  expect(namesIn('P4–P6', classes)).toEqual(['P4', 'P5', 'P6']);
  expect(namesIn('Baby Class up to P1', classes)).toEqual(['Baby Class', 'Middle Class', 'Top Class', 'P1']);
  expect(namesIn('P7', classes)).toEqual(['P7']);
  expect(namesIn('P10 to P12', classes)).toEqual([]);
  const grades = ['Grade 1', 'Grade 2', 'Grade 3', 'Grade 4'];
  expect(namesIn('Grade 1 to Grade 3', grades)).toEqual(['Grade 1', 'Grade 2', 'Grade 3']);
  expect(namesIn('Grade 1 and Grade 3', grades)).toEqual(['Grade 1', 'Grade 3']);
});

const table = (head: string[], ...rows: string[][]) => ({ head, rows });
const demo = [
  table(
    ['Class', 'Term I, UGX', 'Term II, UGX', 'Term III, UGX', 'Whole year, UGX'],
    ['Baby, Middle and Top Class', '1,450,000', '1,450,000', '1,450,000', '4,350,000'],
    ['P1 to P6', '1,850,000', '1,850,000', '1,900,000', '5,600,000'],
    ['P7', '2,400,000', '2,400,000', '2,400,000', '7,200,000'],
    ['Boarding at Hill, P4 to P7, added to the fee', '1,650,000', '1,650,000', '1,650,000', '4,950,000'],
  ),
  table(
    ['What', 'Price'],
    ['School bus, up to 4 km', 'UGX 350,000 a term'],
    ['School bus, further', 'UGX 480,000 a term'],
    ['P6 trip', 'UGX 85,000'],
  ),
  table(['Child', 'Less'], ['Second child', '10 per cent'], ['Third or later child', '15 per cent']),
  table(['When', 'How much'], ['Due in week 1', 'half'], ['Due in week 4', '25%'], ['Due in week 8', 'a quarter']),
];

describe('the fees of a page', () => {
  const { fees, problems } = read(demo);

  test('are understood whole', () => {
    expect(problems).toEqual([]);
    expect(fees.classes.map((fee) => [fee.classes.length, fee.amounts])).toEqual([
      [3, [1_450_000, 1_450_000, 1_450_000]],
      [6, [1_850_000, 1_850_000, 1_900_000]],
      [1, [2_400_000, 2_400_000, 2_400_000]],
    ]);
    expect(fees.buses.map(busName)).toEqual(['Up to 4 km', 'Further']);
    expect(fees.parts).toEqual([
      { week: 1, percent: 50 },
      { week: 4, percent: 25 },
      { week: 8, percent: 25 },
    ]);
  });

  test('make a sum of what was chosen', () => {
    const choice = { class: 'P7', campus: 'Hill', bus: 'Further', child: 2, boarding: true };
    const cost = costOf(fees, choice);
    expect(cost?.lines).toEqual([
      { label: 'School fee, P7', amount: 2_400_000 },
      { label: 'Second child, 10 per cent less', amount: -240_000 },
      { label: 'Boarding at Hill, P4 to P7, added to the fee', amount: 1_650_000 },
      { label: 'Bus, further', amount: 480_000 },
    ]);
    expect(cost?.totals).toEqual([4_290_000]);
    expect(costOf(fees, { ...choice, child: 5 })?.lines[1]?.amount).toBe(-360_000);
    expect(costOf(fees, { ...choice, campus: 'Lake' })?.lines).toHaveLength(3);
    expect(costOf(fees, { ...choice, class: 'P2', bus: 'To the moon' })?.totals).toEqual([
      1_665_000, 1_665_000, 1_710_000,
    ]);
    expect(canBoard(fees, { class: 'P3', campus: 'Hill' })).toBe(false);
    expect(costOf(fees, { ...choice, class: 'P9' })).toBeUndefined();
  });

  test('are due on days of the term, and the parts make up the whole', () => {
    const dues = duesOf(2_045_001, fees, '2027-05-24');
    expect(dues.map(({ day }) => day)).toEqual(['2027-05-24', '2027-06-14', '2027-07-12']);
    expect(dues.reduce((sum, { amount }) => sum + amount, 0)).toBe(2_045_001);
  });
});

test('a column for each campus, a row for one campus', () => {
  const { fees } = read([table(['Class', 'Hill', 'Lake campus'], ['Baby Class to P7', '900', '800'])]);
  const at = (campus: string) => costOf(fees, { class: 'P3', campus, bus: undefined, child: 1, boarding: false });
  expect([at('Hill')?.totals, at('Lake')?.totals]).toEqual([[900], [800]]);
  const rows = table(['Class', 'A term'], ['P1 to P7', '900'], ['P1 to P7 at Lake', '700']);
  const other = read([rows]);
  expect(
    costOf(other.fees, { class: 'P3', campus: 'Lake', bus: undefined, child: 1, boarding: false })?.totals,
  ).toEqual([700]);
});

test('what cannot be read is said', () => {
  const { problems } = read([
    table(['Class', 'A term'], ['Juniors', '900'], ['P1', 'ask us'], ['P2 to P7', '900']),
    table(['When', 'How much'], ['Due in week 1', '50%']),
  ]);
  expect(problems).toEqual([
    '“P1” has no amount for each term.',
    '“Juniors” names no class of the school.',
    'No row is for Baby Class, Middle Class, Top Class, P1.',
    'The parts that are due do not make up 100 per cent.',
  ]);
  expect(read([]).problems).toEqual([`No row is for ${classes.join(', ')}.`]);
});

test('a school that lists no classes has those of its table', () => {
  const { fees, problems } = read([table(['Class', 'A term'], ['Juniors', '900'])], { classes: [], campuses: [] });
  expect([problems, fees.classes[0]?.classes, fees.parts]).toEqual([[], ['Juniors'], [{ week: 1, percent: 100 }]]);
});

test('tables are read out of the text of a page', () => {
  const html =
    '<p>x</p><table><thead><tr><th scope="col">A &amp; B</th><th>C</th></tr></thead><tbody><tr><td><p>1,<strong>000</strong></p></td><td>x<br />y</td></tr></tbody></table><table><tr><td>alone</td></tr></table>';
  expect(tablesIn(html)).toEqual([{ head: ['A & B', 'C'], rows: [['1,000', 'x y']] }]);
  expect(tablesIn('<table><table><tr')).toEqual([]);
});

test('a campus teaches from its first class to its last', () => {
  expect(classesAt(classes, { firstClass: '', lastClass: 'P1' })).toEqual(classes.slice(0, 4));
  expect(classesAt(classes, { firstClass: 'P4', lastClass: '' })).toEqual(classes.slice(6));
  expect(classesAt(classes, { firstClass: 'gone', lastClass: 'gone' })).toEqual(classes);
});

test('what is less, and what is due when, may stand in sentences; a row of a table goes before', () => {
  const html =
    '<ul><li><strong>In three parts:</strong> half on the first day of term, a quarter in week four and a quarter in week eight. No charge.</li></ul><table><tr><th>x</th></tr></table><p>A second child pays 10 per cent less, and a third or later child 15 per cent less. Half of our pupils walk in week 3.</p>';
  const fees = [table(['Class', 'A term'], ['Baby Class to P7', '900'])];
  const { fees: found } = read(fees, known, sentencesIn(html));
  expect(found.parts).toEqual([
    { week: 1, percent: 50 },
    { week: 4, percent: 25 },
    { week: 8, percent: 25 },
  ]);
  expect(found.siblings).toEqual([
    { child: 2, percent: 10 },
    { child: 3, percent: 15 },
  ]);
  const rows = table(['Child', 'Less'], ['Second child', '5%']);
  expect(read([...fees, rows], known, sentencesIn(html)).fees.siblings).toEqual([{ child: 2, percent: 5 }]);
});

test('a merged cell counts in every place that it takes', () => {
  const [merged] = tablesIn(
    '<table><thead><tr><th scope="col">Class</th><th colspan="2">Each term</th></tr></thead><tbody>' +
      '<tr><td rowspan="2">P1</td><td>900</td><td>950</td></tr><tr><td colspan="2">800</td></tr><tr><td>P2</td></tr>' +
      '</tbody></table>',
  );
  expect(merged).toEqual({
    head: ['Class', 'Each term', 'Each term'],
    rows: [['P1', '900', '950'], ['P1', '800', '800'], ['P2']],
  });
});
