import type { Translate } from '#lib/i18n/translate.ts';

interface Props {
  t: Translate;
  /** Names the size for those who do not see the row. */
  label: string;
  isAsked: boolean;
  onAsk: () => void;
}

/** Stands where the quantity of a sold-out size would be. */
export function ArrivalButton({ t, label, isAsked, onAsk }: Props) {
  const words = t(isAsked ? 'goods:arrival.asked' : 'goods:arrival.ask');
  return (
    <button
      type="button"
      data-no-print
      aria-pressed={isAsked}
      aria-label={`${words} ${label}`}
      onClick={onAsk}
      className="inline-flex min-h-9 items-center whitespace-nowrap rounded border border-line bg-white px-3 text-14 text-ink-secondary max-md:px-2 hover:border-ink-secondary aria-pressed:border-success aria-pressed:text-success max-md:min-h-11"
    >
      {words}
    </button>
  );
}
