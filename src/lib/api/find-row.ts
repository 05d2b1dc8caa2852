import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import type { Method, Row } from '../contracts/endpoint.ts';
import { features } from './routes.ts';

const byPattern = new Map<string, Row>();
const router = new SmartRouter<Row>({ routers: [new RegExpRouter(), new TrieRouter()] });
for (const { rows } of Object.values(features)) {
  for (const row of Object.values(rows)) {
    router.add(row.method, row.path, row);
    byPattern.set(`${row.method} ${row.path}`, row);
  }
}

/** The row that answers at a path, found as the API itself finds it: by the same routers, in the same order. */
export function findRow(method: Method, path: string): Row | undefined {
  const first = router.match(method, path)[0][0];
  return first?.[0] as Row | undefined;
}

/** The same row with the schema of what it takes, which pages and islands know without (decision 3). */
export const wholeRow = (row: Row): Row => byPattern.get(`${row.method} ${row.path}`) ?? row;
