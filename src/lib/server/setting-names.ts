// A misspelt name sets nothing, and without this check nothing would report it: a mall without its SITE_URL is the
// demo, one without its SECRET_KEY makes another.
import { SetupError } from '../kernel/setup-error.ts';
import { readSettings } from './env.ts';
import { SECRETS, type Environment } from './environment.ts';

/** Read by one command each, or by the code that finds the settings' file. */
const OF_COMMANDS = ['CONTENT', 'CATALOG'].flatMap((what) =>
  ['URL', 'ACCOUNT', 'PASSWORD', 'CODE'].map((name) => `${what}_${name}`),
);
const ELSEWHERE = [
  ...OF_COMMANDS,
  'ENV_FILE',
  'NODE_ENV',
  'MALL_ADMIN_PASSWORD',
  'MALL_COMMAND',
  'TEST_DATABASE_URL',
  'CHROMIUM_PATH',
];

/** Names that nothing but the mall uses. */
const OURS = /^(MALL|SMTP|S3|ALIPAY|WEIXIN|ALIYUN_SMS|TENCENT_SMS|METRICS)_/i;

/** What others read from the same file or environment: Node.js, Vite, tracing, the C library, compose, an orchestrator. */
const OF_OTHERS =
  /^(NODE_|OTEL_|UV_|MALLOC_|LC_|PG|COMPOSE_|DOCKER_|POSTGRES_|MINIO_|npm_)|^(CONTENT_TYPE|CONTENT_LENGTH|BASE_URL|TZ|LANG|PATH|HOME|(HTTPS?|NO|ALL)_PROXY|MALL_DOMAIN|MALL_UPSTREAMS)$|_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP)(_|$)/i;
/** An orchestrator's link to a service: tcp://10.0.0.7:80. */
const LINK = /^(tcp|udp):\/\//;

/** Every name that the mall, or one of its commands, asks for. */
function knownNames(): Set<string> {
  const names = new Set(ELSEWHERE);
  readSettings(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return names;
}

/** How many letters must be put in, left out or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [at, second] of [...other].entries())
      line.push(Math.min(above[at]! + (letter === second ? 0 : 1), above[at + 1]! + 1, line[at]! + 1));
    above = line;
  }
  return above[other.length]!;
}

const LETTERS_PER_SLIP = 4;
const MOST_SLIPS = 3;
const slips = (name: string): number => Math.min(MOST_SLIPS, Math.floor(name.length / LETTERS_PER_SLIP));
/** Shorter words of the environment are like too many others. */
const SHORT = 6;

const wordsOf = (name: string): string[] => name.split('_').filter(Boolean);

/** SMTP_PASS is SMTP_PASSWORD, S3_SECRET_KEY is S3_SECRET_ACCESS_KEY, and MALL_MAX_ORDER is MALL_ORDER_MAX. */
function isShortFor(name: string, known: string): boolean {
  const given = wordsOf(name);
  const wanted = wordsOf(known);
  if (given.length < 2) return false;
  return given.every((word) => {
    const at = wanted.findIndex((one) => one.startsWith(word));
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
}

/** The name that was probably meant. */
function meantBy(name: string, known: ReadonlySet<string>): string | undefined {
  const loud = name.toUpperCase().replaceAll(/[-.]/g, '_');
  const bare = loud.replace(/^MALL_/, '');
  for (const one of [loud, bare, bare.replace(/_FILE$/, '')]) if (known.has(one)) return one;
  const likely = [...known].filter((one) => !one.endsWith('_FILE') || loud.includes('_FI'));
  const whole = likely.find((one) => isShortFor(loud, one) || isShortFor(bare, one));
  if (whole !== undefined) return whole;
  const most = slips(bare);
  // Words of too different a length need no look at their letters.
  const far = (word: string, one: string): number =>
    Math.abs(word.length - one.length) > most ? Infinity : distance(word, one);
  const near = likely
    .map((one) => ({ one, far: Math.min(far(loud, one), far(bare, one)) }))
    .filter((found) => found.far <= most)
    .toSorted((a, b) => a.far - b.far);
  return near[0]?.one;
}

export interface OddName {
  name: string;
  meant?: string | undefined;
}

/**
 * Names that are set and that nothing reads: all of the settings' file, and of the environment those that begin like
 * the mall's or nearly equal one of its names.
 */
export function oddNames(env: Environment, inFile: ReadonlySet<string>): OddName[] {
  const known = knownNames();
  const odd: OddName[] = [];
  for (const name of new Set([...inFile, ...Object.keys(env)])) {
    const value = env[name]?.trim();
    if (!value || known.has(name) || OF_OTHERS.test(name) || LINK.test(value)) continue;
    const isFiled = inFile.has(name);
    if (!isFiled && name.length < SHORT) continue;
    const meant = meantBy(name, known);
    if (meant !== undefined || isFiled || OURS.test(name)) odd.push({ name, meant });
  }
  return odd;
}

export const sayOddName = ({ name, meant }: OddName): string =>
  `${name} is no setting of the mall, and nobody reads it: ` +
  (meant === undefined ? '.env.example names all that are.' : `was ${meant} meant?`);

const secretOf = (name: string): string => name.replace(/_FILE$/, '');

/** Set by itself, or by the file that is named for it. */
const isSet = (env: Environment, name: string): boolean => Boolean(env[name]?.trim() || env[`${name}_FILE`]);

/**
 * Refuses a start if a misspelt setting was probably meant as a secret of a public mall, or as the address that makes
 * it public.
 */
export function refuseMisspelt(env: Environment, mode: 'demo' | 'production', odd: readonly OddName[]): void {
  for (const { name, meant } of odd) {
    if (meant === undefined || isSet(env, secretOf(meant))) continue;
    const isSecret = mode === 'production' && SECRETS.has(secretOf(meant));
    if (isSecret || meant === 'SITE_URL')
      throw new SetupError(
        `${name} is no setting of the mall, and ${secretOf(meant)} is not set.`,
        `Write ${meant} if that was meant; if not, take ${name} away.`,
      );
  }
}
