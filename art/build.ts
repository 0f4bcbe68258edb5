// Writes the pictures the site ships: node art/build.ts
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { counts, describe } from './art.ts';
import { shipped, shippedNames, shippedSets } from './shipped.ts';

const folder = new URL('../web/art/', import.meta.url);
mkdirSync(folder, { recursive: true });

const edition = createHash('sha256');
for (const name of shippedNames) {
  const drawing = shipped(name) ?? '';
  writeFileSync(new URL(`${name}.svg`, folder), drawing);
  edition.update(drawing);
}

const quote = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
const entries = shippedSets.map((set) => {
  const lines = Array.from({ length: counts[set] }, (_, n) => `    ${quote(describe(set, n))},\n`);
  return `  ${set}: [\n${lines.join('')}  ],\n`;
});
const comment = `// Written by art/build.ts from the texts beside the scenes: change them there.
// What each shipped picture shows; the first text of a set belongs to its picture 1.
`;
writeFileSync(
  new URL('descriptions.ts', folder),
  `${comment}export const descriptions = {\n${entries.join('')}} as const;\n`,
);
writeFileSync(
  new URL('edition.ts', import.meta.url),
  `// Written by art/build.ts: changes with any drawing, and so do the addresses of those in a school's colours.
export const artEdition = '${edition.digest('hex').slice(0, 12)}';
`,
);
console.log(`${shippedNames.length} pictures in ${folder.pathname}`);
