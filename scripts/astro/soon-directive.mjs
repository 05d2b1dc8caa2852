// Runs in the browser, inlined into pages that use it.
import { keepPresses } from './keep-presses.mjs';

export default (load, _options, element) => {
  // Links lead on without the island.
  const start = keepPresses(load, element, 'button, summary');
  if ('requestIdleCallback' in window) window.requestIdleCallback(start);
  else setTimeout(start, 200);
};
