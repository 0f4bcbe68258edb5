import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { type Demo, demoAt } from '../../tests/support/demo-school.ts';
import { buses, divisionOnePercent, facts, pupils, spelled } from './facts.ts';

const api = testApi();
let demo: Demo;
beforeAll(async () => {
  demo = await demoAt(api.deps.db, new Date());
});

const values = new Map(Array.from({ length: 1000 }, (_, value) => [spelled(value), value]));
/** 84, 1,940 and Eighty-four; not a number for other words. */
const numberIn = (words: string) =>
  /^[\d,]+$/.test(words) ? Number(words.replaceAll(',', '')) : (values.get(words.toLowerCase()) ?? Number.NaN);

const number = '(\\w+ hundred(?: and [\\w-]+)?|[\\w-]+(?:,\\d{3})*)';
const found = (pattern: string) =>
  demo.texts.flatMap(({ where, words }) =>
    [...words.matchAll(new RegExp(pattern.replaceAll('#', number), 'gi'))].flatMap(([all, ...captured]) => {
      const read = captured.map((text) => numberIn(text ?? ''));
      return read.some(Number.isNaN) ? [] : [{ where, all, read }];
    }),
  );

const { kitante, najja, makindye, bunga, ntinda } = facts.campuses;

/** What a sentence of any text says, with # for its number; how often it is said at least; what is so. */
const sayings: [pattern: string, least: number, ...expected: number[]][] = [
  ['# boarders read', 1, facts.boarders],
  ['# pupils from P4 to P7 live at Kitante', 1, facts.boarders],
  ['# beds(?:,| and a shelf)', 3, makindye.sickBayBeds],
  ['# governors meet', 1, facts.governors],
  ['second child pays # per cent less', 2, facts.fees.secondChild],
  ['a third (?:or later child )?# per cent less', 2, facts.fees.thirdChild],
  ['primary (?:fees )?rises? by # per cent', 2, facts.fees.rise],
  ['(?:cushions and|library of|it has) # books', 3, najja.books],
  ['(?:looks after|part of the|there are) # (?:books|that the five campuses)', 3, facts.books],
  ['(?:paid for|the) # (?:new library books|books that the week)', 3, facts.artsWeekBooks],
  ['block of # lessons', 2, facts.swimmingLessons],
  ['(?:teach in|takes|swim in|with) groups of #', 4, facts.swimmingGroup],
  ['built[^.]* by # (?:pupils|girls|boys)', 2, facts.robotBuilders],
  ['today # children', 1, pupils],
  ['with # children I cannot', 1, pupils],
  ['he knows # names', 1, kitante.pupils],
  ['runs # buses', 1, buses],
  ['(?:no class is larger than|not go above|class went above|at most) # ?(?:children)?', 4, facts.largestClass],
  ['our # staff', 1, facts.staff],
  ['# people work at Seven Hills', 1, facts.staff],
  ['(?:our|the) # clubs', 2, facts.clubs],
  ['# deaf pupils', 1, bunga.deafPupils],
  ['where # of our pupils are deaf', 1, bunga.deafPupils],
  ['(?:class of|I meet) # (?:has|small people)', 2, ntinda.babyClass],
  ['# grandparents came', 2, facts.grandparents],
  ['# guests and', 1, facts.grandparents],
  ['ate # mandazi', 2, facts.mandazi],
  ['(?:plant(?:ed)?|are now) # (?:young|fruit|jackfruit)', 4, facts.trees],
  ['# projects', 4, facts.scienceProjects],
  ['# swimmers', 3, facts.galaSwimmers],
  ['swimmers(?: in| from the five campuses, in|,) # races', 3, facts.galaRaces],
  ['# works', 2, facts.artworks],
  ['# (?:voices in|singers from|children do not fit)', 3, facts.choir],
  ['# former pupils (?:on the grass|came for lunch|, one lunch)', 2, facts.reunionGuests],
  ['list of # mentors', 1, facts.mentors],
  ['# people offered', 1, facts.mentors],
  ['# new (?:children|bags)', 3, facts.newChildren],
  ['(?:scored|place,|shield with) # points', 3, facts.festivalPoints],
  ['# schools (?:played|from the five|, one shield)', 3, facts.festivalSchools],
  ['(?:ensemble of|calmed|our) # (?:pupils had|pupils won|musicians)', 3, facts.drummers],
  ['# pupils from P5 and P6', 2, facts.drummers],
  ['second of # schools', 2, facts.debateSchools],
  ['# per cent of our (?:\\d+ )?candidates', 3, divisionOnePercent],
  ['# of our # candidates passed', 1, facts.ple.divisionOne, facts.ple.candidates],
  ['per cent of our # candidates', 1, facts.ple.candidates],
];

