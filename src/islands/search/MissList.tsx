import { formatNumber } from '#lib/i18n/format.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';

export interface Miss {
  words: string;
  count: number;
  last_day: string;
}
interface Props {
  i18n: Messages;
  misses: Miss[];
  onTake: (words: string) => void;
}

/** What was searched for in vain of late, the most wanted first; each can become a synonym. */
export function MissList({ i18n, misses, onTake }: Props) {
  const t = createT(i18n);
  return (
    <section className="panel h-fit p-4" aria-labelledby="synonym-misses">
      <h2 id="synonym-misses" className="text-16 font-semibold">
        {t('search:misses')}
      </h2>
      <p className="mb-2 mt-1 text-12 text-ink-quiet">{t('search:misses_hint')}</p>
      {misses.length === 0 && (
        <p className="py-8 text-center text-14 text-ink-quiet">{t('search:no_misses')}</p>
      )}
      <ol className="divide-y divide-line">
        {misses.map((miss) => (
          <li key={miss.words} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block text-14 [overflow-wrap:anywhere]">{miss.words}</span>
              <span className="text-12 text-ink-quiet">
                {t('search:times', { count: miss.count, n: formatNumber(miss.count, i18n.locale) })}&nbsp;·{' '}
                {miss.last_day}
              </span>
            </span>
            <Button kind="line" size="small" onClick={() => onTake(miss.words)}>
              {t('search:take')}
              <span className="sr-only">: {miss.words}</span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
