import { failures, httpStatus, type FailureCode } from '../../contracts/failures.ts';
import { wireWord, type Translate } from '../../i18n/translate.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { KEY_SHAPE } from '../keyed.ts';
import { features } from '../routes.ts';
import type { ApiServices } from '../services.ts';
import { contractComments, shapeComments } from './comments.ts';
import type { ContractSources } from '../contract-sources.ts';
import type { JsonSchema } from './json-schema.ts';
import { explained } from './explained.ts';
import { operationOf, type Operation } from './operation.ts';

/** Raised when a call changes its meaning; fields that are added do not count. */
const API_VERSION = '1.0.0';

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

const fault = {
  message: { type: 'string' },
  code: { type: 'string' },
  params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  field: { type: 'string' },
};
const Failure = {
  type: 'object',
  properties: {
    status: { type: 'integer' },
    ...fault,
    also: { type: 'array', items: { type: 'object', properties: fault, required: ['message', 'code'] } },
  },
  required: ['status', 'message', 'code'],
};

export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/**
 * Every contract row that the API mounts, as an OpenAPI 3.1 document. It is made from the contracts alone. With names,
 * each schema of the contracts is in it once; without them, each call has the full schema of its answer.
 */
export function openApiDocument(
  { translators, settings }: Pick<ApiServices, 'translators' | 'settings'>,
  { whole, names }: Pick<ContractSources, 'whole'> & Partial<ContractSources>,
): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const paths: OpenApiDocument['paths'] = {};
  const comments = contractComments();
  const ofShapes = shapeComments();
  for (const [feature, { rows }] of Object.entries(features)) {
    for (const [name, row] of Object.entries(rows)) {
      const operations = (paths[openApiPath(row.path)] ??= {});
      operations[row.method.toLowerCase()] = operationOf({
        feature,
        name,
        row: whole(row),
        translators,
        shared: schemas,
        names,
        explain: comments(feature, name),
      });
    }
  }
  for (const name of Object.keys(schemas).filter((key) => /^[A-Z]/.test(key)))
    schemas[name] = explained(schemas[name]!, ofShapes(name));
  const inBoth = (say: (t: Translate) => string): string =>
    LOCALES.map((locale) => say(translators[locale])).join('\n\n');
  const sentences = (Object.keys(failures) as FailureCode[]).flatMap((code) =>
    LOCALES.map((locale) => {
      const { status } = failures[code];
      const value = { status, message: translators[locale](`failures:${code}`), code };
      return [`${code}.${locale}`, { summary: `HTTP ${httpStatus(status)}, ${locale}`, value }] as const;
    }),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: translators['en-US']('api_docs:title'),
      version: API_VERSION,
      description: inBoth((t) => t('api_docs:intro')),
    },
    servers: [{ url: settings.siteUrl }],
    tags: Object.keys(features).map((name) => ({
      name,
      description: inBoth((t) => wireWord(t, 'api_docs:features', name)),
    })),
    paths,
    components: {
      schemas: { Failure, ...schemas },
      examples: Object.fromEntries(sentences),
      parameters: {
        lang: {
          name: 'X-Lang',
          in: 'header',
          required: false,
          schema: { type: 'string', enum: [...LOCALES] },
        },
        key: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: inBoth((t) => t('api_docs:key')),
          schema: { type: 'string', pattern: KEY_SHAPE.source },
        },
      },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'X-Token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
