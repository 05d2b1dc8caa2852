import { CALLER_HEADER } from '../../api/caller.ts';
import { STORE_HEADER } from '../../api/guard.ts';
import { createCall, type Call } from '../../call/call.ts';
import { inProcess } from '../../call/in-process.ts';
import type { Services } from '../services.ts';

export interface Caller {
  token: string;
  lang: string;
  /** Address behind the connection: the limits of the rows count by it. */
  address: string;
  /** The store that is worked for, of several. */
  store: number | undefined;
}

/**
 * Calls of a connection go through the API like requests: token, limits, schema, act. So nothing can be said over the
 * socket that could not be said over HTTP, and a token that has ended ends here, too.
 */
export const callThroughApi = (
  { app }: Pick<Services, 'app'>,
  { token, lang, address, store }: Caller,
): Call =>
  createCall(
    ({ headers, ...request }) =>
      inProcess(app.fetch)({
        ...request,
        headers: {
          ...headers,
          [CALLER_HEADER]: address,
          ...(store ? { [STORE_HEADER]: String(store) } : {}),
        },
      }),
    () => ({ token, lang }),
  );
