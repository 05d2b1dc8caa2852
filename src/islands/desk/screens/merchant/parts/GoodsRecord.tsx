import type { DeskGoodsDetail } from '#lib/contracts/goods-desk.ts';
import { formatAmount, formatDate, formatNumber } from '#lib/i18n/format.ts';
import { withUnit } from '#lib/i18n/with-unit.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { Facts, History, Section } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';

/** A product beside the list: its facts, its sizes, what was changed of it by whom. */
export function GoodsRecord({ record: goods, draw }: { record: DeskGoodsDetail; draw: Drawing }) {
  const { t, w, locale } = draw;
  const said = (what: string, value: string): string =>
    what === 'shelf'
      ? w(`state.${value}`)
      : what === 'own_category'
        ? value || t('mass_change:no_category')
        : value;
  const fieldsOf = (after: string): string =>
    after === 'new'
      ? w('log_new')
      : after
          .split(', ')
          .filter(Boolean)
          .map((field) => wireWord(t, 'goods:form.field', field))
          .join(', ');
  const link = 'inline-flex min-h-11 items-center text-info hover:underline md:min-h-6';
  return (
    <>
      <Section title={w('part.facts')}>
        <Facts
          facts={[
            [w('fact.withheld'), goods.withheld_reason],
            [w('col.category'), goods.category],
            [w('col.own_category'), goods.own_category],
            [w('col.moq'), withUnit(goods.moq, goods.unit_name, locale)],
            [w('fact.multiple'), withUnit(goods.multiple, goods.unit_name, locale)],
            [
              w('fact.lead'),
              [
                w('fact.days', { count: goods.lead_days }),
                ...goods.lead_steps.map(({ from, days }) =>
                  w('fact.days_from', { n: withUnit(from, goods.unit_name, locale), count: days }),
                ),
              ].join('\u00a0· '),
            ],
            [w('col.sales'), formatNumber(goods.sales, locale, 0)],
          ]}
        />
        <p className="mt-2 flex flex-wrap gap-x-4 text-14">
          <a href={localizedPath(`/goods_detail/${goods.product_id}`, locale)} className={link}>
            {w('fact.show')}
          </a>
          <a
            href={localizedPath(
              `/merchant/stock?keyword=${encodeURIComponent(goods.name.slice(0, 60))}`,
              locale,
            )}
            className={link}
          >
            {w('fact.edit')}
          </a>
          <a href={localizedPath(`/merchant/library?product=${goods.product_id}`, locale)} className={link}>
            {w('fact.pictures')}
          </a>
        </p>
      </Section>
      <Section title={w('part.skus')}>
        <ul className="divide-y divide-line text-14">
          {goods.skus.map((sku) => (
            <li key={sku.sku_id} className="grid grid-cols-[minmax(0,1fr)_auto_80px] gap-3 py-1.5">
              <span className="[overflow-wrap:anywhere]">{sku.designation}</span>
              <span className="tabular-nums">{formatAmount(sku.price)}</span>
              <span className={`text-right tabular-nums ${sku.stock === 0 ? 'text-brand' : ''}`}>
                {formatNumber(sku.stock, locale, 0)}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={w('part.log')}>
        {goods.log.length === 0 && <p className="text-14 text-ink-quiet">{w('fact.no_log')}</p>}
        <History
          steps={goods.log.map((change) => ({
            time: formatDate(change.time, locale, 'minute'),
            what:
              change.what === 'form'
                ? `${w('log.form')}: ${fieldsOf(change.after)}`
                : `${change.designation} ${w(`log.${change.what}`)} ${said(change.what, change.before)} → ${said(change.what, change.after)}`.trim(),
            who: change.program ? w('log_program', change) : change.author,
          }))}
        />
      </Section>
    </>
  );
}
