import type { Transport } from './call.ts';

/** Names the store that a call is made in; whether its account works there, the API decides. */
export const inStore =
  (transport: Transport, storeOf: () => string | undefined): Transport =>
  (request) => {
    const store = storeOf();
    return transport(store ? { ...request, headers: { ...request.headers, 'X-Store': store } } : request);
  };
