import { networkOf } from './network.ts';

/** If there are more networks than this, all are forgotten at once, so that the memory of a limit stays small. */
const MOST_NETWORKS = 50_000;

interface Window {
  count: number;
  endsAt: number;
}

/**
 * A rate limit for each network, counted in the memory of this process: for requests that cost work but reveal nothing,
 * where a count in the database would cost as much as the answer. Answers 0, or the seconds to wait.
 */
export function createAddressLimit(
  { max, windowMs }: { max: number; windowMs: number },
  now: () => number = Date.now,
) {
  const windows = new Map<string, Window>();
  return (address: string): number => {
    const network = networkOf(address);
    const at = now();
    let window = windows.get(network);
    if (!window || window.endsAt <= at) {
      if (windows.size >= MOST_NETWORKS) windows.clear();
      window = { count: 0, endsAt: at + windowMs };
      windows.set(network, window);
    }
    window.count += 1;
    return window.count > max ? Math.ceil((window.endsAt - at) / 1000) : 0;
  };
}
