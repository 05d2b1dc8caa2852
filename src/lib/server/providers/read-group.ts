import { SetupError } from '../../kernel/setup-error.ts';
import type { Environment } from '../environment.ts';

export type { Environment };

/**
 * Variables that only make sense together. Undefined when none is set; a start with half of them, or with one of
 * `extras` alone, stops with one sentence that names what is missing.
 */
export function readGroup<const N extends string>(
  env: Environment,
  what: string,
  names: readonly N[],
  extras: readonly string[] = [],
): Record<N, string> | undefined {
  const values = names.map((name) => [name, env[name]?.trim() ?? ''] as const);
  const missing = values.filter(([, value]) => value === '').map(([name]) => name);
  const isWished = missing.length < names.length || extras.some((name) => env[name]?.trim());
  if (!isWished) return undefined;
  if (missing.length > 0)
    throw new SetupError(
      `${what} is set up by halves: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
      `Set ${names.join(', ')} together, or none of them; docs/providers.md says what each is.`,
    );
  return Object.fromEntries(values) as Record<N, string>;
}

/** Reads one value by a function that throws, or answers undefined for a value that it cannot use. */
export function readValue<T>(name: string, cure: string, read: () => T | undefined): T {
  let value: T | undefined;
  try {
    value = read();
  } catch {
    // What is wrong with a key is no news; its text must not reach a log.
  }
  if (value === undefined) throw new SetupError(`${name} is not usable.`, cure);
  return value;
}

/** An address of a service; plain http only on this machine. */
export function readAddress(env: Environment, name: string, fallback?: string): string {
  const given = env[name]?.trim() || fallback || '';
  return readValue(name, `Write https://host, e.g. ${fallback ?? 'https://s3.example.com'}.`, () => {
    const { protocol, hostname } = new URL(given);
    const isOwn = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    return protocol === 'https:' || (protocol === 'http:' && isOwn) ? given.replace(/\/$/, '') : undefined;
  });
}
