import { localizedPath, type Locale } from '#lib/i18n/locales.ts';
import { KEPT_RIDES } from '#lib/stores/token.ts';

const isPart = (url: string): boolean => new URL(url).pathname.startsWith('/_astro/');

/**
 * Has public/rides-worker.js keep this page with its parts, so that it opens without a network. True where the worker
 * has just come: what was read before it did is not kept yet. Without a service worker or without a network, nothing is
 * cached.
 */
export async function keepPage(locale: Locale): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return false;
  try {
    const isNew = !navigator.serviceWorker.controller;
    await navigator.serviceWorker.register('/rides-worker.js', { scope: localizedPath('/delivery', locale) });
    await navigator.serviceWorker.ready;
    const kept = await window.caches.open(KEPT_RIDES);
    const parts = new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter(isPart),
    );
    // Files of an older build are not needed any more.
    for (const old of await kept.keys()) if (isPart(old.url) && !parts.has(old.url)) await kept.delete(old);
    await kept.addAll([window.location.pathname, ...parts]);
    return isNew;
  } catch {
    return false;
  }
}
