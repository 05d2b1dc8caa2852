import type { ItemRow } from '../inquiry/index.ts';

/** Items that were given to a quotation and are not ordered yet. */
export const toOrder = (items: readonly ItemRow[], quotationId: string): ItemRow[] =>
  items.filter((item) => item.quotationId === quotationId && item.groupOrderId === null);
