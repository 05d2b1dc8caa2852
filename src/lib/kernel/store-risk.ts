/** Why a store may be a risk, the weightiest first. */
export const STORE_RISKS = ['disputes', 'refunds', 'late', 'reminders', 'reviews', 'withheld'] as const;
export type StoreRisk = (typeof STORE_RISKS)[number];
export const RISK_LEVELS = ['high', 'raised', 'low'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** How much of something there is, and of how many. */
export interface Counted {
  count: number;
  of: number;
}

/** Points that a reason gives at the most: for each case, or for its share where it is a share of many. */
const MOST: Record<StoreRisk, number> = {
  disputes: 30,
  refunds: 25,
  late: 15,
  reminders: 10,
  reviews: 10,
  withheld: 10,
};
const EACH: Partial<Record<StoreRisk, number>> = { disputes: 10, late: 5, withheld: 2 };
/** At this share a reason weighs all that it may. */
const FULL_AT = 0.25;
/** Fewer than these are chance, not a share. */
const LEAST = 3;
const HIGH = 50;
const RAISED = 20;

function pointsOf(risk: StoreRisk, { count, of }: Counted): number {
  const each = EACH[risk];
  if (each !== undefined) return Math.min(MOST[risk], count * each);
  if (count < LEAST || of === 0) return 0;
  return Math.min(MOST[risk], Math.round((MOST[risk] * count) / of / FULL_AT));
}

/** From 0 to 100, and its parts. */
export function riskOf(counted: Record<StoreRisk, Counted>): {
  points: number;
  level: RiskLevel;
  reasons: (Counted & { key: StoreRisk; points: number })[];
} {
  const reasons = STORE_RISKS.map((key) => ({ key, ...counted[key], points: pointsOf(key, counted[key]) }));
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  const raised = points >= RAISED ? 'raised' : 'low';
  return { points, level: points >= HIGH ? 'high' : raised, reasons };
}
