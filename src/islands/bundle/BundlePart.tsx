import type { Bundle } from '#lib/contracts/bundle.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';

type Part = Bundle['products'][number];

interface Props {
  t: Translate;
  part: Part;
  href: string;
  option: Part['sku'][number];
  onChoose: (unique: number) => void;
}

/** One of the goods of a set, with the size that is chosen. */
export function BundlePart({ t, part, href, option, onChoose }: Props) {
  return (
    <div className="grid min-w-0 grid-cols-[72px_minmax(0,1fr)] gap-x-3 md:w-[148px] md:grid-cols-1 md:gap-y-1">
      <a href={href} className="row-span-3 md:row-span-1" tabIndex={-1} aria-hidden="true">
        <img
          src={part.image}
          alt=""
          width={148}
          height={148}
          loading="lazy"
          className="aspect-square w-full rounded border border-line object-cover"
        />
      </a>
      <a href={href} className="line-clamp-2 text-14 md:min-h-[42px]">
        {part.store_name}
      </a>
      <span className="text-14">
        <Amount value={option.price} className="font-semibold text-brand" />{' '}
        <span className="text-12 text-ink-quiet">
          {t('bundle:each', { n: part.num, unit: part.unit_name })}
        </span>
      </span>
      {part.sku.length > 1 ? (
        <select
          value={option.unique}
          aria-label={t('bundle:choose', { name: part.store_name })}
          onChange={(event) => onChoose(Number(event.target.value))}
          className="h-8 w-full min-w-0 rounded border border-line bg-white px-2 text-12 max-md:h-11"
        >
          {part.sku.map((one) => (
            <option key={one.unique} value={one.unique} disabled={one.stock < part.num}>
              {one.sku}
            </option>
          ))}
        </select>
      ) : (
        <span className="truncate text-12 text-ink-quiet md:leading-8">{option.sku}</span>
      )}
    </div>
  );
}
