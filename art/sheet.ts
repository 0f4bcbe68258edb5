// A contact sheet to look the pictures over: node art/sheet.ts [set] [cycle]
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArtSet } from './art.ts';
import { banner, counts, crest, describe, empty, event, facility, gallery, hero, portrait } from './art.ts';
import { faviconSvg } from './crest.ts';
import { tone } from './palette.ts';
import { socialSvg } from './social.ts';

const makers: Record<ArtSet, (n: number) => string> = { hero, banner, facility, event, gallery, portrait, empty };
const widths: Record<ArtSet, number> = {
  hero: 780,
  banner: 780,
  facility: 388,
  event: 388,
  gallery: 388,
  portrait: 256,
  empty: 256,
};
const limits: Partial<Record<ArtSet, number>> = { hero: 12, banner: 12 };

const isSet = (name: string): name is ArtSet => name in makers;
const [wanted = '', round = '0'] = process.argv.slice(2);
const sets = isSet(wanted) ? [wanted] : (Object.keys(makers) as ArtSet[]);

const figure = (svg: string, width: number, words: string): string =>
  `<figure style="width:${width}px">${svg}<figcaption>${words}</figcaption></figure>`;

const sections = sets.map((set) => {
  const figures = Array.from({ length: counts[set] }, (_, i) => {
    const n = i + Number(round) * counts[set];
    const svg = makers[set](n);
    const size = Buffer.byteLength(svg) / 1024;
    const note = size > (limits[set] ?? 8) ? `<b>${size.toFixed(1)} KB</b>` : `${size.toFixed(1)} KB`;
    return figure(svg, widths[set], `${n + 1}. ${describe(set, n)}. ${note}`);
  });
  return `<h2>${set}</h2><section>${figures.join('')}</section>`;
});
if (!isSet(wanted))
  sections.push(
    '<h2>marks</h2><section>',
    figure(crest(), 240, 'crest'),
    figure(faviconSvg(), 64, 'favicon'),
    figure(socialSvg({ ...tone, name: 'The Name of a School', motto: 'Its motto.' }), 800, 'social'),
    '</section>',
  );

const style = `body{margin:8px;background:#FFFCF5;font:11px/1.3 system-ui}section{display:flex;flex-wrap:wrap;gap:8px}
figure{margin:0}svg{display:block;width:100%}b{color:#B8431F}h2{margin:8px 0}`;
const file = join(mkdtempSync(join(tmpdir(), 'art-')), 'sheet.html');
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Art</title><style>${style}</style>${sections.join('')}`,
);
console.log(file);
