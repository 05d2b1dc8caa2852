// Runs in the browser, inlined into pages that use it.
import visible from 'astro/client/visible.js';
import { keepPresses } from './keep-presses.mjs';

export default (load, options, element) => {
  // Links lead on without the island.
  const start = keepPresses(load, element, 'button, summary');
  visible(async () => start, options, element);
};
