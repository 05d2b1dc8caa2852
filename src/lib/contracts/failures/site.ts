export const siteFailures = {
  'site.gone': { status: 404 },
  /** The path of a page that there is, or an https address. */
  'site.link': { status: 400 },
  'site.time': { status: 400 },
  /** It ends before it begins. */
  'site.period': { status: 400 },
  'site.name': { status: 400 },
  'site.logo': { status: 400 },
  'site.phone': { status: 400 },
  'site.records': { status: 400 },
  /** Shorter or longer than may be set. */
  'site.rule': { status: 400 },
  'site.rule_unset': { status: 409 },
  /** What a message is filled with is missing, or there is something that nothing fills. */
  'site.wording': { status: 400 },
  'site.wording_length': { status: 400 },
  'site.wording_unset': { status: 409 },
} as const;
