import { useState } from 'react';
import type { InquiryDetail } from '#lib/contracts/inquiry.ts';
import { quotationApi, type QuotationView } from '#lib/contracts/quotation.ts';
import { quotationTemplateApi } from '#lib/contracts/quotation-template.ts';
import { withUnit } from '#lib/i18n/with-unit.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { createT, wireWord, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { useMoved } from '#islands/shell/use-moved.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { OfferForm } from './OfferForm.tsx';
import { SubstituteMark } from './SubstituteMark.tsx';

interface Props {
  i18n: Messages;
  inquiry: InquiryDetail;
  own: QuotationView[];
}

/** The store's side of an inquiry: its own quotation, and the form for it. */
export default function StoreOffer({ i18n, inquiry, own }: Props) {
  const t = createT(i18n);
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const [rows, setRows] = useState(own);
  const [latest] = rows;
  // What the buyer asks or decides meanwhile; what is being written stays.
  useMoved(
    async () => {
      const result = await call(quotationApi.list, { id: inquiry.inquiry_id });
      if (result.ok) setRows(result.value.list);
    },
    rows.length > 0 && !isEditing,
  );
  const withdraw = async (row: QuotationView): Promise<void> => {
    const result = await call(quotationApi.withdraw, { id: row.quotation_id });
    if (!result.ok) return showRefusal(result.failure);
    toast(t('quotation:withdrawn'), 'success');
    location.reload();
  };
  const keep = async (row: QuotationView, name: string): Promise<string | undefined> => {
    const kept = await call(quotationTemplateApi.keep, { quotation_id: row.quotation_id, name });
    if (!kept.ok) return kept.failure.message ?? kept.failure.code;
    toast(t('quotation:template.kept'), 'success');
    setKeeping(false);
    return undefined;
  };
  if (isEditing && latest)
    return (
      <OfferForm
        t={t}
        locale={i18n.locale}
        inquiry={inquiry}
        before={latest}
        onSent={() => location.reload()}
      />
    );
  return (
    <div className="grid gap-4">
      {rows.map((row) => (
        <article key={row.quotation_id} className="panel grid gap-3 p-4 md:p-6" aria-label={row.quotation_sn}>
          <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <h2 className="text-18 font-semibold">{t('inquiry:section.offer')}</h2>
            <span className="text-12 text-ink-quiet">{row.quotation_sn}</span>
            <span className="text-12 text-ink-quiet">{t('quotation:row.version', { n: row.version })}</span>
            <strong className="ml-auto text-14 text-brand">
              {wireWord(t, 'quotation:state', row.status)}
            </strong>
          </header>
          {row.ask && (
            <p className="rounded bg-warning-tint p-3 text-14 text-warning">
              {t('quotation:form.asked', { ask: row.ask })}
            </p>
          )}
          <ul className="divide-y divide-line text-14">
            {row.items.map((item) => (
              <li key={item.item_id} className="flex flex-wrap justify-between gap-2 py-2">
                <span>
                  {item.store_name} {item.sku}
                  {item.is_substitute && <SubstituteMark t={t} className="ml-2" />}
                </span>
                <span>
                  <Amount value={item.price} /> × {withUnit(item.num, item.unit_name, i18n.locale)} ={' '}
                  <Amount value={item.total_price} className="font-semibold" />
                </span>
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-1 text-14 text-ink-secondary">
            <span>
              {t('quotation:row.total')}{' '}
              {row.total_price && (
                <Amount value={row.total_price} className="text-18 font-semibold text-ink" />
              )}
            </span>
            <span>
              {t(row.freight_included ? 'quotation:row.freight_in' : 'quotation:row.freight_extra')}
            </span>
            <span>
              {t('quotation:row.valid')} {formatDate(row.valid_until, i18n.locale, 'minute')}
            </span>
          </p>
          {row.versions.map((version) => (
            <p key={version.version} className="text-12 text-ink-quiet">
              {t('quotation:row.version', { n: version.version })}&nbsp;·{' '}
              <Amount value={version.total_price} />
              &nbsp;· {formatDate(version.time, i18n.locale, 'minute')}
            </p>
          ))}
          {row.items.length > 0 && (
            <p className="flex flex-wrap justify-end gap-3">
              <Button kind="line" onClick={() => setKeeping(true)}>
                {t('quotation:template.keep')}
              </Button>
              {row.can.withdraw && (
                <Button kind="line" onClick={() => setAsking(true)}>
                  {t('quotation:act.withdraw')}
                </Button>
              )}
              {row.can.revise && row === latest && (
                <Button onClick={() => setEditing(true)}>{t('quotation:act.revise')}</Button>
              )}
            </p>
          )}
          {isKeeping && row === latest && (
            <NameDialog
              t={t}
              begin={inquiry.title.slice(0, 40)}
              onSend={(name) => keep(row, name)}
              onClose={() => setKeeping(false)}
            />
          )}
          {isAsking && (
            <ConfirmDialog
              text={t('quotation:dialog.withdraw_text')}
              yes={t('quotation:dialog.ok')}
              no={t('quotation:dialog.cancel')}
              closeLabel={t('common:close')}
              onYes={() => void withdraw(row)}
              onNo={() => setAsking(false)}
            />
          )}
        </article>
      ))}
      {inquiry.can.quote && (
        <OfferForm
          t={t}
          locale={i18n.locale}
          inquiry={inquiry}
          before={undefined}
          onSent={() => location.reload()}
        />
      )}
    </div>
  );
}
