import { z } from 'zod';

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

type TypeIssue = Extract<Issue, { code: 'invalid_type' }>;

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const formats: Record<string, string> = {
  datetime: 'must be a date with time and time zone, such as 2026-11-16T08:00:00Z.',
  date: 'must be a date, such as 2026-11-16.',
  email: 'must be an e-mail address.',
  url: 'is not an address of the right kind.',
};

/** For every schema that has no words of its own: a sentence with the name of the field, for who reads the refusal. */
function errorMap(issue: Issue): string {
  return `${nameOf(issue.path ?? [])} ${faultOf(issue)}`;
}

function faultOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required.';
      return kindOf(issue) ? `must be ${kindOf(issue)}.` : 'is not valid.';
    case 'too_big':
      return limitWords(issue.origin, 'at most', issue.maximum);
    case 'too_small':
      return limitWords(issue.origin, 'at least', issue.minimum);
    case 'invalid_format':
      return formats[issue.format] ?? 'is not written as it should be.';
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.map(String).join(', ')}.`;
    default:
      return 'is not valid.';
  }
}

/** Of a schema of whole numbers, text is no whole number either. */
const kindOf = ({ expected, inst }: TypeIssue): string | undefined =>
  kinds[inst instanceof z.ZodNumber && inst.isInt ? 'int' : expected];

function limitWords(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `must have ${bound} ${limit} ${limit === 1 ? 'character' : 'characters'}.`;
  if (origin === 'array') return `must have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}.`;
  return `must be ${bound} ${limit}.`;
}

/** school.motto, or "picture of entry 2" within a list. */
function nameOf(path: PropertyKey[]): string {
  const entry = path.findLastIndex((part) => typeof part === 'number');
  if (entry < 0) return path.map(String).join('.') || 'The request';
  const inside = path.slice(entry + 1).map(String);
  const list = path.slice(0, entry).map(String);
  return [inside.join('.'), `entry ${Number(path[entry]) + 1}`, list.join('.')].filter(Boolean).join(' of ');
}

z.config({ customError: errorMap });
