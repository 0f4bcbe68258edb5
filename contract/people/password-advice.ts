import { commonWords, plainWords, walks } from './password-words.ts';

// Advice, never a rule: what the rule of the password allows is taken. Loaded only where somebody chooses one.

/** What an attacker would try first, besides what everybody chooses. */
export type KnownWords = { school?: string[]; person?: string[] };

/** Letters that are no part of any known word; with fewer than these a password is made of known words. */
const enoughOwnLetters = 4;
const minWordLength = 3;
const minRunLength = 4;

const signs: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', '@': 'a', $: 's' };

const reasons = {
  school: 'It is made of words of the school, which others try first.',
  person: 'It is made of your name or address, which others try first.',
  common: 'Many people use this one, and others try it first.',
  walk: 'It follows the keyboard or the alphabet, which others try first.',
} as const;

/** Why a password is easily guessed, in a sentence; undefined when nothing speaks against it. */
export function passwordWeakness(password: string, { school = [], person = [] }: KnownWords = {}): string | undefined {
  const lists = [
    [reasons.school, wordsIn(school, minRunLength)],
    [reasons.person, wordsIn(person, minWordLength)],
    [reasons.common, commonWords],
  ] as const;
  for (const letters of readings(password)) {
    const known = new Array<boolean>(letters.length).fill(false);
    const found = lists.filter(([, words]) => words.filter((word) => cover(letters, word, known)).length > 0);
    const isWalk = coverWalks(letters, known);
    if (known.filter((isKnown) => !isKnown).length >= enoughOwnLetters) continue;
    const reason = found[0]?.[0] ?? (isWalk ? reasons.walk : undefined);
    if (reason) return reason;
  }
  return undefined;
}

/** Two ways to read what stands for letters; digits and signs around the letters count for nothing. */
function readings(password: string): string[] {
  const plain = password
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '');
  const core = plain.replace(/^[^a-z]+|(?<![^a-z])[^a-z]+$/g, '');
  const read = (text: string, one: string) =>
    text.replace(/[1!|]/g, one).replace(/[0-9@$]/g, (sign) => signs[sign] ?? '');
  const all = [plain, core, ...['i', 'l'].flatMap((one) => [read(plain, one), read(core, one)])];
  return [...new Set(all.map((text) => text.replace(/[^a-z]/g, '')))].filter((text) => text !== '');
}

const wordsIn = (texts: string[], shortest: number): string[] =>
  texts.flatMap((text) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= shortest),
  );

/** Marks every place where the word stands; false when there is none. */
function cover(letters: string, word: string, known: boolean[]): boolean {
  let at = letters.indexOf(word);
  const isThere = at !== -1;
  for (; at !== -1; at = letters.indexOf(word, at + 1)) known.fill(true, at, at + word.length);
  return isThere;
}

/** Marks runs such as abcd, ytrewq and aaaa. */
function coverWalks(letters: string, known: boolean[]): boolean {
  const lines = [...walks, ...walks.map((walk) => [...walk].reverse().join(''))];
  let isThere = false;
  for (let at = 0; at < letters.length; at++) {
    const longest = Math.max(
      ...lines.map((line) => sharedLength(letters.slice(at), line)),
      /^(.)\1*/.exec(letters.slice(at))?.[0].length ?? 0,
    );
    if (longest < minRunLength) continue;
    known.fill(true, at, at + longest);
    isThere = true;
  }
  return isThere;
}

/** How far a text follows a line of neighbours, from wherever in the line it begins. */
function sharedLength(text: string, line: string): number {
  const start = line.indexOf(text[0] ?? ' ');
  if (start === -1) return 0;
  let length = 0;
  while (length < text.length && text[length] === line[start + length]) length++;
  return length;
}

/** Three words of 256, a digit of eight and a sign of five: some 29 bits, and the rule of the password is kept. */
export function suggestPassword(): string {
  const [first = 0, second = 0, third = 0, digit = 0, sign = 0] = crypto.getRandomValues(new Uint32Array(5));
  const word = (number: number) => plainWords[number % plainWords.length] ?? '';
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return `${capital(word(first))}${2 + (digit % 8)}${'!@#$%'.charAt(sign % 5)}${word(second)}-${capital(word(third))}`;
}
