import { isPassword } from '../domain/account/identity/index.ts';
import { SetupError } from '../kernel/setup-error.ts';
import { DEMO_PASSWORD, DEMO_PHONE } from './demo-accounts.ts';
import type { Settings } from './env.ts';
import { isLoopbackHost } from './loopback.ts';

/** Why the mall does not open to the public, and what to do about it. */
export interface Obstacle {
  sentence: string;
  cure: string;
}

type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

const hasSms = ({ providers }: Settings): boolean => Boolean(providers.aliyunSms ?? providers.tencentSms);

/** What the settings alone would do to the public. None for the demo, and none where another backend answers. */
function inSettings(settings: Settings): Obstacle[] {
  const { HOST, SITE_URL, SEED, SMS } = settings;
  const found: Obstacle[] = [];
  if (isLoopbackHost(new URL(SITE_URL).hostname))
    found.push({
      sentence: `HOST=${HOST} lets others in, but SITE_URL (${SITE_URL}) is an address of this machine alone.`,
      cure: 'Set SITE_URL to the public address, e.g. https://mall.example; or unset HOST for the demo.',
    });
  if (SEED === 'demo')
    found.push({
      sentence: 'SEED=demo would fill a public mall with accounts whose password everybody knows.',
      cure: 'Unset SEED and run: npm run setup -- production; or unset HOST and SITE_URL for the demo.',
    });
  if (!hasSms(settings) && SMS !== 'off')
    found.push({
      sentence: 'There is no SMS provider, so nobody could register or log in by a code.',
      cure: 'Set one up (docs/providers.md), or SMS=off: then only who has a password logs in.',
    });
  if (hasSms(settings) && SMS === 'off')
    found.push({
      sentence: 'SMS=off is set together with the keys of an SMS provider.',
      cure: 'Unset SMS, or the keys.',
    });
  return found;
}

const OPEN = `account.status = 'active' and account.password_hash is not null`;

/** Whether the database holds accounts of the demo, so that the start may name them. */
export async function hasDemoAccounts(query: Query): Promise<boolean> {
  const { rows } = await query('select exists (select from user_account where phone ~ $1) as found', [
    DEMO_PHONE,
  ]);
  return rows[0]?.['found'] === true;
}

/** Phones of the accounts that open with the demo's password. Hashes are salted: only the demo gives one to several. */
async function demoAccounts(query: Query): Promise<string[]> {
  const { rows } = await query(
    `select account.password_hash as hash, array_agg(account.phone order by account.uid) as phones
       from user_account account where ${OPEN} group by 1
      having count(*) > 1 or bool_or(account.phone ~ $1)
        or bool_or(account.uid in (select uid from user_role where role = 'platform'))`,
    [DEMO_PHONE],
  );
  const open: string[] = [];
  for (const { hash, phones } of rows)
    if (await isPassword(String(hash), DEMO_PASSWORD)) open.push(...(phones as string[]));
  return open;
}

async function inDatabase(query: Query, canSendCodes: boolean): Promise<Obstacle[]> {
  const { rows } = await query(`select to_regclass('user_role') is not null as made`);
  const isMade = rows[0]?.['made'] === true;
  const found: Obstacle[] = [];
  const demo = isMade ? await demoAccounts(query) : [];
  if (demo.length > 0)
    found.push({
      sentence: `The database holds ${demo.length} demo accounts whose password everybody knows (${demo.slice(0, 3).join(', ')} …).`,
      cure: 'Use an empty database and run: npm run setup -- production. The demo is for this machine: unset HOST and SITE_URL.',
    });
  const administrators = isMade
    ? await query(
        // A database of an earlier version has no roles of the platform yet: there everybody of it may do everything.
        `select 1 from user_account account join user_role held using (uid)
          where account.status = 'active' and (account.password_hash is not null or $1) and held.role = 'platform'
            and coalesce(to_jsonb(held) -> 'platform_roles' @> '["owner"]', true) limit 1`,
        [canSendCodes],
      )
    : { rows: [] };
  if (administrators.rows.length === 0)
    found.push({
      sentence: 'The mall has no administrator.',
      cure: 'Make one: npm run admin:create; for a whole new mall: npm run setup -- production',
    });
  return found;
}

/**
 * Everything that keeps a production mall from opening, worst first; nothing for the demo. The start and `npm run
 * doctor` ask the same.
 */
export async function obstaclesOf(settings: Settings, query: Query): Promise<Obstacle[]> {
  if (settings.mode === 'demo' || settings.API_BASE_URL) return [];
  return [...inSettings(settings), ...(await inDatabase(query, hasSms(settings)))];
}

const refuse = ([first]: Obstacle[]): void => {
  if (first) throw new SetupError(first.sentence, first.cure);
};

/** Refuses a public start that would let strangers in, or would serve demo data. */
export async function refuseUnsafeStart(settings: Settings, query: Query): Promise<void> {
  refuse(await obstaclesOf(settings, query));
}

/** The part of it that needs no database, checked before one is made. */
export function refuseUnsafeSettings(settings: Settings): void {
  if (settings.mode === 'production' && !settings.API_BASE_URL) refuse(inSettings(settings));
}

/** What opens, but is worth knowing before it does. */
export function hintsOf({ mode, DATABASE_URL, API_BASE_URL, providers }: Settings): string[] {
  if (mode === 'demo' || API_BASE_URL) return [];
  const hints: string[] = [];
  if (DATABASE_URL && !providers.s3)
    hints.push(
      'Uploads are kept in DATA_DIR/files: a second machine would not find them. Several machines need S3.',
    );
  if (!providers.alipay && !providers.weixin)
    hints.push('No payment provider: buyers pay by bank transfer, balance or credit.');
  if (!providers.smtp) hints.push('No mail server: invoices are fetched on the site, never sent.');
  return hints;
}
