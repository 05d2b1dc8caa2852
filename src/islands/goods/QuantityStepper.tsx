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

/** − number +; any text can be typed, and a wrong number is explained beside the buttons to buy. */
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
    <span className={`stepper${invalid ? ' border-brand' : ''}${disabled ? ' bg-ground' : ''}`}>
      <button
        type="button"
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
        className={value > 0 ? 'font-semibold' : undefined}
      />
      <button
        type="button"
        disabled={disabled || more <= value}
        aria-label={t('goods:buy.more', { name: label })}
        onClick={() => onChange(more)}
      >
        +
      </button>
    </span>
  );
}
