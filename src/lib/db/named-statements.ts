import { createHash } from 'node:crypto';
import type pg from 'pg';
import { BeginAlongClient } from './begin-along.ts';
import { isLasting } from './built-once.ts';

/** Each connection holds a plan for each in the memory of the database. Texts that are made once do not count. */
const MOST_NAMED = 300;
/** A text that comes once (a list of ids of an unusual length) is not worth a name. */
const MOST_SEEN = 2000;
/** The table behind a kept plan has changed. */
const IS_STALE = '0A000';

/** Texts that have come before have names; a new generation of names makes every plan anew. */
function namesOf() {
  const names = new Map<string, string | undefined>();
  let named = 0;
  let generation = 0;
  return {
    of(text: string): string | undefined {
      const known = names.get(text);
      if (known) return known;
      if (!isLasting(text)) {
        if (!names.has(text)) {
          if (names.size < MOST_SEEN) names.set(text, undefined);
          return undefined;
        }
        if (named >= MOST_NAMED) return undefined;
        named += 1;
      }
      const name = createHash('sha1').update(`${generation} ${text}`).digest('base64url');
      names.set(text, name);
      return name;
    },
    renew(): void {
      generation += 1;
      named = 0;
      names.clear();
    },
  };
}

interface Config {
  text: string;
  values?: unknown[];
  name?: string | undefined;
}
type Done = (error: (Error & { code?: string }) | undefined, result: unknown) => void;

/**
 * A PostgreSQL client that gives a name to each text with values that comes again: the database then parses and plans
 * it once in a connection. The names are made of the texts, so several processes may share a pooler.
 */
export function namingClient(): typeof pg.Client {
  const names = namesOf();
  class NamingClient extends BeginAlongClient {
    // Each way in which pg's own method may be called, as one: the config, its values and the callback.
    override query(...args: [config: unknown, values?: unknown, done?: unknown]): never {
      const [first, second, third] = args;
      const ask = super.query.bind(this) as unknown as (...all: unknown[]) => unknown;
      // A cursor or the like sends itself.
      if (typeof (first as { submit?: unknown }).submit === 'function') return ask(...args) as never;
      const config = (typeof first === 'string' ? { text: first } : first) as Config;
      const values = Array.isArray(second) ? (second as unknown[]) : config.values;
      const done = (typeof second === 'function' ? second : third) as Done | undefined;
      // Without values it may be several statements in one text, as the job queue sends them: those have no plan to keep.
      const isOne = values?.length || isLasting(config.text);
      const name = isOne && config.name === undefined ? names.of(config.text) : undefined;
      if (!name) return ask(...args) as never;
      const forget = (error: unknown): void => {
        if ((error as { code?: string } | undefined)?.code === IS_STALE) names.renew();
      };
      const full = { ...config, name };
      if (done)
        return ask(full, values, (error: Error | undefined, result: unknown) => {
          forget(error);
          done(error, result);
        }) as never;
      return (ask(full, values) as Promise<unknown>).catch((error: unknown) => {
        forget(error);
        throw error;
      }) as never;
    }
  }
  return NamingClient;
}
