// What every audit starts from: a freshly seeded site of its own (or AUDIT_URL), and somebody to ask its API.
import { createCall, type Call, type Transport } from '#lib/call/call.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { LOCALES, localizedPath, type Locale } from '#lib/i18n/locales.ts';
import { valueOf } from '../e2e/steps/account.ts';
import { pageAddresses, type PageAddress } from '../e2e/steps/page-addresses.ts';
import { startSite } from '../support/site.ts';

export interface AuditSite {
  origin: string;
  addresses: PageAddress[];
  /** Token of the demo buyer. */
  token: string;
  stop(): Promise<void>;
}

const overFetch =
  (origin: string): Transport =>
  async ({ method, path, headers, body }) => {
    const reply = await fetch(origin + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return reply.json();
  };

export async function auditSite(): Promise<AuditSite> {
  const given = process.env['AUDIT_URL'];
  const site = given ? { url: given, stop: async () => undefined } : await startSite();
  const as = (token?: string): Call => createCall(overFetch(site.url), () => ({ token, lang: 'zh-CN' }));
  const account = { account: '13800000001', password: 'demo1234' };
  const { token } = valueOf(await as()(identityApi.login, account));
  return { origin: site.url, addresses: await pageAddresses({ as }, token), token, stop: site.stop };
}

/** Every public address in both languages. */
export const publicPages = (site: AuditSite): { path: string; locale: Locale }[] =>
  site.addresses
    .filter(({ access }) => access === 'public')
    .flatMap(({ path }) => LOCALES.map((locale) => ({ path: localizedPath(path, locale), locale })));

/** Prints what was found, and ends with 1 when it was anything. */
export function conclude(name: string, checked: number, problems: readonly string[]): void {
  for (const problem of problems) console.log(`  ${problem}`);
  console.log(`${name}: ${checked} checked, ${problems.length} to mend`);
  if (problems.length > 0) process.exitCode = 1;
}
