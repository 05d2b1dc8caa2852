import type { RefundLineView } from '#lib/contracts/refund.ts';
import { beforeUnit } from '#lib/i18n/format.ts';
import { unitAfter } from '#lib/i18n/unit-after.ts';

/** What comes back of a line, in its unit of sale: "2 boxes", "2 × 100 pcs". */
export const counted = ({ refund_num: n, unit_name: unit }: RefundLineView): string =>
  `${beforeUnit(n, unit)} ${unitAfter(n, unit)}`;
