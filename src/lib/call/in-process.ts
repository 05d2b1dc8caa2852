import type { Transport } from './call.ts';

/** Reaches an API in the same process through its fetch function; no socket, about 0.05 ms. */
export const inProcess =
  (fetch: (request: Request) => Response | Promise<Response>): Transport =>
  async ({ method, path, headers, body }) => {
    const init: RequestInit = { method, headers };
    if (body instanceof FormData) init.body = body;
    else if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { ...headers, 'content-type': 'application/json' };
    }
    const response = await fetch(new Request(`http://mall.inside${path}`, init));
    return response.json();
  };
