import type { Row } from '../contracts/endpoint.ts';
import { networkOf } from '../kernel/network.ts';
import { countRequest } from '../domain/account/identity/index.ts';
import type { ApiServices } from './services.ts';

/** Counts this call in the row's window for this address, or the IPv6 network that it lies in. */
export async function overLimit(services: ApiServices, row: Row, address: string): Promise<boolean> {
  if (!row.limit) return false;
  const count = await countRequest(
    services,
    `${row.method} ${row.path} ${networkOf(address)}`,
    row.limit.windowMs,
  );
  return count > row.limit.max;
}
