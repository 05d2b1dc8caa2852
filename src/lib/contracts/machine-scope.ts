/** What a token of a store's own program may do; nothing else is open to it, however much its maker may. */
export const MACHINE_SCOPES = [
  'orders_read',
  'orders_ship',
  'goods_read',
  'goods_write',
  'invoices_read',
  'invoices_issue',
] as const;
export type MachineScope = (typeof MACHINE_SCOPES)[number];
