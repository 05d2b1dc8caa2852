import type { Translate } from '#lib/i18n/translate.ts';

export type Side = 'buyer' | 'store';

interface Props {
  t: Translate;
  side: Side;
  counts: Record<Side, number>;
  onChange: (side: Side) => void;
}

/** Who answers for a store is a buyer elsewhere: the two sides of the window. */
export function SideTabs({ t, side, counts, onChange }: Props) {
  return (
    <div role="group" aria-label={t('chat:list')} className="flex gap-1">
      {(['buyer', 'store'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === side}
          onClick={() => one !== side && onChange(one)}
          className="inline-flex min-h-11 items-center gap-1 rounded px-3 text-14 text-ink-secondary aria-pressed:bg-brand-tint aria-pressed:font-semibold aria-pressed:text-brand md:min-h-9"
        >
          {t(one === 'buyer' ? 'chat:side.buyer' : 'chat:side.store')}
          {counts[one] > 0 && <UnreadBadge t={t} count={counts[one]} />}
        </button>
      ))}
    </div>
  );
}

export function UnreadBadge({ t, count }: { t: Translate; count: number }) {
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-12 font-semibold text-white">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('chat:unread', { count })}</span>
    </span>
  );
}
