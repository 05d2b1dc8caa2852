import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import type { Method, Row } from '../contracts/endpoint.ts';
import { features } from './routes.ts';

const router = new SmartRouter<Row>({ routers: [new RegExpRouter(), new TrieRouter()] });
for (const { rows } of Object.values(features)) {
  for (const row of Object.values(rows)) router.add(row.method, row.path, row);
}

/** The row that answers at a path, found as the API itself finds it: by the same routers, in the same order. */
export function findRow(method: Method, path: string): Row | undefined {
  const first = router.match(method, path)[0][0];
  return first?.[0] as Row | undefined;
}
