import { CALLER_HEADER } from '../../api/caller.ts';
import { createCall, type Call } from '../../call/call.ts';
import { inProcess } from '../../call/in-process.ts';
import type { Services } from '../services.ts';

export interface Caller {
  token: string;
  lang: string;
  /** Address behind the connection: the limits of the rows count by it. */
  address: string;
}

/**
 * Calls of a connection go through the same door as requests: token, limits, schema, act. So nothing can be said over
 * the socket that could not be said over HTTP, and a token that has ended ends here, too.
 */
export const throughDoor = ({ app }: Pick<Services, 'app'>, { token, lang, address }: Caller): Call =>
  createCall(
    ({ headers, ...request }) =>
      inProcess(app.fetch)({ ...request, headers: { ...headers, [CALLER_HEADER]: address } }),
    () => ({ token, lang }),
  );
