import type { CartLine } from '#lib/contracts/cart.ts';
import type { Translate } from '#lib/i18n/translate.ts';

interface Props {
  t: Translate;
  lines: CartLine[];
  onKeep: (id: string) => void;
  onRemove: (id: string) => void;
  onClear: () => void;
}

const nameOf = ({ product, productAttr }: CartLine): string =>
  `${product.store_name} ${productAttr.designation}`;

/** Lines that can no longer be bought, with the reason of each. */
export function GoneLines({ t, lines, onKeep, onRemove, onClear }: Props) {
  return (
    <section className="panel mb-4 overflow-hidden" aria-label={t('cart:gone')}>
      <header className="flex items-center justify-between border-b border-line px-4 py-3">
        <h2 className="font-semibold">{t('cart:gone')}</h2>
        <button
          type="button"
          className="min-h-11 text-ink-secondary hover:text-brand md:min-h-0"
          onClick={onClear}
        >
          {t('cart:clear_gone')}
        </button>
      </header>
      <ul>
        {lines.map((line) => (
          <li
            key={line.cart_id}
            className="flex items-center gap-3 border-b border-line px-4 py-3 text-ink-quiet last:border-0"
          >
            <img
              src={line.product.image}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              className="size-14 rounded border border-line opacity-60"
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate">
                {line.product.store_name} {line.productAttr.designation}
              </span>
              <span className="block text-12 text-brand">{line.problem}</span>
            </span>
            <span className="flex shrink-0 gap-4 max-md:grid max-md:gap-0">
              <button
                type="button"
                data-takes="keep"
                className="min-h-11 hover:text-brand md:min-h-0"
                aria-label={t('cart:keep_line', { name: nameOf(line) })}
                onClick={() => onKeep(line.cart_id)}
              >
                {t('cart:keep')}
              </button>
              <button
                type="button"
                data-takes="remove"
                className="min-h-11 hover:text-brand md:min-h-0"
                aria-label={t('cart:remove_line', { name: nameOf(line) })}
                onClick={() => onRemove(line.cart_id)}
              >
                {t('cart:remove')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
