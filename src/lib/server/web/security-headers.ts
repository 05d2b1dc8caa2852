import type { ServerResponse } from 'node:http';

/** On every answer, errors included. The Content-Security-Policy of pages comes from Astro, with its hashes. */
export function setSecurityHeaders(res: ServerResponse, isHttps: boolean): void {
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  res.setHeader('x-frame-options', 'DENY');
  res.setHeader('cross-origin-opener-policy', 'same-origin');
  res.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(self)');
  if (isHttps) res.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

/** For answers that are no page: nothing in them may run or load anything. */
export const INERT_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";
