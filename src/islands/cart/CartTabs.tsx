import type { KeyboardEvent } from 'react';
import { grouped } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';

export const CART_TABS = ['cart', 'quick', 'saved'] as const;
export type CartTab = (typeof CART_TABS)[number];

interface Props {
  t: Translate;
  tab: CartTab;
  count: number;
  onTab: (tab: CartTab) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** What lies in the cart, a quick order, or the lists of what is bought again and again. */
export function CartTabs({ t, tab, count, onTab }: Props) {
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (CART_TABS.indexOf(tab) + step + CART_TABS.length) % CART_TABS.length;
    onTab(CART_TABS[next]!);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div role="tablist" aria-label={t('cart:tabs.label')} className="mb-3 flex gap-6 border-b border-line">
      {CART_TABS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={tab === name}
          aria-controls={`panel-${name}`}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onTab(name)}
          onKeyDown={move}
          className="-mb-px min-h-11 border-b-2 border-transparent text-16 text-ink-secondary hover:text-brand aria-selected:border-brand aria-selected:font-semibold aria-selected:text-ink"
        >
          {t(`cart:tabs.${name}`)}
          {name === 'cart' && count > 0 && ` ${grouped(count)}`}
        </button>
      ))}
    </div>
  );
}
