import fc from 'fast-check';

type Schema = Record<string, unknown>;
type Schemas = Record<string, Schema>;

/** Values that programs stumble over. */
const nasty: unknown[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '\ufeff',
    '\u202e',
    '🎉'.repeat(50),
    'x'.repeat(5_000),
    '\r\n\r\n',
  ],
  ...[
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '%',
    '__proto__',
    'constructor',
  ],
  ...[
    0,
    -1,
    -0,
    1.5,
    2_147_483_647,
    2_147_483_648,
    -2_147_483_649,
    9_007_199_254_740_992,
    1e308,
    '1e999',
    'NaN',
    '0x10',
  ],
  ...[
    '0000-00-00',
    '9999-12-31',
    '2024-02-30',
    '+275760-09-13T00:00:00.000Z',
    '-000001-01-01T00:00:00Z',
    '2026-01-01T25:61:61Z',
  ],
  ...['9999-12-31T23:59:59.999+14:00', '0001-01-01', '294277-01-09', 'infinity', 'today'],
  ...[
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { a: { b: { c: [] } } },
    { $ne: null },
    Array(300).fill('a'),
    'a,b,c,d,e',
    ',,,',
  ],
];

const nastyValue = fc.oneof(fc.constantFrom(...nasty), fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary' }));

/** Something of the shape that a schema describes; what it says of patterns is left to chance. */
export function ofSchema(schema: Schema | undefined, schemas: Schemas, depth = 0): fc.Arbitrary<unknown> {
  if (!schema || depth > 6) return fc.jsonValue({ maxDepth: 1 });
  const next = (inner: unknown) => ofSchema(inner as Schema, schemas, depth + 1);
  if (typeof schema.$ref === 'string') return next(schemas[schema.$ref.split('/').at(-1) ?? '']);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return fc.oneof(...choices.map(next));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return ofObject(schema, next);
  if (type === 'array') return fc.array(next(schema.items), { maxLength: 4 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer' || type === 'number') {
    return fc.integer({
      min: Number(schema.minimum ?? -5),
      max: Math.min(Number(schema.maximum ?? 2_147_483_647), 2_147_483_647),
    });
  }
  if (schema.format === 'date') return fc.constantFrom('2020-02-29', '2026-11-15', '2030-01-01');
  if (schema.format === 'date-time') return fc.constantFrom('2026-01-01T00:00:00Z', '2030-01-01T10:00:00+03:00');
  if (schema.format === 'email') return fc.constantFrom('a@x.example', 'b.c+d@y.example');
  if (schema.format === 'uuid') return fc.uuid();
  return fc.string({ unit: 'grapheme', minLength: Math.min(Number(schema.minLength ?? 0), 20), maxLength: 60 });
}

function ofObject(schema: Schema, next: (inner: unknown) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const fields = Object.entries((schema.properties ?? {}) as Schemas).map(
    ([name, inner]) => [name, next(inner)] as const,
  );
  const required = (schema.required ?? []) as string[];
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => fields.some(([own]) => own === name)),
  });
}

/** A request that is right, with a few of its fields replaced, left out or added to. */
export function mutated(json: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(json)) return fc.oneof(fc.array(mutated(json[0]), { maxLength: 3 }), nastyValue);
  if (typeof json !== 'object' || json === null) return nastyValue;
  const names = Object.keys(json);
  const change = fc.tuple(fc.constantFrom(...names, 'id', 'updatedAt', 'extra'), nastyValue);
  return fc
    .array(change, { minLength: 1, maxLength: 2 })
    .map((changes) => ({ ...json, ...Object.fromEntries(changes) }));
}

export const nastyText = fc.oneof(
  fc.constantFrom(...nasty.filter((value) => typeof value !== 'object').map(String)),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.nat().map(String),
);

/** Bodies that are not what they say they are. */
export const brokenBodies: [type: string, body: string][] = [
  ['application/json', '{'],
  ['application/json', ''],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"text"'],
  ['application/json', '{"__proto__":{"role":5},"constructor":{"prototype":{}}}'],
  ['application/json', '['.repeat(50_000)],
  ['application/json', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['application/json', '{"a":1e99999}'],
  ['application/json; charset=utf-7', '+AHs-'],
  ['text/plain', '{"a":1}'],
  ['application/x-www-form-urlencoded', 'a=1&a=2&role=5'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'],
  ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['', '{}'],
];
