import type { RefundLineView } from '#lib/contracts/refund.ts';
import { unitAfter } from '#lib/i18n/unit-after.ts';

/** What comes back of a line, in its unit of sale: "2 boxes". */
export const counted = ({ refund_num: n, unit_name: unit }: RefundLineView): string =>
  `${n} ${unitAfter(n, unit)}`;
