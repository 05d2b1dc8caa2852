/** So many days from this many units on. */
export interface LeadStep {
  from: number;
  days: number;
}

/** How long a product takes to send: a first number of days, and more of them for more units. */
export interface Lead {
  leadDays: number;
  /** Ascending in units and in days. */
  leadSteps: readonly LeadStep[];
}

export const LEAD_STEPS_MAX = 6;
/** Most days of a step. */
export const LEAD_STEP_DAYS_MAX = 365;
/** Fewest units that a step may begin with: one unit is what the first number of days is for. */
export const LEAD_STEP_LEAST = 2;

/**
 * Days that so many units of a product take, all sizes of one purchase counted. More units never take fewer days: a file
 * that raises the first number alone raises what stands above it.
 */
export const leadFor = ({ leadDays, leadSteps }: Lead, quantity: number): number =>
  leadSteps.reduce((days, step) => (step.from <= quantity ? Math.max(days, step.days) : days), leadDays);

/** The same as a table, from the fewest units that can be bought on; a step that changes nothing is left out. */
export function leadTable(lead: Lead, least: number): LeadStep[] {
  const starts = [least, ...lead.leadSteps.map(({ from }) => from).filter((from) => from > least)];
  return starts
    .map((from) => ({ from, days: leadFor(lead, from) }))
    .filter(({ days }, at, all) => days !== all[at - 1]?.days);
}

/** Units of each product among some lines. */
export function unitsByProduct(
  lines: readonly { productId: number; quantity: number }[],
): Map<number, number> {
  const units = new Map<number, number>();
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
  return units;
}
