import QRCode from 'qrcode';
import { auditAct } from '../../domain/account/audit/index.ts';
import type { SystemContext } from '../../domain/context.ts';
import { failureWord } from '../../i18n/translate.ts';
import type { Failure, Result } from '../../kernel/result.ts';
import { SetupError } from '../../kernel/setup-error.ts';
import { totpUri } from '../../kernel/totp.ts';
import type { Settings } from '../env.ts';
import { lookAtSettings } from '../look-at-settings.ts';
import { openServices, type Services } from '../services.ts';

export interface Desk {
  ctx: SystemContext;
  services: Services;
  settings: Settings;
}

/** Runs a command on the mall's own database, and closes it; a refusal is one sentence and its cure. */
export async function atTheServer(act: (desk: Desk) => Promise<void>): Promise<void> {
  try {
    const settings = lookAtSettings();
    const services = await openServices({ ...settings, LOG_LEVEL: 'error' });
    const ctx: SystemContext = {
      ...services,
      actor: { kind: 'system' },
      locale: 'zh-CN',
      request: { id: 'command', address: 'this server', device: `pid ${process.pid}` },
    };
    try {
      await act({ ctx, services, settings });
    } finally {
      await services.close();
    }
  } catch (error) {
    console.error(error instanceof SetupError ? `\n✗ ${error.message}\n  ${error.cure}\n` : error);
    process.exitCode = 1;
  }
}

const wordsOf = ({ services }: Desk, failure: Failure): string =>
  failureWord(services.translators['en-US'], failure);

/** The value of an act, or its refusal in words. */
export function must<T>(
  desk: Desk,
  result: Result<T, string>,
  cure = 'Run the command again with what it asks for.',
): T {
  if (result.ok) return result.value;
  throw new SetupError(wordsOf(desk, result.failure), cure);
}

/** Writes to the audit trail what was done from the server itself; no account of the mall is named. */
export async function audited<T>(
  { ctx }: Desk,
  act: string,
  input: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const nobody = { kind: 'user', uid: 0, sessionId: '', roles: [], merId: null } as const;
  const end = await auditAct(ctx, { ...nobody, roles: [] }, { role: 'server', act, input });
  try {
    const done = await work();
    await end('done');
    return done;
  } catch (error) {
    await end('broken');
    throw error;
  }
}

/** What became of an account that was there before: nothing of it changes without a word. */
export function sayWhatStays(
  phone: string,
  { isNew, hasFactor }: { isNew: boolean; hasFactor: boolean },
): void {
  if (!isNew) console.log(`The account was there: it has this password now, and its sessions have ended.`);
  if (hasFactor)
    console.log(
      `Its second factor stays as it is; npm run admin:reset -- --phone ${phone} --factor gives another.`,
    );
}

/** Shows a second factor on the terminal, once. */
export async function showFactor(
  issuer: string,
  account: string,
  { secret, codes }: { secret: string; codes: string[] },
): Promise<void> {
  const uri = totpUri({ secret, issuer, account });
  console.log(`\nSecond factor of ${account}; it is shown only now. Scan it with an authenticator app:\n`);
  console.log(await QRCode.toString(uri, { type: 'terminal', small: true }));
  console.log(`  address  ${uri}\n  secret   ${secret}\n`);
  console.log('Recovery codes, each good once. Keep them on paper:\n');
  console.log(codes.map((code) => `  ${code}`).join('\n'));
}
