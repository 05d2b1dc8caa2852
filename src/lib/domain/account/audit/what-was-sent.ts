/** Fields whose values are never written to the log. */
const SECRET = /pass|pwd|secret|token|captcha|^code$|_code$/i;
const SHOWN = 500;
const MOST = 20_000;

const shown = (name: string, value: unknown): unknown => {
  if (name && SECRET.test(name) && typeof value === 'string' && value !== '') return '***';
  if (typeof value === 'string') return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
  if (value instanceof Blob) return `file of ${value.size} bytes`;
  if (value instanceof Uint8Array) return `${value.byteLength} bytes`;
  return value;
};

/** What a caller sent, as JSON for the log: without secrets, files and endless texts, in a form that PostgreSQL keeps. */
export const whatWasSent = (input: unknown): string =>
  (JSON.stringify(input ?? null, shown) ?? 'null').replaceAll('\\u0000', '').slice(0, MOST);
