import { takesKey, type Row } from '../../contracts/endpoint.ts';
import { failures, httpStatus, type FailureCode } from '../../contracts/failures.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { failuresOf } from './failures-of.ts';
import { jsonSchemaOf, type JsonSchema, type SchemaNames } from './json-schema.ts';
import { explained, type Explain } from './explained.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, unknown>;
  'x-access': string;
  /** Roles of the platform's people that are enough, besides the owner's. */
  'x-role'?: string[];
  'x-limit'?: { max: number; window_ms: number };
}

export interface OperationParts {
  feature: string;
  name: string;
  row: Row;
  translators: Record<Locale, Translate>;
  /** Schemas that refer to themselves are collected here. */
  shared: Record<string, JsonSchema>;
  /** Shapes with a name of their own. */
  names: SchemaNames | undefined;
  /** The contract's comment of a field. */
  explain: Explain;
}

const pathNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

const isParameter = (parameter: Operation['parameters'][number]): parameter is Parameter =>
  'name' in parameter;
export const parametersOf = (operation: Operation): Parameter[] => operation.parameters.filter(isParameter);

/** One contract row as an operation: path, query and body as the API reads them, answers in the envelope. */
export function operationOf(parts: OperationParts): Operation {
  const { feature, name, row, shared, explain } = parts;
  const owner = `${feature}.${name}`;
  const input: JsonSchema = row.input
    ? explained(jsonSchemaOf(row.input, 'input', `${owner}.input`, shared), explain)
    : {};
  const inPath = new Set(pathNames(row.path));
  const required = new Set(input.required);
  const fields = Object.entries(input.properties ?? {});
  const inQuery = row.method === 'GET' ? fields.filter(([field]) => !inPath.has(field)) : [];
  const inBody = row.method === 'POST' ? fields.filter(([field]) => !inPath.has(field)) : [];

  const operation: Operation = {
    operationId: owner,
    tags: [feature],
    summary: row.summary,
    security: row.access === 'public' ? [] : [{ token: [] }, { bearer: [] }],
    parameters: [
      ...[...inPath].map((field): Parameter => {
        return {
          name: field,
          in: 'path',
          required: true,
          schema: input.properties?.[field] ?? { type: 'string' },
        };
      }),
      ...inQuery.map(([field, schema]): Parameter => {
        return { name: field, in: 'query', required: required.has(field), schema };
      }),
      { $ref: '#/components/parameters/lang' },
      ...(takesKey(row) ? [{ $ref: '#/components/parameters/key' }] : []),
    ],
    responses: {
      200: success(parts, owner),
      ...Object.fromEntries(refusals(failuresOf(row))),
    },
    'x-access': row.access,
  };
  if (row.role) operation['x-role'] = [row.role].flat();
  if (inBody.length) operation.requestBody = bodyOf(inBody, required, row.upload !== undefined);
  if (row.limit) operation['x-limit'] = { max: row.limit.max, window_ms: row.limit.windowMs };
  return operation;
}

function bodyOf(
  fields: [string, JsonSchema][],
  required: Set<string>,
  isUpload: boolean,
): Operation['requestBody'] {
  const needed = fields.map(([field]) => field).filter((field) => required.has(field));
  const schema: JsonSchema = { type: 'object', properties: Object.fromEntries(fields) };
  if (needed.length) schema.required = needed;
  const type = isUpload ? 'multipart/form-data' : 'application/json';
  return { required: needed.length > 0, content: { [type]: { schema } } };
}

function success({ row, shared, names, translators, explain }: OperationParts, owner: string) {
  const { message = 'common:success' } = row;
  const keys = typeof message === 'object' ? message.keys : [message];
  const messages = keys.flatMap((key) => LOCALES.map((locale) => translators[locale](key)));
  const data: JsonSchema = row.returns
    ? explained(jsonSchemaOf(row.returns, 'output', `${owner}.output`, shared, names), explain)
    : {};
  return {
    description: messages.join(' / '),
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { status: { const: 200 }, message: { type: 'string', enum: messages }, data },
          required: ['status', 'message', 'data'],
        },
      },
    },
  };
}

/** Failures gathered by the HTTP status that they travel with; their words are shared examples. */
function refusals(codes: FailureCode[]): [string, unknown][] {
  const byStatus = Map.groupBy(codes, (code) => httpStatus(failures[code].status));
  return [...byStatus].map(([status, group]) => {
    const statuses = [...new Set(group.map((code) => failures[code].status))];
    const examples = group.flatMap((code) =>
      LOCALES.map((locale) => [`${code}.${locale}`, { $ref: `#/components/examples/${code}.${locale}` }]),
    );
    const schema = {
      allOf: [{ $ref: '#/components/schemas/Failure' }],
      properties: { status: { enum: statuses }, code: { enum: group } },
    };
    const content = { 'application/json': { schema, examples: Object.fromEntries(examples) } };
    return [String(status), { description: group.join(', '), content }];
  });
}
