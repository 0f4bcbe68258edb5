import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLines, type WantedPlace, withoutPlace, withPlace } from './place-details.ts';

const place = { campus: 'Lake', class: 'P1' };

test('what was chosen stands first, on lines of its own, once', () => {
  expect(withPlace('', place)).toBe('Campus: Lake\nClass: P1\n');
  expect(withPlace('No nuts.', { class: 'P3' })).toBe('Class: P3\nNo nuts.');
  const once = withPlace('No nuts.\n\nSings.', place);
  expect(withPlace(once, place)).toBe(once);
  const other = { campus: 'Hill', class: 'P4' };
  expect(withPlace(once, other, place)).toBe('Campus: Hill\nClass: P4\nNo nuts.\n\nSings.');
  expect(withPlace(once, {}, place)).toBe('No nuts.\n\nSings.');
});

test('what was typed at the end of such a line becomes a line of its own', () => {
  const glued = 'Campus: Lake\nClass: P1She has asthma.';
  expect(withPlace(glued, place)).toBe('Campus: Lake\nClass: P1\nShe has asthma.');
  expect(withPlace(glued, { class: 'P2' }, place)).toBe('Class: P2\nShe has asthma.');
});

test('a line that only looks like one of a choice is its writer’s own', () => {
  for (const own of ['Class: boarding, please', 'Class: P1 or P2', 'Class: P10', 'Class: P2', 'Please:\nClass: P1'])
    for (const made of [{ class: 'P1' }, {}]) expect(withoutPlace(own, made), own).toBe(own);
});

test('as a browser sends them, lines end otherwise', () => {
  expect(withoutPlace('Campus: Lake\r\nClass: P1\r\nNo nuts.', place)).toBe('No nuts.');
});

test('without a choice nothing is touched', () => {
  for (const text of ['', 'x', 'Class: P1\nx', '\nx']) expect(withPlace(text, {})).toBe(text);
});

const campuses = ['Lake', 'Lakeside', 'Hill'];
const classes = ['P1', 'P10', 'Baby Class'];
const choice: fc.Arbitrary<WantedPlace> = fc.record({
  campus: fc.constantFrom(undefined, '', ...campuses),
  class: fc.constantFrom(undefined, '', ...classes),
});
const known = [...campuses.map((one) => `Campus: ${one}`), ...classes.map((one) => `Class: ${one}`)];
const line = fc.oneof(
  fc.string().map((text) => text.replace(/[\r\n]/g, '')),
  fc.constantFrom(...known, 'Class: boarding, please', 'Campus: any', ''),
  fc
    .tuple(fc.constantFrom(...known), fc.string({ unit: 'grapheme' }))
    .map((parts) => parts.join('').replace(/[\r\n]/g, '')),
);

test('every line that was typed survives any sequence of choices and of typing', () => {
  const steps = fc.array(fc.record({ typed: fc.array(line), choice }), { maxLength: 6 });
  fc.assert(
    fc.property(steps, (all) => {
      let [details, typed, made]: [string, string, WantedPlace] = ['', '', {}];
      for (const step of all) {
        const more = step.typed.map((one) => `${one}\n`).join('');
        typed += more;
        details = withPlace(details + more, step.choice, made);
        made = step.choice;
        expect(withoutPlace(details, made)).toBe(typed);
      }
    }),
  );
});

test('where no script has made the lines, nothing that was typed is missing from what is sent', () => {
  const flat = (text: string) => text.replace(/[\r\n]/g, '');
  fc.assert(
    fc.property(fc.array(line), choice, fc.constantFrom('\n', '\r\n'), (lines, chosen, end) => {
      const typed = lines.join(end);
      const sent = withPlace(typed, chosen);
      expect(sent.startsWith(placeLines(chosen))).toBe(true);
      for (const one of lines) expect(flat(sent)).toContain(one);
    }),
  );
});
