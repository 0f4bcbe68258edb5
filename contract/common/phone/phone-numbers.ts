import { thisPlace } from '../this-school.ts';
import { callingCodes } from './calling-codes.ts';

/** A telephone number in a text: where it stands, as it is written, and as a telephone dials it. */
export type FoundPhone = { index: number; text: string; dial: string };

/**
 * Digits in groups that begin like a number to call: with a plus, a nought, or what may be the code of a country.
 * Whatever stands right before makes them something else: a part of an address, an amount, a code, a date. Every group
 * begins with its gap, so nothing of it is tried twice; a stroke or a comma is a gap where a whole number follows.
 */
const runs =
  /(?:(?<![\w+/#=&@-])|(?<=app|call|mobile|phone|tel))(?<!\d[.,:])\(?(?:\+[1-9]|0|[1-9](?=\d{10})|[1-9]\d{0,2}(?=(?:[ \u00a0\u202f.–-]|&nbsp;)\d{3}))\d*\)?(?:(?:(?:[ \u00a0\u202f.–-]|&nbsp;|[,/](?=\+?[1-9]\d{10}|0[1-9]\d)\+?)(?:\(0\)(?:[ \u00a0\u202f-]|&nbsp;)?)?|\(0\))\d+)*/gi;
const group = /(?:[ \u00a0\u202f.,/–-]|&nbsp;)?\(?\+?\d+\)?/g;
/** Written in pairs: 07 72 53 01 17. */
const pairs = /^\d\d(?:[ \u00a0\u202f]\d\d){4}$/;
/** An amount, a time, a share or a code goes on behind it. */
const goesOn = /^(?:[.:]\d|,(?!0[1-9]\d|\+?[1-9]\d{10})\d|%|\w)/;
/** What stands before an amount, a box of the post office or an account. */
const isOfElse =
  /(?:\b(?:box|account|acc|a\/c|code|ref|receipt|usd|ugx|ksh|tsh|u?shs?)|[$€£])(?:[\s.:]|no\b|number\b)*$/i;
const lookedAt = 24;

/** Numbers with their country's code, and numbers as one calls them at home. */
export function phonesIn(text: string): FoundPhone[] {
  return [...text.matchAll(runs)].flatMap(({ 0: run, index }) => {
    const found: FoundPhone[] = [];
    const before = text.slice(Math.max(0, index - lookedAt), index);
    if (isOfElse.test(before) || before.trimEnd().endsWith(thisPlace().currency)) return found;
    let rest: { text: string; index: number } | undefined = { text: run, index };
    while (rest) {
      const length = lengthOfNumber(rest.text);
      const [number, behind] = [rest.text.slice(0, length), rest.index + length];
      // A code that begins like a number is none; figures before a number are passed over.
      if (number === '' ? !/^[1-9]/.test(rest.text) : goesOn.test(text.slice(behind, behind + lookedAt))) break;
      if (number !== '') found.push({ index: rest.index, text: number, dial: dialled(number) });
      rest = nextNumber(rest, length);
    }
    return found;
  });
}

/** How a number begins, and how many digits it then has at least and at most. */
function boundsOf(run: string): { kind: 'plus' | 'home' | 'abroad' | 'bare'; least: number; most: number } | undefined {
  if (/^\(?\+/.test(run)) return { kind: 'plus', least: 9, most: 13 };
  const start = digitsOf(run.slice(0, lookedAt));
  if (/^0[1-9]/.test(start)) return { kind: 'home', least: 9, most: 11 };
  if (/^00[1-9]/.test(start)) return { kind: 'abroad', least: 13, most: 15 };
  const own = (callingCodes as Record<string, string>)[thisPlace().country];
  const isOwn = own && start.startsWith(own) && start[own.length] !== '0';
  return isOwn ? { kind: 'bare', least: 11, most: 13 } : undefined;
}

/** How much of a run is one number; 0 where it is none. It looks no further than a number can be long. */
function lengthOfNumber(run: string): number {
  const bounds = boundsOf(run);
  if (!bounds) return 0;
  const { kind, least, most } = bounds;
  let [digits, length, accepted, place] = ['', 0, 0, 0];
  for (const [all] of run.matchAll(group)) {
    const more = digitsOf(all);
    const isWhole = place === 0 && more.length >= 9;
    if (kind === 'home' && place === 0 && !isWhole && !beginsAtHome(more, run)) return 0;
    // Another number begins here, or something else that is counted.
    if (accepted > 0 && (/^0\d\d/.test(more) || /[,/]/.test(all))) break;
    if (
      place > 0 &&
      (more.length > (kind === 'home' ? 7 : 10) || (more.length < (all[0] === '.' ? 3 : 2) && more !== '0'))
    )
      break;
    digits += more;
    length += all.length;
    place += 1;
    if (digits.length > (kind === 'plus' && isWhole ? 15 : most)) break;
    if (digits.length >= least) accepted = length;
    if (isWhole) break;
  }
  return accepted;
}

/** The first of several groups is what a town or a network has; or all of them are pairs, and not counted up. */
function beginsAtHome(first: string, run: string): boolean {
  if (first.length > 2) return first.length <= 5;
  const parts = pairs.test(run) ? run.split(/\D/) : [];
  return parts.some((part, place) => place > 0 && part < (parts[place - 1] ?? ''));
}

/** Where the next one may begin in what is left of a run. */
function nextNumber({ text, index }: { text: string; index: number }, length: number) {
  const left = text.slice(length);
  const skipped = left.search(/(?<=[\s;,/–-])(?:0{1,2}[1-9]\d|\+?[1-9]\d{10})/);
  return skipped < 0 ? undefined : { text: left.slice(skipped), index: index + length + skipped };
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

function dialled(number: string): string {
  const { kind } = boundsOf(number) ?? {};
  const digits = digitsOf(number.replace('(0)', ''));
  return kind === 'home' ? digits : `+${kind === 'abroad' ? digits.slice(2) : digits}`;
}

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
