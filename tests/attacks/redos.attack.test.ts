import { globSync, readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { parseSync } from '@swc/core';
import { describe, expect, test } from 'vitest';
import { extract, plainText, sanitise } from '../../api/lib/html.ts';
import { textBatches } from '../../api/lib/text-batches.ts';
import { loginInput } from '../../contract/auth.ts';
import { applicationInput, contactInput } from '../../contract/enquiries.ts';
import { invitationAdd, userEdit } from '../../contract/users.ts';
import { isLong, tally } from './figures.ts';

type Pattern = { file: string; source: string; flags: string };

/** Every pattern that stands in the code that sees what strangers send. */
function patternsOf(folders: string[]): Pattern[] {
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/\.test\./.test(file));
  return files.flatMap((file) => {
    const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
    const found: Pattern[] = [];
    JSON.stringify(tree, (_, node) => {
      if (node?.type === 'RegExpLiteral') found.push({ file, source: node.pattern, flags: node.flags });
      return node;
    });
    return found;
  });
}

const length = isLong ? 20_000 : 5_000;
/** Patterns that only ever see a text which was cut before. */
const cutBefore: Record<string, number> = { '^[. -]+|[. -]+$': 120 };

const boundMs = isLong ? 1_500 : 400;

/** Pieces of the pattern itself and what patterns stumble over, repeated, with an end that fits nowhere. */
function* stumblingBlocks(source: string): Generator<string> {
  const plain = source.replace(/\\[pP]\{\w+\}|\\.|[[\](){}^$|?*+]/g, ' ');
  const pieces = new Set([
    ...plain.split(' ').filter(Boolean),
    ...plain.replaceAll(' ', '').slice(0, 12),
    'a',
    '0',
    ' ',
  ]);
  for (const extra of [
    '\n',
    '\t',
    '-',
    '.',
    'a.',
    '@',
    '<',
    '<a',
    '&',
    '=(',
    '-a',
    '1 ',
    '/../',
    '\u00a0',
    'ab',
    '\r\n',
  ])
    pieces.add(extra);
  for (const piece of pieces) {
    const most = Math.min(length, cutBefore[source] ?? length);
    const pumped = piece.repeat(Math.ceil(most / piece.length)).slice(0, most);
    for (const first of isLong ? ['', 'a', '<', '+', 'a@'] : ['', 'a@']) {
      for (const last of isLong ? ['', '\u0000', '!', '@'] : ['\u0000']) yield first + pumped + last;
    }
  }
}

const sandbox: { text: string; pattern: RegExp | undefined } = { text: '', pattern: undefined };
const context = createContext(sandbox);
const attempt = new Script("text.replace(pattern, '')");

/** The engine itself is told to stop, so a pattern that would run for hours fails here after a moment. */
function isQuick({ source, flags }: Pattern, text: string): boolean {
  Object.assign(sandbox, { text, pattern: new RegExp(source, flags.replace('y', '')) });
  try {
    attempt.runInContext(context, { timeout: boundMs });
    return true;
  } catch {
    return false;
  }
}

describe('ASVS 1.3.12: no text holds the server up', () => {
  test('every pattern of contract/, api/ and server/ ends in a moment, whatever it is given', {
    timeout: 120_000,
  }, () => {
    const patterns = patternsOf(['contract', 'api', 'server']);
    expect(patterns.length).toBeGreaterThan(50);
    const distinct = [...new Map(patterns.map((pattern) => [`${pattern.source}/${pattern.flags}`, pattern])).values()];
    const slow: string[] = [];
    let tried = 0;
    for (const pattern of distinct) {
      const compiled = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
      for (const text of stumblingBlocks(pattern.source)) {
        tried += 1;
        const startedAt = performance.now();
        // Most are done at once; a context of its own costs more than that and is for those that are not.
        if (looksSimple(pattern.source)) compiled.test(text);
        else if (!isQuick(pattern, text))
          slow.push(`${pattern.file} /${pattern.source}/ on ${JSON.stringify(text.slice(0, 12))}…`);
        if (performance.now() - startedAt > boundMs * 2) slow.push(`${pattern.file} /${pattern.source}/`);
      }
    }
    tally({ payloads: tried });
    expect([...new Set(slow)]).toEqual([]);
  });

  test('a pattern that does not end would be found', () => {
    const evil = { file: '', source: '^(a+)+$', flags: '' };
    expect([...stumblingBlocks(evil.source)].every((text) => isQuick(evil, text))).toBe(false);
  });

  const size = 200_000;
  const fill = (piece: string) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
  const heavy = [
    '<b>',
    '<',
    '<!--',
    '&',
    '&#',
    '<p ',
    '<a href="',
    '<a b="c" ',
    '</b>',
    '<table><tr>',
    '<ul><li>',
    ' \n',
    '<b',
    '<p>x</p>',
    '<math><mi>',
    '<![CDATA[',
  ];

  test.each(heavy)('200,000 characters of %j are cleaned, cut and read in a moment', (piece) => {
    const startedAt = performance.now();
    const clean = sanitise(fill(piece));
    plainText(clean);
    extract(clean);
    textBatches(clean, 3);
    tally({ payloads: 1 });
    expect(performance.now() - startedAt).toBeLessThan(6_000);
  });

  test('what a form checks is checked in a moment', () => {
    const schemas = [contactInput, applicationInput, loginInput, userEdit, invitationAdd];
    const names = [
      'senderName',
      'senderEmail',
      'senderPhone',
      'inquiry',
      'email',
      'phone',
      'user',
      'pwd',
      'name',
      'twitter',
      'bDate',
    ];
    for (const piece of ['a', 'a.', 'a@', '-', ' ', '+1', '\u0000', 'a@a.', '0-', '2020-']) {
      const text = fill(piece);
      const startedAt = performance.now();
      for (const schema of schemas) schema.safeParse(Object.fromEntries(names.map((name) => [name, text])));
      expect(performance.now() - startedAt, piece).toBeLessThan(1_000);
    }
  });
});

/** Without a repetition inside or beside another one there is nothing to try again. */
const looksSimple = (source: string): boolean => (source.match(/[*+]|\{\d+,/g)?.length ?? 0) < 2;
