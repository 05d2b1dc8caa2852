import type { Buying } from '#islands/goods/buying.ts';
import { chosenLines, refusalOf, type ChosenLine } from '#islands/goods/selection.ts';
import type { Failure } from '#lib/kernel/result.ts';

/** What was filled in for one product. */
export interface Picked {
  buying: Buying;
  quantities: Record<number, number>;
}

/** Products whose sizes were opened, by id; it outlives the rows of the table, which filters exchange. */
export const picked = new Map<number, Picked>();

export interface PickedLine extends ChosenLine {
  buying: Buying;
}

export const pickedLines = (): PickedLine[] =>
  [...picked.values()].flatMap(({ buying, quantities }) =>
    chosenLines(buying, quantities).map((line) => ({ ...line, buying })),
  );

/** Why what was filled in cannot be bought as it is: the first product's first reason. */
export function pickedRefusal(): { name: string; failure: Failure } | undefined {
  for (const { buying, quantities } of picked.values()) {
    if (chosenLines(buying, quantities).length === 0) continue;
    const failure = refusalOf(buying, quantities);
    if (failure) return { name: buying.name, failure };
  }
  return undefined;
}

export function forgetPicked(): void {
  for (const row of picked.values()) row.quantities = {};
}
