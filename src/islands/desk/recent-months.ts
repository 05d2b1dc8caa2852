const MONTHS = 13;
/** The mall's clock, eight hours before UTC. */
const OFFSET = 8 * 60 * 60 * 1000;

/** This month and the year before it as "2026-11", the latest first. */
function recentMonths(now = Date.now()): string[] {
  const there = new Date(now + OFFSET);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

/** Filter by month; the months are counted when the filter is opened. */
export const MONTH_FILTER = {
  key: 'month',
  isPlain: true,
  get choices(): readonly string[] {
    return recentMonths();
  },
} as const;
