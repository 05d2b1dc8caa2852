import path from 'node:path';
import * as z from 'zod/mini';
import { isLoopbackHost } from './loopback.ts';
import { SetupError } from '../kernel/setup-error.ts';
import { parseAmount, parseCount, parseTimers, TIMER_NAMES } from '../kernel/timers.ts';
import { SECRETS, withSecretFiles } from './environment.ts';
import { readTrustedProxies } from './trusted-proxies.ts';
import { readProviders, type Providers } from './providers/read-providers.ts';

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));

// pg reads an address without a host too: the server of this machine.
const postgresUrl = z
  .string()
  .check(
    z.refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@localhost/'))),
  );
const siteUrl = z
  .string()
  .check(z.refine((text) => /^https?:\/\/[^/?#@\\\s]+$/.test(text) && URL.canParse(text)));

/** Origins, separated by spaces or commas; undefined if one of them is no origin, or not encrypted. */
const readOrigins = (text: string): string[] | undefined => {
  const origins = text.split(/[\s,]+/).filter(Boolean);
  return origins.every(
    (one) => one.startsWith('https://') && URL.canParse(one) && new URL(one).origin === one,
  )
    ? origins
    : undefined;
};

/** name → schema, and what to write when it is wrong. */
const shapes = {
  HOST: [z._default(z.string(), '127.0.0.1'), 'an address to listen on, e.g. 127.0.0.1'],
  PORT: [z._default(port, 4321), 'a port from 0 to 65535, e.g. 4321'],
  DATA_DIR: [z._default(z.string(), '.data'), 'a folder, e.g. .data'],
  DATABASE_URL: [
    z.optional(postgresUrl),
    'postgres://user:password@host:5432/name; signs such as / @ # in the password as %2F %40 %23',
  ],
  DATABASE_REPLICA_URL: [z.optional(postgresUrl), 'postgres://user:password@host:5432/name'],
  API_BASE_URL: [
    z.optional(z.string().check(z.regex(/^https?:\/\//))),
    'http(s)://host, e.g. http://127.0.0.1:4400',
  ],
  SITE_URL: [z.optional(siteUrl), 'https://mall.example (no slash at the end)'],
  WORKERS: [z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1), 'a number of processes, e.g. 2'],
  SEED: [z.optional(z.enum(['demo', 'none'])), 'demo or none'],
  SMS: [z.optional(z.enum(['off'])), 'off (no SMS at all: whoever logs in has a password), or unset it'],
  LOG_LEVEL: [
    z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
    'debug, info, warn, error or silent',
  ],
  METRICS_PORT: [z.optional(port), 'a port of its own for /metrics and /readyz, e.g. 9464'],
  METRICS_HOST: [
    z._default(z.string(), '127.0.0.1'),
    'the address that METRICS_PORT listens on, e.g. 127.0.0.1',
  ],
  METRICS_TOKEN: [
    z.optional(z.string().check(z.minLength(16))),
    'at least 16 letters; with it /metrics and /readyz answer at the main port to `Authorization: Bearer …`',
  ],
  DRAIN_SECONDS: [
    z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(300))),
    'for how many seconds /readyz says 503 before the server stops, from 0 to 300, e.g. 10',
  ],
  TRUST_PROXY: [
    z._default(z.string().check(z.refine((text) => readTrustedProxies(text) !== undefined)), 'no'),
    'no, yes (one proxy), how many proxies stand in a row, or their networks, e.g. 10.0.0.0/8 fd00::/8',
  ],
  // Read again by kernel/timers.ts, which cannot refuse; here a wrong text stops the start.
  MALL_TIMERS: [
    z.optional(z.string().check(z.refine((text) => parseTimers(text) !== undefined))),
    `timers and their durations in m, h or d, e.g. unpaid_order=45m auto_receipt=10d; known are ${TIMER_NAMES.join(', ')}`,
  ],
  MALL_ORDER_MAX: [
    z.optional(z.string().check(z.refine((text) => parseAmount(text) !== undefined))),
    'the most that one order may cost in yuan, e.g. 500000 or 500000.00',
  ],
  MALL_UNPAID_MAX: [
    z.optional(z.string().check(z.refine((text) => parseCount(text) !== undefined))),
    'how many unpaid orders a buyer may have at a time, e.g. 300',
  ],
  SECRET_KEY: [
    z.optional(z.string().check(z.regex(/^[0-9a-fA-F]{64}$/))),
    '64 hexadecimal digits, e.g. what `openssl rand -hex 32` prints',
  ],
  LIVE_ORIGINS: [
    z.optional(z.string().check(z.refine((text) => readOrigins(text) !== undefined))),
    'where the streaming service gives out playlists, e.g. https://live.mall.example https://play.mall.example',
  ],
  RUN_JOBS: [z._default(z.enum(['yes', 'no']), 'yes'), 'yes or no (does this process run jobs?)'],
} as const;

type Shapes = typeof shapes;
type Env = { [K in keyof Shapes]: z.infer<Shapes[K][0]> };

export interface Settings extends Omit<Env, 'SITE_URL' | 'LIVE_ORIGINS'> {
  /** Where streams of live rooms come from; none: stores cannot begin one. */
  liveOrigins: readonly string[];
  /** Public address of the site; http://localhost:PORT until SITE_URL is set. */
  SITE_URL: string;
  /**
   * Whom the mall serves. `demo`: this machine alone, as both HOST and SITE_URL say; only here are the demo mall, the
   * local doubles and /dev. `production`: anybody. Nothing else decides it, neither NODE_ENV nor where a request comes
   * from.
   */
  mode: 'demo' | 'production';
  providers: Providers;
}

/** What a wrong value looked like; a password stays out of logs, also one inside an address. */
const shown = (name: string, raw: string | undefined): string =>
  SECRETS.has(name) ? '' : `: ${JSON.stringify(raw?.replace(/\/\/[^/]*@/, '//…@'))}`;

/** Reads the environment once, at start; a wrong value stops the start with its name, shape and example. */
export function readSettings(given: Record<string, string | undefined> = process.env): Settings {
  const env = withSecretFiles(given);
  const values: Record<string, unknown> = {};
  for (const [name, [schema, example]] of Object.entries(shapes)) {
    const raw = env[name];
    const parsed = schema.safeParse(raw === '' ? undefined : raw);
    if (!parsed.success)
      throw new SetupError(`${name} is not usable${shown(name, raw)}.`, `Write ${example}.`);
    values[name] = parsed.data;
  }
  const { LIVE_ORIGINS, ...read } = values as Env;
  const SITE_URL = read.SITE_URL ?? `http://localhost:${read.PORT}`;
  const isOwn = isLoopbackHost(read.HOST) && isLoopbackHost(new URL(SITE_URL).hostname);
  return {
    ...read,
    DATA_DIR: path.resolve(read.DATA_DIR),
    SITE_URL,
    liveOrigins: readOrigins(LIVE_ORIGINS ?? '') ?? [],
    mode: isOwn ? 'demo' : 'production',
    providers: readProviders(env, SITE_URL),
  };
}
