// Writes the pictures the site ships: node art/build.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { banner, counts, crest, describe, empty, event, facility, hero } from './art.ts';
import { faviconSvg } from './crest.ts';

const folder = new URL('../web/art/', import.meta.url);
mkdirSync(folder, { recursive: true });
const write = (name: string, text: string): void => writeFileSync(new URL(name, folder), text);

const shipped = { hero, banner, facility, event, empty };
type Shipped = keyof typeof shipped;
const sets = Object.keys(shipped) as Shipped[];

let files = 0;
for (const set of sets)
  for (let n = 0; n < counts[set]; n++) {
    write(`${set}-${n + 1}.svg`, shipped[set](n));
    files++;
  }
write('crest.svg', crest());
write('favicon.svg', faviconSvg());

const quote = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
const entries = sets.map((set) => {
  const lines = Array.from({ length: counts[set] }, (_, n) => `    ${quote(describe(set, n))},\n`);
  return `  ${set}: [\n${lines.join('')}  ],\n`;
});
const comment = `// Written by art/build.ts from the texts beside the scenes: change them there.
// What each shipped picture shows; the first text of a set belongs to its picture 1.
`;
write('descriptions.ts', `${comment}export const descriptions = {\n${entries.join('')}} as const;\n`);
console.log(`${files + 2} pictures in ${folder.pathname}`);
