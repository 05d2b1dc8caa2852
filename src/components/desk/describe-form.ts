import type * as z from 'zod/mini';
import type { Row } from '#lib/contracts/endpoint.ts';
import { failures } from '#lib/contracts/failures.ts';
import type { FormField } from '#islands/desk/screen.ts';
import { grouped } from '#lib/i18n/format.ts';
import { failureWord, type Translate } from '#lib/i18n/translate.ts';

interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  entries?: Record<string, string>;
  element?: z.core.$ZodType;
  checks?: z.core.$ZodCheck[];
  format?: string;
}
interface CheckDefinition {
  check: string;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
  value?: number;
  error?: (issue: object) => unknown;
}

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as unknown as Definition;
/** Longer texts are written in several lines. */
const ONE_LINE = 100;

function unwrapped(schema: z.core.$ZodType): { definition: Definition; isRequired: boolean } {
  const definition = definitionOf(schema);
  const isOpen = ['optional', 'default', 'nullable'].includes(definition.type);
  if (!isOpen || !definition.innerType) return { definition, isRequired: true };
  return { definition: unwrapped(definition.innerType).definition, isRequired: false };
}

/** The words of a check's failure code, in the reader's language. */
function wordsOf(check: CheckDefinition, t: Translate): string | undefined {
  const code = check.error?.({});
  if (typeof code !== 'string' || !(code in failures)) return undefined;
  return failureWord(t, { code, params: { n: check.maximum ?? check.minimum ?? check.value ?? '' } });
}

const KINDS: Record<string, FormField['kind']> = {
  string: 'text',
  number: 'number',
  int: 'number',
  boolean: 'yes',
  enum: 'choice',
  file: 'file',
  array: 'list',
};

/** Whether a text is the path of something that was uploaded. */
const isPicture = (schema: z.core.$ZodType): boolean =>
  (definitionOf(schema).checks ?? []).some((check) =>
    (check._zod.def as unknown as CheckDefinition).pattern?.source.startsWith('^\\/files'),
  );

/** Whether a text is a day with its minute: what fits is one, and nothing else fits. */
const isMinute = (pattern: string | undefined): boolean =>
  pattern !== undefined && new RegExp(pattern).test('2026-12-01T08:00');

/** Whether a text is a day: one of a month that there is fits, and none of a thirteenth. A number of a parcel takes both. */
const isDay = (pattern: string | undefined): boolean =>
  pattern !== undefined && new RegExp(pattern).test('2026-12-01') && !new RegExp(pattern).test('2026-13-01');

function fieldOf(name: string, schema: z.core.$ZodType, t: Translate): FormField {
  const { definition, isRequired } = unwrapped(schema);
  const field: FormField = { name, kind: KINDS[definition.type] ?? 'text', isRequired, faults: {} };
  if (definition.entries) field.choices = Object.values(definition.entries);
  for (const one of definition.checks ?? []) {
    const check = one._zod.def as unknown as CheckDefinition;
    const words = wordsOf(check, t);
    const least = check.minimum ?? (check.check === 'greater_than' ? check.value : undefined);
    const most = check.maximum ?? (check.check === 'less_than' ? check.value : undefined);
    if (check.pattern) {
      field.pattern = check.pattern.source;
      if (words) field.faults.pattern = words;
    }
    if (least !== undefined) {
      field.min = least;
      if (words) field.faults.min = words;
    }
    if (most !== undefined) {
      field.max = most;
      if (words) field.faults.max = words;
    }
    if (check.check === 'number_format') field.faults.whole = words ?? t('desk:form.whole');
  }
  const { min, max } = field;
  if (field.kind === 'number' && min !== undefined && max !== undefined) {
    const range = t('desk:form.between', { min, max: grouped(max) });
    field.faults = { min: range, max: range, ...field.faults };
  }
  const several = definition.element && definitionOf(definition.element).entries;
  if (several) {
    field.kind = 'choices';
    field.choices = Object.values(several);
  }
  if (definition.element && isPicture(definition.element)) field.kind = 'pictures';
  if (definition.format === 'datetime' || (field.kind === 'text' && isMinute(field.pattern)))
    field.kind = 'time';
  if (field.kind === 'text' && isDay(field.pattern)) field.kind = 'day';
  if (field.kind === 'text' && (field.max ?? 0) > ONE_LINE) field.kind = 'lines';
  return field;
}

/** The form of an act, read from the schema of its contract row: the browser has no schemas. */
export function describeForm(row: Row, names: readonly string[], t: Translate): FormField[] {
  const shape = row.input ? (definitionOf(row.input).shape ?? {}) : {};
  return names.map((name) => {
    const schema = shape[name];
    if (!schema) throw new Error(`${row.method} ${row.path} takes no ${name}`);
    return fieldOf(name, schema, t);
  });
}

/** Whether a list takes words to search for. */
export const takesWords = ({ input }: Row): boolean =>
  input !== undefined && 'keyword' in (definitionOf(input).shape ?? {});
