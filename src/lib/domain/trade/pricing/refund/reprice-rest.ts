import { multiply, sumFen, type Fen } from '#lib/kernel/money.ts';
import type { Tier } from '../checkout-input.ts';

/** A line that was sold at a tier price, with the pieces of it that stay. */
export interface StayingLine {
  unitPrice: Fen;
  tiers: readonly Tier[];
  left: number;
  /** Pieces that stay of everything that counted together with it, in other parcels too. */
  together: number;
}

/** What one piece costs when so many stay: the last tier they reach; below the minimum, the first one. */
function tierPrice(tiers: readonly Tier[], pieces: number): Fen {
  const tier = tiers.findLast((candidate) => candidate.start <= pieces) ?? tiers[0];
  return tier?.price ?? 0;
}

/**
 * What the pieces that stay cost more at the quantity that stays than they were sold for, in fen; 0 where they still
 * reach their tier, or nothing stays.
 */
export const dearerBy = (lines: readonly StayingLine[]): Fen =>
  sumFen(
    lines.map(({ unitPrice, tiers, left, together }) =>
      multiply(Math.max(tierPrice(tiers, together) - unitPrice, 0), left),
    ),
  );
