import { createAddressLimit } from '../kernel/address-limit.ts';
import { minutes } from '../kernel/clock.ts';
import { isInside } from '../kernel/network.ts';
import { FILES_AT_ONCE_OF_ACCOUNT, UPLOADS_AT_ONCE, UPLOADS_AT_ONCE_OF_ACCOUNT } from '../kernel/limits.ts';
import { createAtOnce } from './at-once.ts';

/**
 * Public reads that no cache answers, for one network in a minute. Ten a second are many times what a fast reader
 * needs, and a twentieth of what would keep the mall busy.
 */
const UNCACHED_READS = { max: 600, windowMs: minutes(1) };

/**
 * Answers the seconds that an address has to wait, or 0. It runs behind the caches, so that readers and crawlers of
 * cached pages are not counted, and before the database, without a query: it counts in the memory of the process. Pages
 * that ask in process, and this machine itself, are not counted; behind a proxy TRUST_PROXY tells callers apart.
 */
export function createReadLimit(): (address: string) => number {
  const limit = createAddressLimit(UNCACHED_READS);
  return (address) => (isInside(address) ? 0 : limit(address));
}

/** Calls by one token of a store's program in a minute. */
export const MACHINE_CALLS = { max: 600, windowMs: minutes(1) };

/** Limits that are counted in the memory of this process, over all rows together. */
export const createCallLimits = () => ({
  reads: createReadLimit(),
  /** By the id of a token; the seconds to wait, or 0. */
  machines: createAddressLimit(MACHINE_CALLS),
  /** By account, the announced bytes of files: one is in memory while it is sent and while it waits. */
  uploads: createAtOnce({ all: UPLOADS_AT_ONCE, ofAccount: UPLOADS_AT_ONCE_OF_ACCOUNT }),
  /** By account, the files that are made while they are fetched. */
  files: createAtOnce({ ofAccount: FILES_AT_ONCE_OF_ACCOUNT }),
});
export type CallLimits = ReturnType<typeof createCallLimits>;
