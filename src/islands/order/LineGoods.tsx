import type { ReactNode } from 'react';
import { Amount } from '#islands/ui/Amount.tsx';

interface Goods {
  product_id: number;
  unique: number;
  store_name: string;
  image: string;
  unit_name: string;
  unit_price: string;
}
type Href = (path: string) => string;

const addressOf = ({ product_id, unique }: Goods): string => `/goods_detail/${product_id}?sku=${unique}`;

/** The picture of an ordered line, which leads to the size that was bought. */
export function LinePicture({ href, line, className }: { href: Href; line: Goods; className: string }) {
  return (
    <a href={href(addressOf(line))} className={className}>
      <img
        src={line.image}
        alt={line.store_name}
        width={64}
        height={64}
        loading="lazy"
        className="size-16 rounded border border-line"
      />
    </a>
  );
}

export function LineName({ href, line }: { href: Href; line: Goods }) {
  return (
    <a href={href(addressOf(line))} className="line-clamp-2 max-md:line-clamp-3">
      {line.store_name}
    </a>
  );
}

interface PriceProps {
  line: Goods;
  className?: string;
  /** What there is to say about the price. */
  children?: ReactNode;
}

/** What one unit cost. */
export function LinePrice({ line, className = '', children }: PriceProps) {
  return (
    <span className={`lg:text-right ${className}`}>
      <Amount value={line.unit_price} />
      <span className="text-12 text-ink-quiet"> / {line.unit_name}</span>
      {children}
    </span>
  );
}
