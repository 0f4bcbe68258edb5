/** A telephone number in a text: where it stands, as it is written, and as a telephone dials it. */
export type FoundPhone = { index: number; text: string; dial: string };

/**
 * Digits in groups that begin like a number to call: with a plus, or with a nought. Whatever stands right before makes
 * them something else: a part of an address, an amount, a code, a date. Every group begins with its gap, so nothing of it
 * is tried twice.
 */
const runs =
  /(?<![\w+/#=&@-])(?<!\d[.,:])\(?(?:\+[1-9]|0)\d*\)?(?:(?:[ \u00a0\u202f-]|&nbsp;)(?:\(0\)(?:[ \u00a0\u202f-]|&nbsp;)?)?\d+)*/g;
const group = /(?:[ \u00a0\u202f-]|&nbsp;)?\(?\+?\d+\)?/g;
/** An amount, a time, a share or a code goes on behind it. */
const goesOn = /^(?:[.,:]\d|%|\w)/;

/** Numbers with their country's code, and numbers as one calls them at home. */
export function phonesIn(text: string): FoundPhone[] {
  return [...text.matchAll(runs)].flatMap(({ 0: run, index }) => {
    const found: FoundPhone[] = [];
    let rest = { text: run, index };
    while (rest.text !== '') {
      const length = lengthOfNumber(rest.text);
      if (length === 0 || (length === rest.text.length && goesOn.test(text.slice(rest.index + length)))) break;
      const number = rest.text.slice(0, length);
      found.push({ index: rest.index, text: number, dial: dialled(number) });
      rest = nextNumber(rest, length);
    }
    return found;
  });
}

/** How much of a run is one number; 0 where it is none. It looks no further than a number can be long. */
function lengthOfNumber(run: string): number {
  const isWorldwide = /^\(?\+/.test(run);
  let [digits, length, accepted, place] = ['', 0, 0, 0];
  for (const [all] of run.matchAll(group)) {
    const more = digitsOf(all);
    const isAlone = place === 0 && all.length === run.length;
    if (place === 0 && !isAlone && !isWorldwide && (more.length < 3 || more.length > 5)) return 0;
    // Another number begins here.
    if (accepted > 0 && /^0\d\d/.test(more)) break;
    if (place > 0 && (more.length > 7 || (more.length < 2 && more !== '0'))) break;
    digits += more;
    length += all.length;
    place += 1;
    if (digits.length > (isWorldwide ? (isAlone ? 15 : 13) : 11)) break;
    if (digits.length >= 9) accepted = length;
  }
  return /^0[1-9]/.test(digits) || isWorldwide ? accepted : 0;
}

function nextNumber({ text, index }: { text: string; index: number }, length: number) {
  const skipped = /^[\s\S]*?(?=0\d\d|$)/.exec(text.slice(length))?.[0].length ?? 0;
  return { text: text.slice(length + skipped), index: index + length + skipped };
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
const dialled = (number: string) =>
  `${number.includes('+') ? '+' : ''}${digitsOf(number.includes('+') ? number.replace('(0)', '') : number)}`;

const tag = /<[^<>]*>/g;
/** What stands in these is a link already, or is to be read letter by letter. */
const opaque = /^<(\/?)(?:a|code|pre)\b/i;

/** The same sanitised HTML, with every number of its texts as a link that a tap calls. */
export function linkPhones(html: string): string {
  let [out, from, inside] = ['', 0, 0];
  const add = (text: string) => {
    out += inside > 0 ? text : linked(text);
  };
  for (const { 0: found, index } of html.matchAll(tag)) {
    add(html.slice(from, index));
    const [isOpaque, ends] = opaque.exec(found) ?? [];
    if (isOpaque) inside = Math.max(0, inside + (ends ? -1 : 1));
    out += found;
    from = index + found.length;
  }
  add(html.slice(from));
  return out;
}

function linked(text: string): string {
  let [out, from] = ['', 0];
  for (const { index, text: number, dial } of phonesIn(text)) {
    out += `${text.slice(from, index)}<a href="tel:${dial}">${number}</a>`;
    from = index + number.length;
  }
  return out + text.slice(from);
}
