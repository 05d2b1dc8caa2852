export const siteFailures = {
  'site.gone': { status: 404 },
  /** The path of a page that there is, or an https address. */
  'site.link': { status: 400 },
  'site.time': { status: 400 },
  /** It ends before it begins. */
  'site.period': { status: 400 },
} as const;
