// Runs in the browser, inlined into pages that use it.
import { keepPresses } from './keep-presses.mjs';

export default (load, _options, element) => {
  // Links lead on without the island.
  const start = keepPresses(load, element, 'button, summary');
  // A page that draws nothing more may never be told that it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 200);
};
