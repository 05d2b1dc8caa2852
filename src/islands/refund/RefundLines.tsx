import type { RefundLineView } from '#lib/contracts/refund.ts';
import { specOf } from '#lib/kernel/spec-of.ts';
import { LineName, LinePicture, LinePrice } from '#islands/order/LineGoods.tsx';
import { counted } from './counted.ts';
import { Amount } from '#islands/ui/Amount.tsx';

interface Props {
  href: (path: string) => string;
  lines: RefundLineView[];
  /** Lines can be chosen with a box. */
  choice?: { chosen: ReadonlySet<string>; onTurn: (id: string) => void };
  /** Words for the pieces of a line. */
  pieces?: (line: RefundLineView) => string;
}

/** The goods of a refund, with the pieces and the money that come back of each. */
export function RefundLines({ href, lines, choice, pieces }: Props) {
  return (
    <ul>
      {lines.map((line) => (
        <li
          key={line.order_product_id}
          className="flex items-center gap-3 border-b border-line px-4 py-3 last:border-0 sm:group-[.roomy]:px-6"
        >
          {choice && (
            <label className="-ml-3.5 grid size-11 shrink-0 cursor-pointer place-items-center">
              <input
                type="checkbox"
                className="size-4 accent-[--brand]"
                aria-label={line.store_name}
                checked={choice.chosen.has(line.order_product_id)}
                onChange={() => choice.onTurn(line.order_product_id)}
              />
            </label>
          )}
          <LinePicture href={href} line={line} className="shrink-0" />
          <span className="grid min-w-0 flex-1 gap-x-4 lg:grid-cols-[minmax(0,1fr)_140px_140px] lg:items-center">
            <span className="min-w-0">
              <LineName href={href} line={line} />
              <span className="text-12 text-ink-quiet">{specOf(line)}</span>
            </span>
            <LinePrice line={line} className="text-ink-secondary" />
            <span className="flex items-baseline justify-between gap-3 lg:block lg:text-right">
              <span className="text-ink-secondary">{(pieces ?? counted)(line)}</span>{' '}
              <Amount value={line.refund_price} className="font-medium lg:block" />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
