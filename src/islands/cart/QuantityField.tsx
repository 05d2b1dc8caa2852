import { useEffect, useState } from 'react';
import { LINE_QUANTITY_MAX } from '#lib/kernel/limits.ts';
import { nextAllowed } from '#lib/kernel/quantity.ts';

interface Props {
  label: string;
  less: string;
  more: string;
  value: number;
  /** The quantity must be a multiple of it. */
  step: number;
  minimum: number;
  isBusy: boolean;
  isInvalid: boolean;
  describedBy: string;
  onCommit: (quantity: number) => void;
}

const LIVE = 'text-ink-secondary hover:text-brand';
const button = 'grid size-9 shrink-0 place-items-center text-16 max-md:size-11';

/** − number +; what is typed is sent when the field is left or Enter is pressed. */
export function QuantityField({
  label,
  less,
  more,
  value,
  step,
  minimum,
  isBusy,
  isInvalid,
  describedBy,
  onCommit,
}: Props) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const commit = (quantity: number): void => {
    if (quantity !== value && quantity > 0) onCommit(quantity);
    else setText(String(value));
  };
  const allowed = (quantity: number): number =>
    Math.min(nextAllowed(quantity, { minimum, multiple: step }) ?? quantity, LINE_QUANTITY_MAX);
  const isLeast = allowed(value - step) >= value;
  return (
    <span
      aria-busy={isBusy}
      className={`inline-flex items-stretch overflow-hidden rounded border bg-white ${isInvalid ? 'border-brand' : 'border-line'}`}
    >
      <button
        type="button"
        data-no-print
        className={`${button} ${isLeast ? 'cursor-not-allowed text-line-strong' : LIVE}`}
        aria-label={less}
        aria-disabled={isLeast || undefined}
        onClick={() => commit(allowed(value - step))}
      >
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 6))}
        onBlur={() => commit(Number(text))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(Number(text));
        }}
        className="w-16 border-x border-line bg-transparent text-center text-14 outline-offset-[-2px]"
      />
      <button
        type="button"
        data-no-print
        className={`${button} ${LIVE}`}
        aria-label={more}
        onClick={() => commit(allowed(value + step))}
      >
        +
      </button>
    </span>
  );
}
