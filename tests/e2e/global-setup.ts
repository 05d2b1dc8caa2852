// One site for the whole run of the browser tests: freshly seeded, gone afterwards.
import { startSite } from '../support/site.ts';

export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  // Set by hand to test a site that runs already.
  if (process.env.E2E_BASE_URL) return undefined;
  const started = Date.now();
  // Every test comes from an address of its own (tests/e2e/steps/mall.ts), or they would share the limits of one; the
  // same buyers order for all of them.
  const site = await startSite({ demo: true, env: { TRUST_PROXY: 'yes', MALL_UNPAID_MAX: '99999' } });
  // The workers start later, inherit this, and read it in playwright.config.ts.
  process.env.E2E_BASE_URL = site.url;
  process.stdout.write(`site: ${site.url}, ready after ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return site.stop;
}
