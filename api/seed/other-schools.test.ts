import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoWords } from '../../tests/support/demo-words.ts';

/** What speaks of the country and not of the school: its code for telephones, words that passwords are made of,
 * the list that a new school chooses its country from. */
const ofTheCountry = [
  'contract/common/phone.ts',
  'contract/people/password-words.ts',
  'web/features/setup/countries.ts',
];
/** What the drawings show; no reader sees these lines. */
const drawings = /^art\/(things|people|nature)\//;

test('no word of the demo school is outside its seed', () => {
  const files = globSync('{web,api,contract,server,art,cli}/**/*.{ts,tsx,js,mjs,css,svg}').filter(
    (file) => !/\.test\.tsx?$|^api\/seed\//.test(file) && !ofTheCountry.includes(file) && !drawings.test(file),
  );
  expect(files.length).toBeGreaterThan(900);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (demoWords.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 100)}`] : [])),
  );
  expect(found).toEqual([]);
});
