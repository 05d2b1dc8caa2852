import type { FormField, Values } from './screen.ts';

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value).trim();

/** Lines of a field that takes several texts. */
const textsOf = (value: unknown): string[] =>
  textOf(value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function faultOf(field: FormField, value: unknown, required: string): string | undefined {
  const text = textOf(value);
  const { faults, kind, min, max, pattern } = field;
  if (kind === 'pictures') return field.isRequired && !text ? (faults.min ?? required) : undefined;
  if (kind === 'choices') {
    const isEmpty = !Array.isArray(value) || value.length === 0;
    return field.isRequired && isEmpty ? (faults.min ?? required) : undefined;
  }
  if (kind === 'yes') return undefined;
  if (text === '') return field.isRequired ? (faults.required ?? required) : undefined;
  if (kind === 'list') return textsOf(value).length < (min ?? 0) ? (faults.min ?? required) : undefined;
  const size = kind === 'number' ? Number(text) : [...text].length;
  if (pattern && !new RegExp(pattern, 'u').test(text)) return faults.pattern ?? required;
  if (faults.whole && !Number.isInteger(size)) return faults.whole;
  if (Number.isNaN(size) || (min !== undefined && size < min)) return faults.min ?? required;
  if (max !== undefined && size > max) return faults.max ?? required;
  return undefined;
}

/** What is wrong with a form before it is sent, by field; the server looks again. */
export function faultsOf(
  fields: readonly FormField[],
  values: Values,
  required: string,
): Record<string, string> {
  const found = fields.flatMap((field) => {
    const fault = faultOf(field, values[field.name], required);
    return fault ? [[field.name, fault] as const] : [];
  });
  return Object.fromEntries(found);
}

/** What is sent: numbers as numbers, what was left empty not at all, and what a part of the form has added. */
export function sentOf(fields: readonly FormField[], values: Values): Values {
  const named = new Map(fields.map((field) => [field.name, field]));
  const sent = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const field = named.get(name);
    if (value === undefined || value === '') return [];
    if (field?.kind === 'number') return [[name, Number(value)]];
    if (field?.kind === 'list') return [[name, textsOf(value)]];
    return [[name, typeof value === 'string' ? value.trim() : value]];
  });
  return Object.fromEntries(sent);
}
