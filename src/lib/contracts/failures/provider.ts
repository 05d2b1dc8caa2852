export const providerFailures = {
  'provider.not_found': { status: 404 },
  /** It was asked, and did not answer as it should; the reason is its own. */
  'provider.failed': { status: 409 },
} as const;
