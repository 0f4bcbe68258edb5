import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultFooter, defaultHome, defaultMenu } from '../../contract/site/site-defaults.ts';
import { demoWords } from '../../tests/support/demo-words.ts';
import { schoolContent } from './content/school-content.ts';

/** What speaks of the country and not of the school: its code for telephones, and the list that a new school chooses
 * its country from. */
const ofTheCountry = ['contract/common/phone/phone.ts', 'web/features/setup/steps/countries.ts'];
/** What the drawings show; no reader sees these lines. */
const drawings = /^art\/(things|people|nature)\//;
/** The program is called Seven Hills, too: so it says to whoever runs it, and to nobody else. */
const toWhoeverRunsIt = /^(server|cli|api\/db|api\/features\/backups)\//;

const files = globSync('{web,api,contract,server,art,cli}/**/*.{ts,tsx,js,mjs,css,svg}').filter(
  (file) => !/\.test\.tsx?$|^api\/seed\//.test(file) && !drawings.test(file),
);
const linesWith = (isForeign: (line: string, file: string) => boolean) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (isForeign(line, file) ? [`${file}:${index + 1} ${line.trim().slice(0, 100)}`] : [])),
  );

test('no word of the demo school is outside its seed', () => {
  expect(files.length).toBeGreaterThan(900);
  expect(linesWith((line, file) => demoWords.test(line) && !ofTheCountry.includes(file))).toEqual([]);
});

test('nor is its name, or one of its places in small letters', () => {
  const places = /\b(kitante|najja|makindye|bunga|ntinda|kampala|sevenhills)\b/i;
  const isName = (line: string, file: string) =>
    /Seven Hills(?: Junior|['"]? <)/.test(line) || (line.includes('Seven Hills') && !toWhoeverRunsIt.test(file));
  expect(linesWith((line, file) => (places.test(line) && !ofTheCountry.includes(file)) || isName(line, file))).toEqual(
    [],
  );
});

/** All texts of three words or more in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split(' ').length > 2
      ? [value]
      : []
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

test('what it says on its home page, in its menu and footer stands nowhere else, unless every school begins with it', () => {
  const { home, menu, footer } = schoolContent(new Date());
  const ofAll = textsIn([defaultHome, defaultMenu, defaultFooter]);
  const own = textsIn([home, menu, footer]).filter((text) => !ofAll.includes(text));
  expect(own.length).toBeGreaterThan(15);
  const quoted = own.map((text) => `'${text}'`);
  expect(linesWith((line) => quoted.some((text) => line.includes(text)))).toEqual([]);
});
