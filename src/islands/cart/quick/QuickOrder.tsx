import { useState } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import { QUICK_LINES_MAX } from '#lib/kernel/cart-limits.ts';
import { keepInquiryDraft } from '#lib/stores/inquiry-draft.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { PutReportDialog } from '../PutReportDialog.tsx';
import { QuickInput } from './QuickInput.tsx';
import { QuickLineRow } from './QuickLineRow.tsx';
import { allowedOf, readyRows, stateOf, unevenRows } from './quick-row.ts';
import { useQuick } from './use-quick.ts';

interface Props {
  t: Translate;
  href: (path: string) => string;
  onAdded: () => void;
  onCart: () => void;
}

/** A whole list at once: matched, decided, added; what the mall does not have goes to the factories as an inquiry. */
export function QuickOrder({ t, href, onAdded, onCart }: Props) {
  const quick = useQuick();
  const { rows, waiting, isBusy } = quick;
  const [leftOut, setLeftOut] = useState(0);
  const ready = readyRows(rows);
  const uneven = unevenRows(rows);
  const missing = rows.filter((row) => stateOf(row) === 'none');
  const count = (state: string): number => rows.filter((row) => stateOf(row) === state).length;
  const curable = uneven.filter((row) => allowedOf(row, rows) > 0);

  const add = async (): Promise<void> => {
    if (ready.length === 0)
      return toast(t(uneven.length > 0 ? 'cart:quick.must_adjust' : 'cart:quick.nothing'), 'info');
    if (await quick.add()) onAdded();
  };
  const inquire = (): void => {
    keepInquiryDraft(
      missing.map(({ words, asked }) => ({ name: words, num: asked.num, unit: asked.unit ?? '' })),
    );
    window.location.assign(href('/search_price_order'));
  };

  return (
    <div className="grid gap-4">
      <QuickInput
        t={t}
        isBusy={isBusy}
        onLines={(lines, more) => {
          setLeftOut(more);
          quick.begin(lines);
        }}
      />
      {(rows.length > 0 || waiting.length > 0) && (
        <section className="panel overflow-hidden" aria-label={t('cart:quick.goods')}>
          <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3">
            <p role="status" className="mr-auto">
              {isBusy && waiting.length > 0
                ? t('cart:quick.reading', { done: rows.length, all: rows.length + waiting.length })
                : t('cart:quick.sum', {
                    all: rows.length,
                    exact: count('exact'),
                    choices: count('choices'),
                    none: count('none'),
                  })}
            </p>
            {curable.length > 1 && (
              <Button
                kind="text"
                size="small"
                onClick={() =>
                  void quick.setQuantities(new Map(curable.map((row) => [row.key, allowedOf(row, rows)])))
                }
              >
                {t('cart:quick.adjust_all')}
              </Button>
            )}
            <Button kind="text" size="small" onClick={quick.clear}>
              {t('cart:quick.again')}
            </Button>
          </header>
          {leftOut > 0 && (
            <p className="bg-ground px-4 py-2 text-12 text-brand">
              {t('cart:quick.left_out', { max: QUICK_LINES_MAX, n: leftOut })}
            </p>
          )}
          {!isBusy && waiting.length > 0 && (
            <p className="flex flex-wrap items-center gap-3 bg-ground px-4 py-2 text-12">
              {t('cart:quick.stopped', { n: waiting.length })}
              <Button kind="line" size="small" onClick={() => void quick.match(waiting)}>
                {t('cart:quick.continue')}
              </Button>
            </p>
          )}
          <ul>
            {rows.map((row) => (
              <QuickLineRow
                key={row.key}
                t={t}
                href={href}
                row={row}
                allowed={allowedOf(row, rows)}
                onSet={(change) => quick.set(row.key, change)}
                onQuantity={(num) => void quick.setQuantities(new Map([[row.key, num]]))}
              />
            ))}
          </ul>
          <footer
            className="sticky bottom-14 z-20 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-white px-4 py-3 md:bottom-0"
            data-foot
          >
            {missing.length > 0 && !isBusy && (
              <p className="mr-auto flex flex-wrap items-center gap-x-3 text-ink-secondary">
                {t('cart:quick.inquiry_hint', { n: missing.length })}
                <Button kind="steel" size="small" onClick={inquire}>
                  {t('cart:quick.inquiry')}
                </Button>
              </p>
            )}
            <Button pending={isBusy} onClick={() => void add()}>
              {t('cart:quick.add_n', { n: ready.length })}
            </Button>
          </footer>
        </section>
      )}
      {quick.report && (
        <PutReportDialog
          t={t}
          href={href}
          report={quick.report}
          title={t('cart:report.title_list')}
          isInCart={false}
          onClose={() => quick.setReport(null)}
          onGo={() => {
            quick.setReport(null);
            onCart();
          }}
        />
      )}
    </div>
  );
}
