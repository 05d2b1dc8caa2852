import { LINE_QUANTITY_MAX } from '#lib/kernel/limits.ts';
import type { Translate } from '#lib/i18n/translate.ts';

interface Props {
  t: Translate;
  /** Names the SKU for those who do not see the row. */
  label: string;
  value: number;
  more: number;
  less: number;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  onChange: (quantity: number) => void;
}

const button =
  'grid h-9 w-9 shrink-0 place-items-center text-16 text-ink-secondary enabled:hover:text-brand disabled:text-line max-md:h-11 max-md:w-11';

/** − number +; typing is free, what is wrong with a number is said beside the buttons to buy. */
export function QuantityStepper({
  t,
  label,
  value,
  more,
  less,
  disabled = false,
  invalid = false,
  describedBy,
  onChange,
}: Props) {
  const read = (text: string): void => {
    const number = Number(text.replace(/\D/g, '').slice(0, 7));
    onChange(Math.min(number, LINE_QUANTITY_MAX));
  };
  return (
    <span
      className={`inline-flex items-stretch overflow-hidden rounded border bg-white focus-within:border-ink-secondary ${invalid ? 'border-brand' : 'border-line'} ${disabled ? 'bg-ground' : ''}`}
    >
      <button
        type="button"
        className={button}
        disabled={disabled || value === 0}
        aria-label={t('goods:buy.less', { name: label })}
        onClick={() => onChange(less)}
      >
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={value === 0 ? '' : String(value)}
        placeholder="0"
        disabled={disabled}
        aria-label={t('goods:buy.quantity_of', { name: label })}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => read(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') onChange(more);
          else if (event.key === 'ArrowDown') onChange(less);
          else return;
          event.preventDefault();
        }}
        className={`w-14 border-x border-line bg-transparent text-center text-14 outline-offset-[-2px] placeholder:text-ink-quiet disabled:text-ink-quiet ${value > 0 ? 'font-semibold' : ''}`}
      />
      <button
        type="button"
        className={button}
        disabled={disabled || more <= value}
        aria-label={t('goods:buy.more', { name: label })}
        onClick={() => onChange(more)}
      >
        +
      </button>
    </span>
  );
}
