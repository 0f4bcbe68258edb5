import type { Question } from '../ranking.queries.ts';

/** More of them say no more, and each is looked up by itself. */
const maxWords = 8;

/** Said around a question, and no part of it. Those that PostgreSQL knows to be small are left to it. */
const filler = new Set(
  `please pls plz kindly tell know want wants wanted like need needs needed looking look see seeing find finding get getting got give gives
  show help information info about details regarding concerning someone somebody anyone any there let ask asking question
  hello hi hey dear sir madam thanks thank would could may might shall must also still really exactly
  school schools next essomero shule another other child children kid kids son daughter boy girl my our your their his her long take takes it's im i'm what's whats who's whos when's
  where's dont don't doesn't doesnt u ur r ya yo wat wen hw av gd nze njagala mbuuza omwana za wa e lya kya gwa`
    .split(/\s+/)
    .filter(Boolean),
);

const questionHints: Record<string, string> = {
  where: 'directions',
  when: 'dates',
  who: 'staff',
  much: 'fees',
  wapi: 'directions',
  mmeka: 'fees',
  meka: 'fees',
  ddi: 'dates',
  ani: 'staff',
};

const numbers: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  ...{ i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6, vii: 7 },
};

/** "Primary three", "P.3", "P 3" and "grade 3" are what classes are called beside their names. */
function withClassNames(text: string): string {
  return text.replace(/\b(p|primary|senior|s)[\s.-]*(\d|one|two|three|four|five|six|seven)\b/g, (all, level, which) =>
    level === 's' && !/\d/.test(which) ? all : `${level[0]}${numbers[which] ?? which}`,
  );
}

const isClass = /\b(p\d|class|nursery|kindergarten|reception|grade)\b/;
const isWork = /\b(teach\w*|tutors?|jobs?|staff|work|assistants?|drivers?|cook)\b/;

/** A vacancy in a class is a place for a child; any other is work. */
const withPlaces = (text: string): string =>
  isClass.test(text) && !isWork.test(text) ? text.replace(/\b(vacanc(y|ies)|vacant|slots?)\b/g, 'apply') : text;

/** What Bantu languages join to a word is no part of it: "y'essomero" is of the school. */
const withoutJoined = (text: string): string => text.replace(/(?<!\p{L})(?:[bglky]?[wy]|n|z|k)['’](?=[aeiou])/gu, '');

/** Without the signs around it. */
function bareWord(word: string): string {
  const signs = [...word].map((sign) => /[\p{L}\p{N}]/u.test(sign));
  return [...word].slice(Math.max(0, signs.indexOf(true)), signs.lastIndexOf(true) + 1).join('');
}

const isExpert = (text: string) => /["“”]|(^|\s)-\S|\bor\b/.test(text);

export function readQuestion(q: string): Question {
  const text = q.toLowerCase().replaceAll('/', ' ');
  const leavesOut = /(^|\s)-\S/.test(q);
  const plain = withPlaces(
    withClassNames(
      withoutJoined(text)
        .replace(/["“”]/g, ' ')
        .replace(/\bwhat(['’]?s| is) (on|happening)\b/g, 'events')
        .replace(/\bhow old\b/g, 'age'),
    ),
  );
  const all = plain
    .split(/\s+/)
    .map((word) => bareWord(word).replaceAll('’', "'"))
    .filter(Boolean);
  const hints = all.flatMap((word) => questionHints[word.replace(/'s$/, '')] ?? []);
  const telling = all.filter((word) => !filler.has(word) && !(word in questionHints));
  // Who types nothing but small words means what they ask for.
  const words = [telling, hints, all].find((some) => some.length > 0)?.slice(0, maxWords) ?? [];
  return { isExpert: isExpert(text), leavesOut, text: q, words, hints: [...new Set(hints)] };
}
