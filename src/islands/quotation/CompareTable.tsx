import { ContactButton } from '#islands/chat/ContactButton.tsx';
import type { ReactNode } from 'react';
import type { InquiryItemView } from '#lib/contracts/inquiry.ts';
import type { QuotationView } from '#lib/contracts/quotation.ts';
import { beforeUnit, formatDate, formatNumber } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { unitAfter } from '#lib/i18n/unit-after.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';
import { fenOf, withoutTax, yuan } from '#lib/kernel/money.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { amountWarning } from './amount-warning.ts';
import { AmountMark } from './AmountMark.tsx';
import { SubstituteMark } from './SubstituteMark.tsx';
import { compareSums, deliveredCost, isAsAsked, lowestCost, missingIn } from './compare.ts';

interface Props {
  t: Translate;
  locale: Locale;
  href: (path: string) => string;
  items: InquiryItemView[];
  /** Where the goods are wanted; empty where no region was asked. */
  region: string;
  quotations: QuotationView[];
  renderActions: (row: QuotationView) => ReactNode;
  onAcceptItem: (row: QuotationView, item: InquiryItemView) => void;
}

/** All quotations side by side: one column for each store, one row for each product and each term. */
export function CompareTable({
  t,
  locale,
  href,
  items,
  region,
  quotations,
  renderActions,
  onAcceptItem,
}: Props) {
  const { best, common, sums, withFreight } = compareSums(quotations);
  // Whole offers that quote the same items are compared by what they cost delivered, in the row of that.
  const isSubset = !withFreight && sums.size > 1;
  const freightTo = region ? t('quotation:row.freight_to', { region }) : t('quotation:row.freight');
  const mark = (
    <span className="ml-1 rounded bg-success px-1 text-12 text-white">{t('quotation:lowest')}</span>
  );
  const cell = 'min-w-44 border-l border-line p-3 align-top';
  const term = (name: string, show: (row: QuotationView) => ReactNode) => (
    <tr className="border-t border-line">
      <th
        scope="row"
        className="sticky left-0 bg-white p-3 text-left align-top font-normal text-ink-secondary max-md:static"
      >
        {name}
      </th>
      {quotations.map((row) => (
        <td key={row.quotation_id} className={cell}>
          {row.is_sealed ? <span className="text-ink-quiet">{t('quotation:sealed_price')}</span> : show(row)}
        </td>
      ))}
    </tr>
  );
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('quotation:print.title')}>
      <table className="w-full border-collapse text-14">
        <thead>
          <tr className="bg-ground/60">
            <th scope="col" className="min-w-36 p-3 text-left font-normal text-ink-secondary">
              {t('quotation:row.supplier')}
            </th>
            {quotations.map((row) => (
              <th key={row.quotation_id} scope="col" className={`${cell} text-left font-normal`}>
                <a href={href(`/store?id=${row.merchant.mer_id}`)} className="mr-2 font-semibold">
                  {row.merchant.mer_name}
                </a>
                <ContactButton label={t('quotation:row.contact')} merId={row.merchant.mer_id} />
                {row.is_new && (
                  <span className="ml-1 rounded bg-brand px-1 text-12 text-white">{t('quotation:new')}</span>
                )}
                <span className="block text-12 text-ink-secondary">
                  {row.merchant.city}&nbsp;· {wireWord(t, 'quotation:state', row.status)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const low = lowestCost(quotations, item.item_id);
            return (
              <tr key={item.item_id} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 bg-white p-3 text-left align-top font-normal max-md:static"
                >
                  {item.name}
                  <span className="block text-12 text-ink-secondary">
                    {item.spec} × {beforeUnit(formatNumber(item.num, locale), item.unit)}{' '}
                    {unitAfter(item.num, item.unit)}
                  </span>
                </th>
                {quotations.map((row) => {
                  const offer = row.items.find((one) => one.item_id === item.item_id);
                  const isTaken = item.quotation_id === row.quotation_id;
                  return (
                    <td key={row.quotation_id} className={`${cell} ${isTaken ? 'bg-success/10' : ''}`}>
                      {row.is_sealed ? (
                        <span className="text-ink-quiet">{t('quotation:sealed_price')}</span>
                      ) : !offer ? (
                        <span className="rounded bg-warning-tint px-1.5 py-0.5 text-12 text-warning">
                          {t('quotation:row.not_quoted')}
                        </span>
                      ) : (
                        <>
                          <Amount value={offer.price} className="text-16 font-semibold" />
                          <span className="text-12 text-ink-secondary"> / {offer.unit_name}</span>
                          {low === offer.total_price && isAsAsked(offer) && row.status !== 'refused' && mark}
                          <span className="block text-12 text-ink-secondary">
                            × {beforeUnit(formatNumber(offer.num, locale), offer.unit_name)}{' '}
                            {unitAfter(offer.num, offer.unit_name)} = <Amount value={offer.total_price} />
                          </span>
                          <AmountMark text={amountWarning(t, item, offer)} />
                          {offer.is_substitute && <SubstituteMark t={t} className="mt-1" />}
                          {offer.made ? (
                            <span className="block text-12">
                              {offer.store_name} {offer.sku}
                              <span className="block text-ink-secondary">
                                {t(row.files.length > 0 ? 'quotation:row.made_files' : 'quotation:row.made')}
                              </span>
                            </span>
                          ) : (
                            <>
                              <span className="block text-12 text-ink-secondary">
                                {t('quotation:form.min', {
                                  n: offer.once_min_count,
                                  unit: offer.unit_name,
                                })}
                              </span>
                              <a
                                href={href(
                                  `/goods_detail/${offer.product_id}?sku=${offer.product_attr_unique}`,
                                )}
                                className="block text-12 text-info hover:underline"
                              >
                                {offer.store_name} {offer.sku}
                              </a>
                            </>
                          )}
                          {isTaken && (
                            <b className="text-12 text-success">
                              {t(item.is_ordered ? 'quotation:state.ordered' : 'quotation:row.taken')}
                            </b>
                          )}
                          {item.quotation_id === null && row.can.accept && row.items.length > 1 && (
                            <Button
                              kind="line"
                              size="small"
                              className="mt-2"
                              data-no-print
                              onClick={() => onAcceptItem(row, item)}
                            >
                              {t('quotation:act.accept_item')}
                            </Button>
                          )}
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          {term(t('quotation:row.total'), (row) => (
            <>
              {row.total_price && <Amount value={row.total_price} className="text-16 font-semibold" />}
              {missingIn(row, items) > 0 && (
                <span className="block text-12 text-warning">
                  {t('quotation:row.missing', { n: missingIn(row, items) })}
                </span>
              )}
              {row.versions[0] && (
                <span className="block text-12 text-ink-quiet">
                  {t('quotation:row.before')} <Amount value={row.versions[0].total_price} />
                </span>
              )}
            </>
          ))}
          {term(freightTo, (row) => {
            if (!row.freight_included) {
              if (row.freight === null) return t('quotation:row.freight_extra');
              return Number(row.freight) > 0 ? (
                <Amount value={row.freight} />
              ) : (
                t('quotation:row.freight_free')
              );
            }
            return region ? t('quotation:row.freight_in_to', { region }) : t('quotation:row.freight_in');
          })}
          {term(t('quotation:row.delivered'), (row) => {
            const cost = deliveredCost(row);
            if (cost === undefined)
              return <span className="text-ink-quiet">{t('quotation:row.unknown')}</span>;
            return (
              <>
                <Amount value={yuan(cost)} className="text-18 font-semibold text-brand" />
                {withFreight && best === row.quotation_id && mark}
              </>
            );
          })}
          {isSubset &&
            term(
              common.length > 0
                ? t('quotation:row.common', { count: common.length })
                : t('quotation:row.common_none'),
              (row) => {
                const sum = sums.get(row.quotation_id);
                if (common.length === 0 || sum === undefined) return '—';
                return (
                  <>
                    <Amount value={yuan(sum)} className="font-semibold" />
                    {best === row.quotation_id && mark}
                  </>
                );
              },
            )}
          {term(t('quotation:row.tax'), (row) => {
            const cost = deliveredCost(row) ?? fenOf(row.total_price ?? '0');
            return (
              <>
                {t('quotation:row.tax_in', { rate: row.tax_rate })}
                <span className="block text-12 text-ink-secondary">
                  {t('quotation:row.net')} <Amount value={yuan(withoutTax(cost, row.tax_rate))} />
                </span>
              </>
            );
          })}
          {term(t('quotation:row.lead'), (row) =>
            row.lead_days === 0
              ? t('quotation:row.lead_now')
              : t('quotation:row.lead_days', { count: row.lead_days }),
          )}
          {term(t('quotation:row.valid'), (row) => formatDate(row.valid_until, locale, 'minute'))}
          {term(t('quotation:row.pay'), (row) => row.pay_term || '—')}
          {term(t('quotation:row.note'), (row) => (
            <>
              {row.note || '—'}
              {row.ask && (
                <span className="mt-1 block text-12 text-ink-secondary">
                  {t('quotation:row.ask', { ask: row.ask })}
                </span>
              )}
            </>
          ))}
          {term(t('quotation:row.files'), (row) =>
            row.files.length === 0
              ? '—'
              : row.files.map((file) => (
                  <a
                    key={file.path}
                    href={file.url}
                    download={file.name}
                    className="block text-info hover:underline"
                  >
                    {file.name}
                  </a>
                )),
          )}
          <tr className="border-t border-line" data-no-print>
            <td />
            {quotations.map((row) => (
              <td key={row.quotation_id} className={cell}>
                <div className="flex flex-wrap gap-2">{renderActions(row)}</div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
