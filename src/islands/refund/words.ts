import { OPEN_REFUND_STATES } from '#lib/contracts/states.ts';

const TONES: Record<string, string> = {
  offered: 'text-warning',
  to_return: 'text-warning',
  returning: 'text-info',
  arbitrating: 'text-info',
  refunded: 'text-success',
  refused: 'text-brand',
  cancelled: 'text-ink-secondary',
};

/** The colour of a state's word: what waits for the buyer stands out, what is over steps back. */
export const refundTone = (state: string): string => TONES[state] ?? 'text-ink';

/** Refunds in these states still need an act of the buyer, the store or the mall. */
export const isOpen = (state: string): boolean => OPEN_REFUND_STATES.some((open) => open === state);
