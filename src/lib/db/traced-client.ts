import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { beginWatched, statementFacts, statementName } from '../kernel/probe.ts';

type Done = (error: unknown, result: unknown) => void;

/** The same client with tracing; used only while somebody traces. */
export function tracedClient(Base: typeof pg.Client): typeof pg.Client {
  return class TracedClient extends Base {
    override query(...args: [config: unknown, ...rest: unknown[]]): never {
      const ask = super.query.bind(this) as unknown as (...all: unknown[]) => unknown;
      const [first] = args;
      const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '');
      const end = text && beginWatched('statement', statementName(text), () => statementFacts(text));
      if (!end) return ask(...args) as never;
      const at = args.findIndex((part) => typeof part === 'function');
      if (at >= 0) {
        const done = args[at] as Done;
        return ask(
          ...args.with(at, (error: unknown, result: unknown) => {
            end(error ?? undefined);
            done(error, result);
          }),
        ) as never;
      }
      return (ask(...args) as Promise<unknown>).then(
        (result) => {
          end();
          return result;
        },
        (error: unknown) => {
          end(error);
          throw error;
        },
      ) as never;
    }
  };
}

/**
 * A request that waits for a connection keeps its own asynchronous context, and not that of the request which gave the
 * connection back.
 */
export function keepCaller(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (done?: unknown) => unknown;
  pool.connect = ((done?: (...results: unknown[]) => void) =>
    connect(done && AsyncResource.bind(done))) as typeof pool.connect;
}
