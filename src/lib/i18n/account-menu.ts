import type { Key } from './keys.ts';
import { paths } from './paths.ts';

type Entry = readonly [path: string, name: Key];

/** Entries of the user centre in their groups; the page and the API list the same. */
export const ACCOUNT_MENU: readonly (readonly Entry[])[] = [
  [
    [paths.orderList(), 'shell:menu.orders'],
    [paths.presellOrder(), 'shell:menu.presale'],
    [paths.refundList(), 'shell:menu.refunds'],
    [paths.myInquiries(), 'shell:menu.inquiries'],
    [paths.quickOrder(), 'shell:menu.quick_order'],
    [paths.savedLists(), 'shell:menu.saved_lists'],
  ],
  [
    [paths.myCoupon(), 'shell:menu.coupons'],
    [paths.collect(), 'shell:menu.collect'],
    [paths.integral(), 'shell:menu.points'],
    [paths.balance(), 'shell:menu.balance'],
    [`${paths.user()}#company`, 'shell:menu.company'],
    [paths.invoiceList(), 'shell:menu.invoices'],
  ],
  [
    [paths.addressList(), 'shell:menu.addresses'],
    [paths.settleRecord(), 'shell:menu.settle'],
    [paths.storeInfoSetting(), 'shell:menu.card'],
    [paths.user(), 'shell:menu.account'],
  ],
];
