// Pages run astro-i18next's start-up code by themselves; the middleware has to import it.
import 'astro:scripts/page-ssr.js';
import i18next from 'i18next';
import { platformSettings, type PlatformSettings } from '#lib/kernel/platform-settings.ts';
import type { Locale } from './locales.ts';
import { withMallName } from './with-mall-name.ts';
import { withTimers } from './with-timers.ts';
import { createT, pickMessages, type Messages, type Translate, type Words } from './translate.ts';

const bundles = new Map<Locale, Record<string, Words>>();

function bundleOf(locale: Locale): Record<string, Words> {
  let bundle = bundles.get(locale);
  if (!bundle) {
    const namespaces = [i18next.options.ns ?? []].flat();
    const words = Object.fromEntries(
      namespaces.map((ns) => [ns, i18next.getResourceBundle(locale, ns) as Words]),
    );
    bundle = withTimers(withMallName(words, locale), locale) as Record<string, Words>;
    bundles.set(locale, bundle);
  }
  return bundle;
}

/** Islands ask for the same words on each page. */
const picked = new Map<string, Messages>();
const translators = new Map<Locale, Translate>();

let by: PlatformSettings | undefined;
/** Drops what was made of texts when the platform has changed name, timers or wordings. */
function followPlatformSettings(): void {
  const now = platformSettings();
  if (by !== now) for (const made of [bundles, picked, translators]) made.clear();
  by = now;
}

/** The translator of a request's language; never `changeLanguage`, which other requests would see. */
export function translatorOf(locale: Locale): Translate {
  followPlatformSettings();
  let t = translators.get(locale);
  if (!t || import.meta.env.DEV) {
    if (import.meta.env.DEV) bundles.delete(locale);
    translators.set(locale, (t = createT({ locale, words: bundleOf(locale) })));
  }
  return t;
}

/** Words for an island: namespaces or parts of them, e.g. `messagesOf(locale, 'goods.card', 'common')`. */
export function messagesOf(locale: Locale, ...wanted: string[]): Messages {
  followPlatformSettings();
  const key = `${locale} ${wanted.join(' ')}`;
  let messages = picked.get(key);
  if (!messages || import.meta.env.DEV)
    picked.set(key, (messages = pickMessages(bundleOf(locale), locale, wanted)));
  return messages;
}
