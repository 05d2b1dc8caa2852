import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Context, DomainSettings } from '../domain/context.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import type { Translate } from '../i18n/translate.ts';

/** What the server hands to the API once at start. */
export interface ApiServices extends Pick<
  Context,
  | 'clock'
  | 'database'
  | 'jobs'
  | 'sms'
  | 'mail'
  | 'storage'
  | 'payments'
  | 'logistics'
  | 'hotline'
  | 'changed'
  | 'seal'
  | 'lists'
> {
  settings: DomainSettings;
  translators: Record<Locale, Translate>;
  log: Logger;
  /** True for errors that mean the database cannot be reached. */
  isDatabaseDown(error: unknown): boolean;
}

export interface ApiVariables {
  requestId: string;
}

export type ApiApp = Hono<{ Variables: ApiVariables }>;

/** Language of an API call: X-Lang, else the default. */
export function localeOf(request: Request): Locale {
  const asked = request.headers.get('x-lang');
  return isLocale(asked) ? asked : 'zh-CN';
}
