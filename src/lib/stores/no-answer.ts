import en from '../../../locales/en-US/network.json';
import zh from '../../../locales/zh-CN/network.json';
import { createT } from '../i18n/translate.ts';
import type { Result } from '../kernel/result.ts';
import { pageLocale } from './locale.ts';

// In the page from the start: when these are needed, nothing can be fetched.
const WORDS = { 'zh-CN': zh, 'en-US': en };

/**
 * Words a failure that no server has worded: the network gave nothing back, or what came is no answer of an API. Tells
 * the page as well whether there is a connection: the bar at its foot offers to reconnect (islands/shell/offline.ts).
 */
export function worded<T>(result: Result<T, string>): Result<T, string> {
  const isLost = !result.ok && result.failure.code === 'system.unreachable';
  window.dispatchEvent(new Event(isLost ? 'mall:lost' : 'mall:found'));
  if (result.ok || result.failure.message) return result;
  const locale = pageLocale();
  const t = createT({ locale, words: { network: WORDS[locale] } });
  const message = t(isLost ? 'network:unreachable' : 'network:no_answer');
  const failure = { ...result.failure, message };
  return { ok: false, failure: failure.code === 'system.error' ? { ...failure, isUnworded: true } : failure };
}
