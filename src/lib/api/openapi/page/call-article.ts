import { failures, httpStatus, type FailureCode } from '../../../contracts/failures.ts';
import type { Row } from '../../../contracts/endpoint.ts';
import type { Key } from '../../../i18n/keys.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { failuresOf } from '../failures-of.ts';
import type { JsonSchema } from '../json-schema.ts';
import { parametersOf, type Operation } from '../operation.ts';
import { escapeHtml } from '#lib/kernel/escape.ts';
import { rulesText, typeText } from './type-text.ts';

interface Field {
  name: string;
  place: 'path' | 'query' | 'body';
  isRequired: boolean;
  schema: JsonSchema;
}

function fieldsOf(operation: Operation): Field[] {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return [
    ...parametersOf(operation).map(({ name, in: place, required, schema }) => {
      return { name, place, isRequired: required, schema };
    }),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]): Field => {
      return { name, place: 'body', isRequired: Boolean(body?.required?.includes(name)), schema };
    }),
  ];
}

const table = (heads: string[], rows: string[][]): string =>
  `<div class="scroll" tabindex="0"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

type OfDocs<K> = K extends `api_docs:${infer Name}` ? Name : never;
/** Words of this page, without the name of their file. */
export type DocsKey = OfDocs<Key>;

const FIELD_HEADS = ['field', 'place', 'need', 'type', 'rules'] as const;
const REFUSAL_HEADS = ['http', 'status', 'code', 'message'] as const;

/** One call: its address, who may call it, its input, its answer and its failures. */
export function callArticle(row: Row, operation: Operation, t: Translate): string {
  const words = (key: DocsKey): string => escapeHtml(t(`api_docs:${key}`));
  const fields = fieldsOf(operation).map((field) => [
    code(field.name),
    words(`places.${field.place}`),
    words(field.isRequired ? 'required' : 'optional'),
    code(typeText(field.schema)),
    [
      rulesText(field.schema) ? code(rulesText(field.schema)) : '',
      field.schema.description ? `<span lang="en">${escapeHtml(field.schema.description)}</span>` : '',
    ]
      .filter(Boolean)
      .join('<br>'),
  ]);
  const refusals = failuresOf(row).map((name: FailureCode) => {
    const { status } = failures[name];
    return [String(httpStatus(status)), String(status), code(name), escapeHtml(t(`failures:${name}`))];
  });
  const answer = operation.responses['200'] as {
    content: { 'application/json': { schema: { properties: { data: JsonSchema } } } };
  };
  const data = typeText(answer.content['application/json'].schema.properties.data);
  const { message = 'common:success' } = row;
  const said = (typeof message === 'object' ? message.keys : [message]).map((key) => t(key)).join(' / ');
  const limit = row.limit
    ? ` · ${escapeHtml(t('api_docs:limit', { max: row.limit.max, seconds: row.limit.windowMs / 1000 }))}`
    : '';
  return `<article id="${operation.operationId}">
<h3><code><span class="method">${row.method}</span>${escapeHtml(row.path)}</code></h3>
<p lang="en">${escapeHtml(row.summary)}</p>
<p class="quiet">${words(`access.${row.access}`)}${limit}</p>
${fields.length ? `<h4>${words('takes')}</h4>${table(FIELD_HEADS.map(words), fields)}` : ''}
<h4>${words('answers')}</h4><p class="quiet">${words('says')}: ${escapeHtml(said)}</p><pre tabindex="0">${escapeHtml(data)}</pre>
<details><summary>${words('refuses')} (${refusals.length})</summary>${table(REFUSAL_HEADS.map(words), refusals)}</details>
</article>`;
}
