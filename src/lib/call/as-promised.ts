import type * as z from 'zod/mini';
import type { Shape } from './call.ts';

interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  getter?: () => z.core.$ZodType;
  defaultValue?: unknown;
  values?: unknown[];
  entries?: Record<string, unknown>;
}

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as unknown as Definition;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMissing = (value: unknown): value is null | undefined => value === undefined || value === null;

function fill(schema: z.core.$ZodType, value: unknown): unknown {
  const {
    type,
    shape = {},
    element,
    innerType,
    valueType,
    options = [],
    getter,
    ...more
  } = definitionOf(schema);
  switch (type) {
    case 'object': {
      const given = isRecord(value) ? value : {};
      const whole = Object.entries(shape).map(([name, part]) => [name, fill(part, given[name])] as const);
      return { ...given, ...Object.fromEntries(whole.filter(([, part]) => part !== undefined)) };
    }
    case 'array':
      return Array.isArray(value) && element ? value.map((one) => fill(element, one)) : [];
    case 'record':
      return isRecord(value) && valueType
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(valueType, one)]))
        : {};
    case 'optional':
      return isMissing(value) || !innerType ? undefined : fill(innerType, value);
    case 'nullable':
      return isMissing(value) || !innerType ? null : fill(innerType, value);
    case 'lazy':
      return getter ? fill(getter(), value) : value;
    case 'string':
      return isMissing(value) ? '' : typeof value === 'object' ? '' : String(value);
    case 'number':
      return Number.isFinite(Number(value)) ? Number(value) : 0;
    case 'boolean':
      return value === true || value === 1 || value === '1' || value === 'true';
    case 'enum':
      return isMissing(value) ? Object.values(more.entries ?? {})[0] : value;
    case 'literal':
      return isMissing(value) ? more.values?.[0] : value;
    case 'union':
      return isMissing(value) && options[0] ? fill(options[0], value) : value;
    case 'default':
      return isMissing(value) || !innerType ? more.defaultValue : fill(innerType, value);
    default:
      return value;
  }
}

/**
 * Another backend may answer less than ours: what is missing of an answer is empty, a number that came as text is a
 * number. An answer that is not of the promised kind at all is none.
 */
export const asPromised: Shape = ({ returns }, value) => {
  if (!returns) return value ?? null;
  const { type } = definitionOf(returns);
  if (type === 'object' && !isRecord(value)) return undefined;
  if (type === 'array' && !Array.isArray(value)) return undefined;
  return fill(returns, value);
};
