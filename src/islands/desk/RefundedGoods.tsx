import type { RefundLineView } from '#lib/contracts/refund.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { withUnit } from '#lib/i18n/with-unit.ts';
import type { Drawing } from './screen.ts';

/** What comes back with a refund, line by line: picture, name, pieces of those that were bought, yuan. */
export function RefundedGoods({ lines, draw }: { lines: readonly RefundLineView[]; draw: Drawing }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li
          key={line.order_product_id}
          className="grid grid-cols-[40px_minmax(0,1fr)_auto] gap-3 py-2 text-14"
        >
          <img
            src={line.image}
            alt=""
            width="40"
            height="40"
            className="size-10 rounded bg-ground object-contain"
          />
          <p className="min-w-0 [overflow-wrap:anywhere]">{line.store_name}</p>
          <p className="text-right tabular-nums">
            {line.refund_num} / {withUnit(line.product_num, line.unit_name, draw.locale)}
            <span className="block text-12 text-ink-quiet">{formatAmount(line.refund_price)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
