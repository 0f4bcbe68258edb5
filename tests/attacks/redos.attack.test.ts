import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
import { describe, expect, test } from 'vitest';
import { notLinear } from '../support/steps.ts';
import { tally } from './figures.ts';

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

describe('ASVS 1.3.12: no text holds the server up', () => {
  test('no pattern of contract/, api/ and server/ can try a text again and again', () => {
    const patterns = patternsOf(['contract', 'api', 'server']);
    expect(patterns.length).toBeGreaterThan(50);
    tally({ payloads: patterns.length });
    expect(patterns.flatMap(waysToBacktrack)).toEqual([]);
  });

  test.each(['^(a+)+$', 'a+a+b', '\\s+$'])('/%s/ would be found', (source) => {
    expect(waysToBacktrack({ file: '', source, flags: '' })).not.toEqual([]);
  });

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
    ' ',
    '\t',
    '\n ',
    '\r\n',
    '<a ',
    '<b',
    '<p>x</p>',
    '<math><mi>',
    '<![CDATA[',
  ];

  test('a text of twice as many pieces is twice the work to clean, cut and read', async () => {
    tally({ payloads: heavy.length });
    expect(await notLinear('tests/attacks/growth/html.ts', heavy)).toEqual([]);
  });

  test('a form of twice as many pieces is twice the work to check', async () => {
    const pieces = ['a', 'a.', 'a@', '-', ' ', '+1', '\u0000', 'a@a.', '0-', '2020-'];
    tally({ payloads: pieces.length });
    expect(await notLinear('tests/attacks/growth/forms.ts', pieces)).toEqual([]);
  });

  test('what is not linear would be found', async () => {
    expect(await notLinear('tests/attacks/growth/quadratic.ts', ['a', 'b'])).toEqual([
      expect.stringMatching(/^"a": [34]\.\d times/),
      expect.stringMatching(/^"b": [34]\.\d times/),
    ]);
  });
});

/** Where the text alone decides how often a pattern starts over: exponential or polynomial backtracking. */
const waysToBacktrack = ({ file, source, flags }: Pattern): string[] =>
  analyse({ source, flags }).reports.map(({ type, exponential }) =>
    [`${file} /${source}/`, type, ...(exponential ? ['exponential'] : [])].join(' '),
  );
