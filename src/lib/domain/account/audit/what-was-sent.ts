/** Fields whose values are never written to the log. */
const SECRET = /pass|pwd|secret|token|captcha|^code$|_code$/i;
const SHOWN = 500;
const MOST = 20_000;

const shown = (open: readonly string[], name: string, value: unknown): unknown => {
  if (SECRET.test(name) && !open.includes(name) && typeof value === 'string' && value !== '') return '***';
  if (typeof value === 'string') return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
  if (value instanceof Blob) return `file of ${value.size} bytes`;
  if (value instanceof Uint8Array) return `${value.byteLength} bytes`;
  return value;
};

/**
 * What a caller sent, as JSON for the log: without secrets, files and endless texts, in a form that PostgreSQL keeps.
 * `open` are fields that are called like a secret and are none: the code of a carrier.
 */
export const whatWasSent = (input: unknown, open: readonly string[] = []): string =>
  (JSON.stringify(input ?? null, (name, value: unknown) => shown(open, name, value)) ?? 'null')
    .replaceAll('\\u0000', '')
    .slice(0, MOST);
