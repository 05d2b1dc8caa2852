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

/** Names of shapes that the contracts export; each is one component of the document. */
export type SchemaNames = z.core.$ZodRegistry<{ id: string }>;

/**
 * A contract's schema in the words of JSON Schema 2020-12. A schema that refers to itself brings definitions along;
 * they move to `shared` under names of this owner, because an OpenAPI document resolves references from its root.
 */
export function jsonSchemaOf(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  owner: string,
  shared: Record<string, JsonSchema>,
  names?: SchemaNames,
): JsonSchema {
  const raw = z.toJSONSchema(schema, { io, unrepresentable: 'any', ...(names ? { metadata: names } : {}) });
  const named = new Set(names && Object.keys(raw.$defs ?? {}).filter((name) => /^[A-Z]/.test(name)));
  const placeOf = (name: string): string => (named.has(name) ? name : `${owner}_${name}`);
  const text = JSON.stringify(raw)
    .replaceAll(/"#\/\$defs\/(\w+)/g, (_, name: string) => `"#/components/schemas/${placeOf(name)}`)
    .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${owner}"`);
  const { $schema: _, $defs, ...own } = JSON.parse(text) as JsonSchema & { $schema?: string };
  for (const [name, definition] of Object.entries($defs ?? {})) shared[placeOf(name)] = definition;
  if (!text.includes(`"$ref":"#/components/schemas/${owner}"`)) return own;
  shared[owner] = own;
  return { $ref: `#/components/schemas/${owner}` };
}
