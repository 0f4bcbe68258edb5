/** What no answer may hold, whoever asks. */
const inside: [what: string, pattern: RegExp][] = [
  ['a password hash', /\$argon2(id|i|d)\$/],
  ['a stack', /\n\s+at .+\.(ts|js|tsx):\d+|node_modules\/|node:internal/],
  [
    'SQL',
    /\b(select .{1,200} from |insert into |update .{1,80} set |delete from )["\w]|Failed query|syntax error at or near/i,
  ],
  [
    'the driver’s words',
    /violates (foreign key|unique|not-null|check)|column ".+" does not exist|ECONNREFUSED|pg_catalog/i,
  ],
  ['a path of the machine', /\/(home|root|tmp|var|usr|work)\/[\w.-]+\//],
];

/** What of it stands in a text. */
export const leaksIn = (text: string): string[] =>
  inside.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