test.each(sayings)('every text says the same: %s', (pattern, least, ...expected) => {
  const said = found(pattern);
  expect(said.length, said.map(({ all }) => all).join(' | ')).toBeGreaterThanOrEqual(least);
  for (const { where, all, read } of said) expect(read, `${where}: ${all}`).toEqual(expected);
});

test('each campus has its numbers', () => {
  for (const [id, { pupils: many, classes, buses: served }] of Object.entries(facts.campuses)) {
    const on = (pattern: string) => found(pattern).filter(({ where }) => where === `/${id}`);
    expect(on('# pupils in # classes').map(({ read }) => read)).toEqual([[many, classes]]);
    expect(on('# (?:school )?buses').map(({ read }) => read)).toEqual([[served]]);
    for (const { all, read } of on('(?:with|has) # pupils')) expect(read, all).toEqual([many]);
    expect(many / classes).toBeLessThanOrEqual(facts.largestClass);
  }
});

test('governors who are counted are shown, beside the head girl', () => {
  const governors = demo.profiles.filter(({ tag, position }) => tag === 10 && !position.startsWith('Pupil'));
  expect(governors).toHaveLength(facts.governors);
});

test('every way to pay in parts is the same', () => {
  const ways = demo.texts.flatMap(({ words }) => [...words.matchAll(/in three parts: ([^.]*)\./gi)]);
  expect(ways.length).toBeGreaterThanOrEqual(2);
  for (const [, way] of ways) expect(way).toBe(facts.fees.instalments);
});

test('an amount of money is one of the sheet, and what the fee does not include has its price', () => {
  const { instalments: _, secondChild: __, thirdChild: ___, rise: ____, ...fees } = facts.fees;
  const known = new Set<number>([
    ...Object.values(fees).flatMap((fee) => [fee, fee * 3]),
    ...Object.values(facts.prices),
    // What people are paid, what they gave, and a plate of food.
    ...[1_750_000, 1_600_000, 1_100_000, 31_400_000, 26_700_000, 8_250_000, 20_000, 10_000],
  ]);
  for (const { where, words } of demo.texts) {
    for (const [all, amount = ''] of words.matchAll(/UGX ([\d,]+\d)/g)) {
      expect(known.has(numberIn(amount)), `${where}: ${all}`).toBe(true);
    }
  }
  const page = demo.pages.find(({ id }) => id === 'fees')?.pageText ?? '';
  const [, table = ''] = /Not included<\/h2>\s*<table>(.*?)<\/table>/s.exec(page) ?? [];
  const rows = [...table.matchAll(/<tr><th>(.*?)<\/th><td>(.*?)<\/td><\/tr>/g)];
  expect(rows.length).toBeGreaterThanOrEqual(7);
  for (const [, what, price] of rows) expect(price, what).toContain('UGX');
});

test('what was said in two ways is said in one', () => {
  const all = demo.texts.map(({ words }) => words).join('\n');
  const gone = [
    /lesson at Bunga once a week/,
    /three girls in P4/,
    /P6 pupil keeps/,
    /long retired/,
    /We have no boarding/,
  ];
  for (const words of gone) expect(all).not.toMatch(words);
  expect(all.match(/teaches? (?:at our|P1 here|here)[^.]*/g) ?? []).not.toContain('teaches P1 here');
});
