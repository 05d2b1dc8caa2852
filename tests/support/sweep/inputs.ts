// Inputs made from a row's own JSON schema: valid ones by a generator, and values that must be refused.
import fc from 'fast-check';
import type { JsonSchema } from '#lib/api/openapi/json-schema.ts';
import type { Input } from './send.ts';
import type { SweptRow } from './rows.ts';

/** Patterns with a look-ahead are beyond the generator; a value that fits each of them. */
const FITTING = ['abc12345', 'A1', '1'];

const picture = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], { type: 'image/jpeg' });

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  const [minLength, maxLength] = [schema.minLength ?? 0, Math.min(schema.maxLength ?? 60, 60)];
  if (!schema.pattern) return fc.string({ minLength, maxLength: Math.max(minLength, maxLength) });
  const pattern = new RegExp(schema.pattern);
  const fitting = FITTING.filter((text) => pattern.test(text));
  if (schema.pattern.includes('(?=')) return fc.constantFrom(...(fitting.length ? fitting : ['']));
  return fc.stringMatching(pattern);
}

function numberOf(schema: JsonSchema, isWhole: boolean): fc.Arbitrary<number> {
  const min = schema.minimum ?? schema.exclusiveMinimum ?? -1_000_000;
  const max = schema.maximum ?? schema.exclusiveMaximum ?? 1_000_000_000;
  if (isWhole)
    return fc.integer({
      min: Math.ceil(Math.max(min, -(2 ** 31))),
      max: Math.floor(Math.min(max, 2 ** 31 - 1)),
    });
  return fc.double({ min, max, noNaN: true });
}

/** Values that this schema accepts. */
function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valid));
  if (schema.format === 'binary') return fc.constant(picture);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'string') return textOf(schema);
  if (type === 'integer' || type === 'number') return numberOf(schema, type === 'integer');
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') {
    const least = schema.minItems ?? 0;
    return fc.array(valid(schema.items ?? {}), {
      minLength: least,
      maxLength: Math.max(least, Math.min(schema.maxItems ?? 4, 4)),
    });
  }
  if (type === 'object' && schema.properties)
    return validFields(Object.entries(schema.properties), new Set(schema.required));
  if (type === 'object') {
    const values = schema.additionalProperties;
    return fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}$/),
      typeof values === 'object' ? valid(values) : fc.string(),
      { maxKeys: 3 },
    );
  }
  return fc.constant(null);
}

function validFields(fields: [string, JsonSchema][], required: Set<string>): fc.Arbitrary<Input> {
  const made = Object.fromEntries(fields.map(([name, schema]) => [name, valid(schema)]));
  return fc.record(made, { requiredKeys: [...required] }) as fc.Arbitrary<Input>;
}

const drawn = new Map<string, Input[]>();

/** The same inputs in every run: a finding can be seen again. */
export function samples(swept: SweptRow, count: number): Input[] {
  const key = `${swept.id} ${count}`;
  const known = drawn.get(key);
  if (known) return known;
  const made = fc.sample(validFields(swept.fields, swept.required), { seed: 20_261_121, numRuns: count });
  drawn.set(key, made);
  return made;
}

/** What is asked of one field, one after the other, while the others are as they should be. */
export const HOSTILE: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  ' 5 ',
  '0',
  0,
  -1,
  -0.1,
  0.1,
  1e9,
  Number.POSITIVE_INFINITY,
  2 ** 31,
  2 ** 53,
  '9'.repeat(400),
  'NaN',
  'Infinity',
  '1e3',
  '0x10',
  true,
  false,
  [],
  {},
  [[]],
  [null],
  ['1', '2'],
  { $gt: '' },
  { toString: 'x' },
  '__proto__',
  'constructor',
  "' or 1=1; drop table user_account; --",
  '%" UNION SELECT token_hash FROM session --',
  '%_\\',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'a\u0000b',
  '\ud800',
  '\u202e\u0000\ufeff',
  '🧨'.repeat(200),
  'javascript:alert(1)',
  '//evil.example',
  'a\r\nset-cookie: x=1',
  '=cmd|calc!A1',
  // A place in a list, long before there was one, and after the last second that a database knows.
  '-999999999999999~a',
  '9999999999999999~a',
  'a'.repeat(100_000),
];
