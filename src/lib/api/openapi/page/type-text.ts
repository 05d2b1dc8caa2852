import type { JsonSchema } from '../json-schema.ts';

const PLAIN: Record<string, string> = { integer: 'number', null: 'null' };
const word = (type: string): string => PLAIN[type] ?? type;

/** A schema as a reader of code would write its type; nested objects are indented. */
export function typeText(schema: JsonSchema, depth = 0): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => typeText(choice, depth)))].join(' | ');
  if (schema.format === 'binary') return 'file';
  if (Array.isArray(schema.type)) return schema.type.map(word).join(' | ');
  if (schema.type === 'array') return arrayText(schema, depth);
  if (schema.type === 'object') return objectText(schema, depth);
  return schema.type ? word(schema.type) : 'null';
}

function arrayText(schema: JsonSchema, depth: number): string {
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => typeText(item, depth)).join(', ')}]`;
  const item = typeText(schema.items ?? {}, depth);
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function objectText(schema: JsonSchema, depth: number): string {
  const fields = Object.entries(schema.properties ?? {});
  if (!fields.length) {
    const values = schema.additionalProperties;
    return typeof values === 'object' ? `{ [name]: ${typeText(values, depth)} }` : 'object';
  }
  const indent = '  '.repeat(depth + 1);
  const lines = fields.map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    const note = field.description ? `  // ${field.description.replace(/\s+/g, ' ')}` : '';
    // An object's note stands above it, or it would be read as one of its end.
    const text = typeText(field, depth + 1);
    return note && text.includes('\n')
      ? `${indent}${note.trim()}\n${indent}${name}${mark}: ${text}`
      : `${indent}${name}${mark}: ${text}${note}`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

/** Limits of a field in short signs: "1 … 100", "≤ 200", a pattern, a default. */
export function rulesText(schema: JsonSchema): string {
  const least = schema.minimum ?? schema.exclusiveMinimum ?? schema.minLength ?? schema.minItems;
  const most = schema.maximum ?? schema.exclusiveMaximum ?? schema.maxLength ?? schema.maxItems;
  const range =
    least !== undefined && most !== undefined
      ? `${least} … ${most}`
      : least !== undefined
        ? `≥ ${least}`
        : most !== undefined
          ? `≤ ${most}`
          : '';
  const preset = schema.default === undefined ? '' : `= ${JSON.stringify(schema.default)}`;
  return [range, schema.pattern ?? '', preset].filter(Boolean).join(' · ');
}
