/** How many rows each tab of a list has, and all of them together; a tab that holds nothing has a zero. */
export function tabCounts(
  tabs: readonly string[],
  counted: readonly { tab: string; n: number }[],
): Record<string, number> {
  const counts: Record<string, number> = { all: 0, ...Object.fromEntries(tabs.map((tab) => [tab, 0])) };
  for (const { tab, n } of counted) {
    counts[tab] = (counts[tab] ?? 0) + n;
    counts['all']! += n;
  }
  return counts;
}
