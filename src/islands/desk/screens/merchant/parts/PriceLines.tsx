import { useEffect, useState } from 'react';
import type { Row } from '#lib/contracts/endpoint.ts';
import { priceListApi, type PriceLook } from '#lib/contracts/price-list.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { deskCall } from '../../../desk-call.ts';
import type { FormProps } from '../../../screen.ts';

/** The preview begins after a pause of this length in typing, ms. */
const PAUSE_MS = 400;

/** What the typed lines mean, shown below the field before they are saved. */
export function PriceLines({ values, draw: { t } }: Pick<FormProps<never>, 'values' | 'draw'>) {
  const text = typeof values['lines'] === 'string' ? values['lines'] : '';
  const [rows, setRows] = useState<PriceLook[]>([]);
  useEffect(() => {
    if (!text.trim()) return setRows([]);
    let isWanted = true;
    const timer = setTimeout(() => {
      void deskCall()(priceListApi.look, { lines: text }).then((found) => {
        if (isWanted) setRows(found.ok ? found.value.rows : []);
      });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  if (rows.length === 0) return null;
  const faulty = rows.filter((row) => row.fault).length;
  return (
    <div className="grid gap-2">
      <p role="status" className="text-14">
        {t('price_list:look.would', { count: rows.length - faulty, faulty })}
      </p>
      <div
        className="max-h-72 overflow-auto rounded border border-line"
        tabIndex={0}
        role="region"
        aria-label={t('price_list:look.title')}
      >
        <table className="w-full text-14">
          <thead className="bg-ground text-left text-12 text-ink-secondary">
            <tr>
              {(['goods', 'list_price', 'price', 'minimum'] as const).map((key) => (
                <th key={key} scope="col" className="whitespace-nowrap px-2 py-1.5 font-normal">
                  {t(`price_list:look.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={row.line} className="align-top">
                <td className="px-2 py-1 [overflow-wrap:anywhere]">
                  {row.scope === 'all' ? t('price_list:scope.all') : row.name || row.typed}
                  {row.fault && (
                    <span className="block text-12 text-brand">
                      {t(`price_list:look.fault.${row.fault}`)}
                    </span>
                  )}
                  {!row.fault && row.is_above && (
                    <span className="block text-12 text-warning">{t('price_list:look.above')}</span>
                  )}
                </td>
                <td className="px-2 py-1 tabular-nums">{row.list_price && formatAmount(row.list_price)}</td>
                <td className="px-2 py-1 font-semibold tabular-nums">
                  {/^\d/.test(row.price) && !row.fault && row.scope === 'sku'
                    ? formatAmount(row.price)
                    : row.price}
                </td>
                <td className="px-2 py-1 tabular-nums">≥ {row.minimum}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The form of a new list; without a row of choices it is for a customer that is known already. */
export const priceListForm = (customers?: Row) => ({
  fields: ['name', ...(customers ? ['customer'] : []), 'from', 'to', 'lines'],
  ...(customers ? { choices: { customer: customers } } : {}),
  more: PriceLines,
});
