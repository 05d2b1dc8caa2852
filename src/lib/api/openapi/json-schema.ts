import * as z from 'zod/mini';

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  description?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/**
 * A contract's schema in the words of JSON Schema 2020-12. A schema that refers to itself brings definitions along;
 * they move to `shared` under names of this owner, because an OpenAPI document resolves references from its root.
 */
export function jsonSchemaOf(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  owner: string,
  shared: Record<string, JsonSchema>,
): JsonSchema {
  const raw = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const text = JSON.stringify(raw)
    .replaceAll('"#/$defs/', `"#/components/schemas/${owner}_`)
    .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${owner}"`);
  const { $schema: _, $defs, ...own } = JSON.parse(text) as JsonSchema & { $schema?: string };
  for (const [name, definition] of Object.entries($defs ?? {})) shared[`${owner}_${name}`] = definition;
  if (!text.includes(`"$ref":"#/components/schemas/${owner}"`)) return own;
  shared[owner] = own;
  return { $ref: `#/components/schemas/${owner}` };
}
