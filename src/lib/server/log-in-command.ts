import { createCall, type Call } from '../call/call.ts';
import { overHttp } from '../call/over-http.ts';
import { identityApi, type Login } from '../contracts/identity.ts';
import { secondFactorApi } from '../contracts/second-factor.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Result } from '../kernel/result.ts';
import { SetupError } from '../kernel/setup-error.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { ask, isAsked } from './admin/ask.ts';
import type { Settings } from './env.ts';
import { isLoopbackHost } from './loopback.ts';

/** Which mall a command calls, and as which account. */
interface Purpose {
  base: string;
  /** Prefix of its settings, for error messages about them. */
  prefix: 'CONTENT' | 'CATALOG';
  /** What the settings say. */
  account: string | undefined;
  password: string | undefined;
  code: string | undefined;
  /** Whose account it takes, in words. */
  whose: string;
  /** Who does it on the demo mall of this machine. */
  demoAccount: string;
  locale: Locale;
}
export interface LoggedIn {
  call: Call;
  /** Ends the session, so that no token outlives the command. */
  close(): Promise<void>;
}

const AWAY = new Set(['system.unreachable', 'system.no_answer', 'system.busy']);
const MISSING = 2;

/** The demo's accounts are for the demo: another machine, or a mall for the public, is never tried with them. */
const isDemo = ({ mode }: Settings, base: string): boolean =>
  mode === 'demo' && URL.canParse(base) && isLoopbackHost(new URL(base).hostname);

function accountOf(settings: Settings, purpose: Purpose): string {
  const { base, prefix, whose, demoAccount } = purpose;
  const account = purpose.account || (isDemo(settings, base) ? demoAccount : '');
  if (account) return account;
  throw new SetupError(
    `It is not said as whom to log in at ${base}.`,
    `Set ${prefix}_ACCOUNT and ${prefix}_PASSWORD to an account of ${whose}.`,
    MISSING,
  );
}

/** A secret of the environment, otherwise typed on the terminal. */
async function secretOf(given: string | undefined, question: string, cure: string): Promise<string> {
  if (given) return given;
  if (isAsked()) return ask(`${question} (not shown): `, { secret: true });
  throw new SetupError(`${question} is missing.`, cure, MISSING);
}

function tokenOf(login: Result<Login, string>, account: string, { base, prefix, whose }: Purpose): string {
  if (login.ok) return login.value.token;
  const { code, message } = login.failure;
  if (AWAY.has(code)) throw new SetupError('The mall does not answer.', 'Start it, or wait for it.');
  throw new SetupError(
    `The mall at ${base} does not let ${account} in: ${message ?? code}`,
    `Set ${prefix}_ACCOUNT and ${prefix}_PASSWORD to an account of ${whose}.`,
  );
}

/**
 * Logs a command in at a mall that runs, as a person would: password, and the code of the second factor where the
 * account has one.
 */
export async function logInCommand(settings: Settings, purpose: Purpose): Promise<LoggedIn> {
  const { base, prefix, locale } = purpose;
  const transport = overHttp(base);
  const account = accountOf(settings, purpose);
  const password = await secretOf(
    purpose.password || (isDemo(settings, base) ? DEMO_PASSWORD : undefined),
    `The password of ${account}`,
    `Set ${prefix}_PASSWORD, or ${prefix}_PASSWORD_FILE to a file that holds it.`,
  );
  const asNobody = createCall(transport, () => ({ lang: locale }));
  let login = await asNobody(identityApi.login, { account, password });
  if (!login.ok && login.failure.code === 'factor.wanted') {
    const code = await secretOf(
      purpose.code,
      `The code of the authenticator of ${account}`,
      `Set ${prefix}_CODE to its six digits or to a recovery code, or run this in a terminal.`,
    );
    login = await asNobody(secondFactorApi.logIn, {
      ticket: String(login.failure.params?.['ticket']),
      code,
    });
  }
  const token = tokenOf(login, account, purpose);
  const call = createCall(transport, () => ({ lang: locale, token }));
  return { call, close: async () => void (await call(identityApi.logout)) };
}
