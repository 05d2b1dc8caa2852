import type { Settings } from './env.ts';
import type { Services } from './services.ts';
import { contractSources } from '../api/contract-sources.ts';
import { wholeRow } from '../api/find-row.ts';
import { pageCalls } from './page-calls.ts';
import { inProcess } from '../call/in-process.ts';
import { overHttp } from '../call/over-http.ts';
import { asPromised } from '../call/as-promised.ts';
import type { Shape, Transport } from '../call/call.ts';
import type { Row } from '../contracts/endpoint.ts';
import { createTagCache } from '../kernel/tag-cache.ts';
import { rememberReads } from './remember-reads.ts';

const MOST_ANSWERS = 400;
/** Cards of products above all: what the lists of an hour show. */
const MOST_ROWS = 3000;

/** What every page render is given besides the request. */
export interface PageBackend {
  transport: Transport;
  siteUrl: string;
  /** A contract row with what it takes, which a page knows without. */
  whole: (row: Row) => Row;
  /** Completes what another backend leaves out; our own leaves out nothing. */
  shape?: Shape;
  /** Where another backend is, as its pictures lie there. */
  origin?: string;
}

/**
 * Pages reach the API in process, or another backend when its base address is set. `expire` forgets what was
 * remembered of it under these tags.
 */
export function pageBackend(
  settings: Settings,
  services: Services | undefined,
): PageBackend & { expire(tags: readonly string[]): void } {
  const answers = createTagCache(MOST_ANSWERS);
  const rows = createTagCache(MOST_ROWS);
  const ask = services
    ? pageCalls(services, inProcess(services.app.fetch), rows)
    : overHttp(settings.API_BASE_URL);
  return {
    transport: rememberReads(ask, answers),
    expire: (tags) => [answers, rows].forEach((kept) => kept.expire(tags)),
    siteUrl: settings.SITE_URL,
    whole: wholeRow,
    ...(settings.API_BASE_URL
      ? {
          shape: async (row: Row, value: unknown) => asPromised((await contractSources()).whole(row), value),
          origin: new URL(settings.API_BASE_URL).origin,
        }
      : {}),
  };
}
