import type { JsonSchema } from './json-schema.ts';

/** The contract's comment of a field, if there is one. */
export type Explain = (field: string) => string | undefined;

/** The same schema with the contract's comments of its fields. */
export function explained(schema: JsonSchema, explain: Explain): JsonSchema {
  const inside = (part: JsonSchema): JsonSchema => explained(part, explain);
  const whole: JsonSchema = { ...schema };
  if (schema.items) whole.items = inside(schema.items);
  if (schema.anyOf) whole.anyOf = schema.anyOf.map(inside);
  if (typeof schema.additionalProperties === 'object')
    whole.additionalProperties = inside(schema.additionalProperties);
  if (!schema.properties) return whole;
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const description = explain(name);
    const part = inside(field);
    return [name, description ? { ...part, description } : part] as const;
  });
  return { ...whole, properties: Object.fromEntries(fields) };
}
