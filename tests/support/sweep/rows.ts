// Every contract row of the API, with the JSON schema of its input: what the sweeps walk.
import { jsonSchemaOf, type JsonSchema } from '#lib/api/openapi/json-schema.ts';
import { features } from '#lib/api/routes.ts';
import type { Row } from '#lib/contracts/endpoint.ts';

export interface SweptRow {
  /** feature.row, as in the OpenAPI document. */
  id: string;
  row: Row;
  /** Names in the path. */
  inPath: string[];
  fields: [string, JsonSchema][];
  required: Set<string>;
}

export const sweptRows: SweptRow[] = Object.entries(features).flatMap(([feature, { rows }]) =>
  Object.entries(rows).map(([name, row]) => {
    const id = `${feature}.${name}`;
    const schema: JsonSchema = row.input ? jsonSchemaOf(row.input, 'input', id, {}) : {};
    return {
      id,
      row,
      inPath: [...row.path.matchAll(/:(\w+)/g)].map(([, field]) => field!),
      fields: Object.entries(schema.properties ?? {}),
      required: new Set(schema.required),
    };
  }),
);

/** A field that may name something of somebody: `id`, `cart_id`, `order_id`, `ids`, `key`, `cid` … */
export const isIdField = ([name, schema]: [string, JsonSchema]): boolean => {
  const item = schema.type === 'array' ? (schema.items ?? {}) : schema;
  if (item.enum || item.type === 'boolean' || item.format === 'binary') return false;
  return /(^|_)(ids?|key|sn|code)$/.test(name);
};
