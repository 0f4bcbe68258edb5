import { ownPath } from '../../../../contract/pages/own-links.ts';

/** Something to look at, and where it is: the n-th of its tag within the text. */
export type Finding = { words: string; tag: 'a' | 'h2, h3, h4' | 'table' | 'img'; place: number };
export type Heading = { level: number; place: number; words: string };

const vague = new Set([
  ...['here', 'click here', 'click', 'press here', 'see here', 'this', 'that', 'this link', 'this page', 'link'],
  ...['more', 'read more', 'learn more', 'see more', 'more here', 'details', 'more information', 'more info'],
]);

const wordsIn = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(nbsp|amp|quot);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The links of a text in their order. The text is as the server keeps it, so its tags are regular. */
function linksIn(html: string): { href: string; words: string }[] {
  return html
    .split(/<a(?=\s)/)
    .slice(1)
    .map((part) => {
      const [tag = '', ...rest] = (part.split('</a>')[0] ?? '').split('>');
      const [, href = ''] = tag.split('href="');
      return { href: (href.split('"')[0] ?? '').replaceAll('&amp;', '&'), words: wordsIn(rest.join('>')) };
    });
}

/** The addresses of ours that a text links to. */
export const ownLinksIn = (html: string, origin: string): string[] =>
  linksIn(html).flatMap(({ href }) => ownPath(href, origin) ?? []);

export const headingsIn = (html: string): Heading[] =>
  html
    .split(/<h(?=[2-4]\b)/)
    .slice(1)
    .map((part, place) => {
      const [tag = '', ...rest] = (part.split(/<\/h[2-4]>/)[0] ?? '').split('>');
      return { level: Number(tag[0]), place, words: wordsIn(rest.join('>')) };
    });

/** What is wrong with a heading after the one before it; the title of the page is above the first. */
export function gapAfter(before: number | undefined, { level, words }: Heading): string | undefined {
  if (level <= (before ?? 1) + 1) return undefined;
  return before === undefined
    ? `A small heading stands without one above it: “${short(words)}”.`
    : `A heading skips a level: “${short(words)}”.`;
}

const short = (words: string) => (words.length > 40 ? `${words.slice(0, 39).trimEnd()}…` : words);

/** What readers would stumble over in one text, but for its headings, which follow those of the texts above it. */
export function findingsIn(html: string, dead: ReadonlySet<string>, origin: string): Finding[] {
  const links = linksIn(html).flatMap(({ href, words }, place): Finding[] => {
    const path = ownPath(href, origin);
    const said = words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]+/gu, '')
      .trim();
    return [
      ...(path !== undefined && dead.has(path)
        ? [{ tag: 'a', place, words: `A link leads nowhere: readers find nothing at ${path}.` } as const]
        : []),
      ...(vague.has(said)
        ? [{ tag: 'a', place, words: `A link says only “${short(words)}”. Say where it leads.` } as const]
        : []),
    ];
  });
  const tables = html
    .split(/<table(?=[\s>])/)
    .slice(1)
    .flatMap((table, place): Finding[] =>
      (table.split('</table>')[0] ?? '').includes('<th')
        ? []
        : [{ tag: 'table', place, words: 'A table in the text has no heading row.' }],
    );
  const pictures = html
    .split('<img ')
    .slice(1)
    .flatMap((image, place): Finding[] =>
      /\salt="\s*[^"\s]/.test(` ${image.split('>')[0]}`)
        ? []
        : [{ tag: 'img', place, words: 'A picture in the text is not described for those who cannot see it.' }],
    );
  return [...links, ...tables, ...pictures];
}

/** The same for a text that stands by itself. */
export function checkText(html: string, dead: ReadonlySet<string>, origin: string): Finding[] {
  let before: number | undefined;
  const gaps = headingsIn(html).flatMap((heading): Finding[] => {
    const words = gapAfter(before, heading);
    before = heading.level;
    return words ? [{ tag: 'h2, h3, h4', place: heading.place, words }] : [];
  });
  return [...findingsIn(html, dead, origin), ...gaps];
}
