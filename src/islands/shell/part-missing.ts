import en from '../../../locales/en-US/network.json';
import zh from '../../../locales/zh-CN/network.json';
import { localeOfPath } from '#lib/i18n/locales.ts';
import { createT } from '#lib/i18n/translate.ts';

// In the page from the start: when these are needed, nothing can be fetched.
const WORDS = { 'zh-CN': zh, 'en-US': en };
const KEY = 'reloaded-at';
const AGAIN_AFTER_MS = 30_000;
const BAR = 'part-missing';
let isReloading = false;

function reloadOnce(): boolean {
  if (isReloading) return true;
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without storage nothing could stop the second reload.
    return false;
  }
  isReloading = true;
  window.location.reload();
  return true;
}

/**
 * A part of the page that cannot be fetched means that the site was updated under an open page: the browser loads the
 * page again, only once, so that it does not reload forever while the server is down. If that did not help, a bar shows
 * it.
 */
export function sayPartMissing(): 'reloading' | 'said' {
  if (reloadOnce()) return 'reloading';
  if (document.getElementById(BAR)) return 'said';
  const locale = localeOfPath(window.location.pathname);
  const t = createT({ locale, words: { network: WORDS[locale] } });
  const bar = document.createElement('div');
  bar.id = BAR;
  bar.setAttribute('role', 'alert');
  bar.className =
    'fixed inset-x-0 bottom-0 z-toast flex items-center justify-center gap-4 bg-warning-tint p-2 text-14 text-ink shadow-float max-md:bottom-14';
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'min-h-11 px-3 font-semibold text-info underline md:min-h-8';
  again.textContent = t('network:reload');
  again.addEventListener('click', () => window.location.reload());
  const sentence = document.createElement('span');
  sentence.textContent = t('network:part_missing');
  bar.append(sentence, again);
  document.body.append(bar);
  return 'said';
}
