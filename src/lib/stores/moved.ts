import { openLine, type Line } from './chat/line.ts';
import { whenShown } from './shown.ts';
import { $tokenChanges, readToken } from './token.ts';

/** Without a socket the same is polled at this interval. */
const POLL_MS = 2000;
/** One act may cause several news; they are handled together after this time. */
const TOGETHER_MS = 150;

const lookers = new Set<() => void>();
let line: Line | undefined;
let unseen: (() => void) | undefined;
let poll: ReturnType<typeof setInterval> | undefined;
let soon: ReturnType<typeof setTimeout> | undefined;

const tellAll = (): void => {
  clearTimeout(soon);
  soon = setTimeout(() => lookers.forEach((look) => look()), TOGETHER_MS);
};
const isLookedAt = (): boolean => document.visibilityState === 'visible';

function listen(): void {
  unseen = whenShown(tellAll);
  line = openLine({
    onState: (state) => {
      clearInterval(poll);
      // Changes between the rendering of the page, or the loss of the socket, and now were not received.
      if (state === 'live') tellAll();
      if (state === 'polling') poll = setInterval(() => isLookedAt() && tellAll(), POLL_MS);
    },
    onNews: () => undefined,
    onMoved: () => undefined,
    onAccount: tellAll,
  });
}

function stop(): void {
  unseen?.();
  clearInterval(poll);
  clearTimeout(soon);
  line?.close();
  line = undefined;
}

/**
 * Calls when something of the account has changed elsewhere, within two seconds: by the socket, by polling without one,
 * and when the page is shown again. All that wait on a page share one socket; it ends with the last.
 */
export function whenMoved(look: () => void): () => void {
  if (!readToken()) return () => undefined;
  lookers.add(look);
  if (!line) listen();
  const end = (): void => {
    lookers.delete(look);
    if (lookers.size === 0) stop();
  };
  const unheard = $tokenChanges.listen(() => !readToken() && end());
  return () => {
    unheard();
    end();
  };
}
