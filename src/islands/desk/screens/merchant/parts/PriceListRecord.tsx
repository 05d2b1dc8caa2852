import type { DeskPriceList, DeskPriceListDetail } from '#lib/contracts/price-list.ts';
import { formatAmount, formatDate, formatDay } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { withUnit } from '#lib/i18n/with-unit.ts';
import { Facts, History, Section } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';

/** First and last day; without a last one it stays open. */
export const spanOf = ({ from, to }: Pick<DeskPriceList, 'from' | 'to'>, { w, locale }: Drawing): string =>
  to
    ? `${formatDay(from, locale)} – ${formatDay(to, locale)}`
    : w('open_end', { from: formatDay(from, locale) });

/** A price list beside the list: for whom, its lines, what was done with it. */
export function PriceListRecord({ record: list, draw }: { record: DeskPriceListDetail; draw: Drawing }) {
  const { t, w, locale } = draw;
  /** Days without a last one are written down with an open end. */
  const said = (text: string): string =>
    text.replace(/^([\d-]{10}) –(?: ([\d-]{10}))?$/, (_, from, to = '') => spanOf({ from, to }, draw));
  const customer = encodeURIComponent(list.customer);
  return (
    <>
      <Section title={w('part.list')}>
        <Facts
          facts={[
            [
              w('col.customer'),
              <a
                key="customer"
                href={localizedPath(`/merchant/customer-prices?customer=${customer}`, locale)}
                className="text-info hover:underline"
              >
                {list.customer_name}
              </a>,
            ],
            [w('col.days'), spanOf(list, draw)],
          ]}
        />
      </Section>
      <Section title={w('part.lines', { n: list.line_count })}>
        {list.line_count === 0 && <p className="text-14 text-ink-quiet">{w('no_lines')}</p>}
        <ul className="divide-y divide-line text-14">
          {list.lines.map((line) => (
            <li key={line.line_id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 py-1.5">
              <span className="[overflow-wrap:anywhere]">
                {line.name || t('price_list:scope.all')} {line.code}
                <span className="ml-1 text-12 text-ink-quiet">
                  {line.scope !== 'all' && `${t(`price_list:scope.${line.scope}`)}\u00a0· `}≥{' '}
                  {line.unit_name ? withUnit(line.minimum, line.unit_name, locale) : line.minimum}
                </span>
              </span>
              <span className="text-right tabular-nums">
                {line.price.endsWith('%') ? line.price : formatAmount(line.price)}
                {line.list_price && (
                  <span className="block text-12 text-ink-quiet">
                    {t('price_list:look.list_price')} {formatAmount(line.list_price)}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
        {list.line_count > list.lines.length && (
          <a
            href={localizedPath(`/merchant/price-list-lines?list=${list.price_list_id}`, locale)}
            className="text-14 text-info hover:underline"
          >
            {w('all_lines')}
          </a>
        )}
      </Section>
      <Section title={w('part.history')}>
        <History
          steps={list.log.map((step) => ({
            time: formatDate(step.time, locale, 'minute'),
            what: [
              w(`event.${step.event}`),
              step.what === '*' ? t('price_list:scope.all') : step.what,
              [step.before, step.after].filter(Boolean).map(said).join(' → '),
            ]
              .filter(Boolean)
              .join(' '),
            who: step.author,
          }))}
        />
      </Section>
    </>
  );
}
