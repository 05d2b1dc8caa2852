// Runs in the browser, inlined into pages that use it.
import { keepPresses } from './keep-presses.mjs';

export default (load, { value }, element) => {
  const start = keepPresses(load, element, 'a, button, summary');
  // Somebody is inside already, or the address asks for something that only the island can show.
  const isAsked = typeof value === 'string' && new URLSearchParams(window.location.search).has(value);
  if (isAsked || element.matches(':focus-within')) start();
};
