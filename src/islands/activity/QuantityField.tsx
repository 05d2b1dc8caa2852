import type { Translate } from '#lib/i18n/translate.ts';

interface Props {
  t: Translate;
  name: string;
  value: number;
  /** The largest quantity that can be bought; below one nothing can. */
  most: number;
  onChange: (quantity: number) => void;
}

const button =
  'grid h-9 w-9 shrink-0 place-items-center text-16 text-ink-secondary enabled:hover:text-brand disabled:text-line max-md:h-11 max-md:w-11';

/** − number + between one and what the activity allows. */
export function QuantityField({ t, name, value, most, onChange }: Props) {
  return (
    <span className="inline-flex items-stretch overflow-hidden rounded border border-line bg-white focus-within:border-ink-secondary">
      <button
        type="button"
        className={button}
        disabled={value <= 1}
        aria-label={`${t('activity:less')}: ${name}`}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        disabled={most < 1}
        aria-label={`${t('activity:quantity')}: ${name}`}
        onChange={(event) => onChange(Number(event.target.value.replace(/\D/g, '').slice(0, 6)) || 1)}
        className="w-14 border-x border-line bg-transparent text-center text-14 outline-offset-[-2px] disabled:text-ink-quiet"
      />
      <button
        type="button"
        className={button}
        disabled={value >= most}
        aria-label={`${t('activity:more')}: ${name}`}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  );
}
