import { fail, ok, type Result } from '#lib/kernel/result.ts';

/**
 * The path of this site that a payer comes back to. Foreign hosts, other schemes and addresses that only look like
 * paths are refused.
 */
export function returnPath(
  siteUrl: string,
  given: string | undefined,
  fallback: string,
): Result<string, 'payment.return_url'> {
  if (!given) return ok(fallback);
  const refused = fail('payment.return_url', undefined, 'return_url');
  // Browsers read a backslash as a slash and drop control characters: "/\evil.example" leaves the site.
  if (/[\u0000-\u0020\\]/.test(given) || !URL.canParse(given, siteUrl)) return refused;
  const { origin, pathname, search, hash } = new URL(given, siteUrl);
  return origin === new URL(siteUrl).origin ? ok(pathname + search + hash) : refused;
}
