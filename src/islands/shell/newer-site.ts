import { sayPartMissing } from './part-missing.ts';

/** How the three browser engines say that an imported file did not come. */
const MISSING_PART = /dynamically imported module|module script failed|error loading dynamically/i;
/** The animation between two pages was left out, as browsers may at any time; that is no fault of the page. */
const GIVEN_UP_ANIMATION = /^(AbortError|InvalidStateError): .*Transition was (skipped|aborted)/i;

const isMissingPart = (error: unknown): boolean =>
  MISSING_PART.test(String((error as Error | undefined)?.message));

window.addEventListener('vite:preloadError', (event) => {
  if (sayPartMissing() === 'reloading') event.preventDefault();
});
// Islands are fetched by Astro's own loader, which announces it in a way of its own.
document.addEventListener('astro:hydration-error', (event) => {
  if (!isMissingPart((event as CustomEvent<{ error?: unknown }>).detail.error)) return;
  event.preventDefault();
  sayPartMissing();
});
window.addEventListener('unhandledrejection', (event) => {
  if (GIVEN_UP_ANIMATION.test(String(event.reason))) event.preventDefault();
  else if (isMissingPart(event.reason)) sayPartMissing();
});
