import { Parser } from 'htmlparser2';

type DrawingWork = {
  /** How many parts would be drawn, each as often as others show it; without end where that cannot be told. */
  parts: number;
  /** How many scripts it carries. */
  scripts: number;
  /** How much of what it names is not drawn: pictures and styles from elsewhere, and pages within it. */
  leftOut: number;
};

/** Far more than a crest has; some tenths of a second. */
export const maxParts = 50_000;

/** What it shows besides its own children, and how often: a marker stands at every corner of a line. */
type Shown = { id: string; times: number };
type Part = { children: Part[]; shows: Shown[]; words: string[]; corners: number; total?: number };
/** What a rule of a style shows, and of which the words speak that stand in it. */
type Rule = { ids: string[]; isMarker: boolean };
type Attributes = Record<string, string>;

const fromElsewhere = new Set(['image', 'feimage', 'use', 'tref']);

/** Reads a drawing without drawing it: parts that show each other multiply, and no clock says beforehand how far. */
export function workOf(text: string): DrawingWork {
  const { root, byId, styles, scripts, leftOut, isNested } = read(text);
  const parts = isNested || hidesMore(text, styles) ? Number.POSITIVE_INFINITY : countParts(root, byId, styles);
  return { parts, scripts, leftOut: leftOut + linksIn(styles).filter(isElsewhere).length };
}

/** Styles in an address of their own, or in an encoding in which nothing here would be found. */
const hidesMore = (text: string, styles: string): boolean =>
  /<\?xml-stylesheet|^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-1)/i.test(text) ||
  text.includes('\0') ||
  /@import[^;]*data:/i.test(styles);

function read(text: string) {
  const root = partOf('', {});
  const byId = new Map<string, Part>();
  const open = [root];
  let [styles, scripts, leftOut, isStyle, isNested] = ['', 0, 0, false, false];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const tag = bare(name);
        const part = partOf(tag, attributes);
        const link = hrefOf(attributes);
        open.at(-1)?.children.push(part);
        open.push(part);
        for (const id of idsOf(attributes)) if (!byId.has(id)) byId.set(id, part);
        isStyle = tag === 'style';
        isNested ||= tag === 'include' || /^data:(?!image\/(png|jpe?g|gif|webp)[;,])/i.test(link);
        if (tag === 'script') scripts += 1;
        if (tag === 'foreignobject' || (fromElsewhere.has(tag) && isElsewhere(link))) leftOut += 1;
        for (const [attribute, value] of Object.entries(attributes)) {
          if (/^on[a-z]+$/i.test(attribute) || /^\s*javascript:/i.test(value)) scripts += 1;
          leftOut += linksIn(value).filter(isElsewhere).length;
        }
      },
      ontext(words) {
        if (isStyle) styles += words;
      },
      onclosetag() {
        isStyle = false;
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { root, byId, styles, scripts, leftOut, isNested };
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
const idsOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([name, value]) => (bare(name) === 'id' ? [value] : []));
const hrefOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .find(([name, value]) => bare(name) === 'href' && value.trim())?.[1]
    .trim() ?? '';
const isElsewhere = (link: string) => link !== '' && !/^(#|data:)/i.test(link);

function partOf(tag: string, attributes: Attributes): Part {
  const corners = (`${attributes.d ?? ''} ${attributes.points ?? ''}`.match(/[\d.]+/g) ?? []).length;
  const classes = (attributes.class ?? '').split(/\s+/).filter(Boolean);
  const words = ['*', tag, ...classes.map((name) => `.${name}`), ...idsOf(attributes).map((id) => `#${id}`)];
  const link = hrefOf(attributes);
  const shows = Object.entries(attributes).flatMap(([name, value]) => {
    const times = `${name} ${value}`.includes('marker') ? corners + 1 : 1;
    return idsIn(value).map((id) => ({ id, times }));
  });
  return {
    children: [],
    shows: link.startsWith('#') ? [...shows, { id: link.slice(1), times: 1 }] : shows,
    words: [...new Set(words)],
    corners,
  };
}

/** A style may write any letter as its number. */
const unescaped = (style: string) =>
  style.replace(/\\([\da-f]{1,6})\s?/gi, (_, digits: string) => {
    const code = Number.parseInt(digits, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
const linksIn = (text: string) =>
  [...unescaped(text).matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, link = '']) => link.trim());
const idsIn = (text: string) => linksIn(text).flatMap((link) => (link.startsWith('#') ? [link.slice(1)] : []));

/** Rules by every word that stands in them: who has any of these is taken to be meant. */
function rulesIn(styles: string, byId: Map<string, Part>): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const text of unescaped(styles).split('}')) {
    const ids = idsIn(text).filter((id) => byId.has(id));
    if (ids.length === 0) continue;
    const rule = { ids, isMarker: text.includes('marker') };
    const selector = text.slice(0, text.indexOf('{'));
    const words = /[*[:]/.test(selector) ? ['*'] : (text.match(/[.#]?[\w-]+/g) ?? []);
    for (const word of new Set(words)) {
      const known = rules.get(word);
      if (known) known.push(rule);
      else rules.set(word, [rule]);
    }
  }
  return rules;
}

function countParts(root: Part, byId: Map<string, Part>, styles: string): number {
  const rules = rulesIn(styles, byId);
  let steps = 0;
  /** Its own weight and that of all that it shows. What comes back to itself is drawn by nobody. */
  function totalOf(part: Part): number {
    if (part.total !== undefined) return part.total;
    part.total = 1;
    let total = 1;
    for (const child of part.children) total += totalOf(child);
    const add = ({ id, times }: Shown) => {
      const shown = byId.get(id);
      // Each step stands for at least one part: so many of them are too many, and are not counted to the end.
      steps += 1;
      if (steps > maxParts) total = Number.POSITIVE_INFINITY;
      else if (shown) total += times * totalOf(shown);
    };
    for (const shown of part.shows) add(shown);
    for (const word of part.words) {
      for (const { ids, isMarker } of rules.get(word) ?? []) {
        if (total > maxParts) break;
        for (const id of ids) add({ id, times: isMarker ? part.corners + 1 : 1 });
      }
    }
    part.total = total;
    return total;
  }
  return totalOf(root) - 1;
}
