/** Great regions of China (大区): each is the first digit of its provinces' codes. */
export const AREAS = [1, 2, 3, 4, 5, 6] as const;

/** Regions that have something, with how many; of the codes of provinces. */
export const areasOf = (provinceIds: readonly string[]): { id: (typeof AREAS)[number]; count: number }[] =>
  AREAS.map((id) => ({ id, count: provinceIds.filter((code) => code.startsWith(String(id))).length })).filter(
    ({ count }) => count > 0,
  );
