import type { Context as HonoContext } from 'hono';
import { failures, httpStatus, type FailureCode } from '../contracts/failures.ts';
import type { Failure } from '../kernel/result.ts';
import type { Key } from '../i18n/keys.ts';
import type { Locale } from '../i18n/locales.ts';
import { failureWord } from '../i18n/translate.ts';
import type { ApiServices } from './services.ts';

export interface Envelope {
  status: number;
  message: string;
  data?: unknown;
  /** Row of the failure catalogue; absent in answers of other backends. */
  code?: string;
  params?: Record<string, string | number>;
  field?: string;
  /** What else is wrong with what was sent, a field each. */
  also?: Pick<Envelope, 'message' | 'code' | 'params' | 'field'>[];
}

type Translators = Pick<ApiServices, 'translators'>;

export function successEnvelope(
  c: HonoContext,
  { translators }: Translators,
  locale: Locale,
  data: unknown,
  messageKey: Key = 'common:success',
): Response {
  const envelope: Envelope = { status: 200, message: translators[locale](messageKey), data };
  return c.json(envelope);
}

/** A refusal: the catalogue's status, words in the caller's language. */
export function failureBody({ translators }: Translators, locale: Locale, failure: Failure): Envelope {
  const row = failures[failure.code as FailureCode] ?? failures['system.error'];
  const told = ({ code, params, field, message }: Failure) => ({
    message: message ?? failureWord(translators[locale], { code, ...(params && { params }) }),
    code,
    ...(params && { params }),
    ...(field !== undefined && { field }),
  });
  return { status: row.status, ...told(failure), ...(failure.also && { also: failure.also.map(told) }) };
}

/** Refusals that say how long to wait, and their unit in seconds; others pass within a minute, an hour or a day. */
const UNITS: Partial<Record<string, number>> = { 'sms.too_many': 1, 'sms.too_many_long': 60 };
const WAITS: Partial<Record<string, number>> = {
  'login.frozen': 900,
  'factor.frozen': 3600,
  'inquiry.too_many': 3600,
  'feedback.limit': 3600,
};

/** For `Retry-After`: how many seconds until asking again may help. */
function secondsToWait({ code, params }: Failure): number {
  const n = Number(params?.['n']);
  const unit = UNITS[code];
  return unit && n > 0 ? n * unit : (WAITS[code] ?? 60);
}

/** The same as an answer, with the HTTP status that matches. */
export function failureEnvelope(
  c: HonoContext,
  services: Translators,
  locale: Locale,
  failure: Failure,
): Response {
  const body = failureBody(services, locale, failure);
  if (httpStatus(body.status) === 429 && !c.res.headers.has('retry-after'))
    c.header('retry-after', String(secondsToWait(failure)));
  return c.json(body, httpStatus(body.status) as 400);
}
