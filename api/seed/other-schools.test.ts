import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names, places, money and promises of the demo school. They belong to its seed: no other school may show them. */
const words =
  /Kampala|Uganda|UGX|Kitante|Najja\b|Makindye|Bunga\b|Ntinda|Luganda|Junior Academy|sevenhills|\bSH-|[Ff]ive campuses|Baby Class|\bPLE\b|\bP[1-7] (class|reads)|since 2002|one school day|five school days|en-UG/;

/** What speaks of the country and not of the school: its code for telephones, words that passwords are made of,
 * the list that a new school chooses its country from. */
const ofTheCountry = ['contract/phone.ts', 'contract/password-words.ts', 'web/features/setup/countries.ts'];
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
      .flatMap((line, index) => (words.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 100)}`] : [])),
  );
  expect(found).toEqual([]);
});
