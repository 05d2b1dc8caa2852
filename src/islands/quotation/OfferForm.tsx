import { useState } from 'react';
import type { InquiryDetail } from '#lib/contracts/inquiry.ts';
import type { LaidLine } from '#lib/contracts/quotation-template.ts';
import { quotationApi, TAX_RATES, type QuotationView } from '#lib/contracts/quotation.ts';
import { days } from '#lib/kernel/clock.ts';
import { INQUIRY_TEXT_MAX } from '#lib/kernel/limits.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { faultsOf, showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { fenOf, yuan } from '#lib/kernel/money.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { useFirstFault } from '#islands/form/use-first-fault.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Check } from '#islands/ui/form/Check.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { chinaTime } from '#islands/inquiry/china-time.ts';
import { FileList } from '#islands/inquiry/form/FileList.tsx';
import { laid, MADE_FIELDS, type OfferState } from './offer-state.ts';
import { OfferRow } from './OfferRow.tsx';
import { TemplateFill, type Terms } from './TemplateFill.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  inquiry: InquiryDetail;
  /** The offer that is changed. */
  before: QuotationView | undefined;
  onSent: () => void;
}

function goodsOf(offer: QuotationView['items'][number] | undefined): Pick<OfferState, 'sku' | 'made'> {
  const { product_attr_unique: unique = null, made = null } = offer ?? {};
  if (!offer || unique === null) return { sku: undefined, made: made ?? undefined };
  return { sku: { ...offer, product_attr_unique: unique }, made: undefined };
}

function startOf(inquiry: InquiryDetail, before: QuotationView | undefined): Record<string, OfferState> {
  return Object.fromEntries(
    inquiry.items.map((item) => {
      const offer = before?.items.find((one) => one.item_id === item.item_id);
      return [
        item.item_id,
        {
          ...goodsOf(offer),
          price: offer?.price ?? '',
          num: String(offer?.num ?? item.num),
        } satisfies OfferState,
      ];
    }),
  );
}

/** A price has to hold longer than the buyer collects quotations; where it would not, by a day more. */
const laterOf = (wanted: number, deadline: number): number =>
  wanted > deadline ? wanted : deadline + days(1);

/** A store's quotation: which of its goods, at which prices, until when. */
export function OfferForm({ t, locale, inquiry, before, onSent }: Props) {
  const [offers, setOffers] = useState(() => startOf(inquiry, before));
  const [isFree, setFree] = useState(before?.freight_included ?? inquiry.include_freight);
  const [taxRate, setTaxRate] = useState(before?.tax_rate ?? 13);
  const [leadDays, setLeadDays] = useState(String(before?.lead_days ?? 7));
  const [validUntil, setValidUntil] = useState(() => chinaTime(Date.parse((before ?? inquiry).valid_until)));
  const [payTerm, setPayTerm] = useState(before?.pay_term ?? '');
  const [note, setNote] = useState(before?.note ?? '');
  const [files, setFiles] = useState(before?.files.map(({ path, name }) => ({ path, name })) ?? []);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);
  useKeptForm('offer', { offers, isFree, taxRate, leadDays, validUntil, payTerm, note, files }, (kept) => {
    setOffers(kept.offers);
    setFree(kept.isFree);
    setTaxRate(kept.taxRate);
    setLeadDays(kept.leadDays);
    setValidUntil(kept.validUntil);
    setPayTerm(kept.payTerm);
    setNote(kept.note);
    setFiles(kept.files);
  });
  const [templateId, setTemplateId] = useState<string | undefined>();
  const fill = (id: string, terms: Terms, list: LaidLine[]): void => {
    setTemplateId(id);
    setFaults({});
    setOffers({ ...offers, ...Object.fromEntries(list.map((line) => [line.item_id, laid(line)])) });
    setFree(terms.freight_included);
    setTaxRate(terms.tax_rate);
    setLeadDays(String(terms.lead_days));
    setValidUntil(chinaTime(laterOf(Date.now() + days(terms.valid_days), Date.parse(inquiry.deadline))));
    setPayTerm(terms.pay_term);
    setNote(terms.note);
  };
  const { sheet, goToFault } = useFirstFault();
  const faultOf = (field: string): string | undefined => faults[field];
  const chosen = inquiry.items.filter(({ item_id: id }) => offers[id]?.sku || offers[id]?.made);
  const fen = chosen.reduce((sum, item) => {
    const { price = '', num = '' } = offers[item.item_id] ?? {};
    return sum + fenOf(price) * (Math.trunc(Number(num)) || 0);
  }, 0);

  const drop = (...gone: string[]): void =>
    setFaults(
      Object.fromEntries(
        Object.entries(faults).filter(
          ([field]) => !gone.some((one) => field === one || field.startsWith(`${one}.`)),
        ),
      ),
    );
  /** Name of the fields of an item's offer in the request: `items.0`. */
  const placeOf = (itemId: string): string => `items.${chosen.findIndex(({ item_id: id }) => id === itemId)}`;
  const change = (itemId: string, value: OfferState): void => {
    const before = offers[itemId]!;
    const isSame = before.sku === value.sku && Boolean(before.made) === Boolean(value.made);
    const place = placeOf(itemId);
    const changed = [
      ...(['price', 'num'] as const).filter((name) => before[name] !== value[name]),
      ...MADE_FIELDS.filter((name) => before.made?.[name] !== value.made?.[name]).map(
        (name) => `made.${name}`,
      ),
    ];
    // With other goods the numbers in the names change, so all errors go; else the other fields keep theirs.
    drop(itemId, ...(isSame ? changed.map((name) => `${place}.${name}`) : ['items']));
    setOffers({ ...offers, [itemId]: value });
  };

  const send = async (): Promise<void> => {
    if (chosen.length === 0) {
      toast(t('quotation:form.first'), 'error');
      return;
    }
    setPending(true);
    const input = {
      items: chosen.map((item) => {
        const { sku, made, price, num } = offers[item.item_id]!;
        return {
          item_id: item.item_id,
          price: price.trim(),
          num: Math.trunc(Number(num)) || 0,
          ...(made ? { made } : { product_attr_unique: sku!.product_attr_unique }),
        };
      }),
      freight_included: isFree,
      tax_rate: taxRate,
      lead_days: /^\d{1,3}$/.test(leadDays) ? Number(leadDays) : -1,
      valid_until: `${validUntil.slice(0, 16)}:00+08:00`,
      pay_term: payTerm,
      note,
      files,
    };
    const result = before
      ? await call(quotationApi.update, { ...input, id: before.quotation_id })
      : await call(quotationApi.create, { ...input, inquiry_id: inquiry.inquiry_id });
    setPending(false);
    if (!result.ok) {
      setFaults(faultsOf(result.failure));
      showRefusal(result.failure);
      goToFault();
      return;
    }
    toast(t('quotation:sent'), 'success');
    onSent();
  };

  return (
    <form
      ref={sheet}
      className="panel grid gap-4 p-4 md:p-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 className="text-18 font-semibold">{t(before ? 'quotation:form.edit' : 'quotation:form.title')}</h2>
      <p className="text-14 text-ink-secondary">{t('quotation:form.lead')}</p>
      {before?.ask && before.status === 'negotiating' && (
        <p className="rounded bg-warning-tint p-3 text-14 text-warning">
          {t('quotation:form.asked', { ask: before.ask })}
        </p>
      )}
      <TemplateFill t={t} inquiryId={inquiry.inquiry_id} items={inquiry.items.length} onFill={fill} />
      <ul className="grid gap-3">
        {inquiry.items.map((item) => (
          <OfferRow
            key={item.item_id}
            t={t}
            inquiryId={inquiry.inquiry_id}
            item={item}
            templateId={templateId}
            locale={locale}
            value={offers[item.item_id]!}
            error={faultOf(item.item_id)}
            faultOf={(field) => faultOf(`${placeOf(item.item_id)}.${field}`)}
            onChange={(value) => change(item.item_id, value)}
          />
        ))}
      </ul>
      <div className="grid gap-4 md:grid-cols-4">
        <Select
          label={t('quotation:form.tax_rate')}
          value={taxRate}
          options={TAX_RATES.map((rate) => ({ value: rate, name: `${rate}%` }))}
          onChange={(event) => setTaxRate(Number(event.target.value))}
        />
        <Field
          label={t('quotation:form.lead_days')}
          inputMode="numeric"
          maxLength={3}
          value={leadDays}
          error={faultOf('lead_days')}
          onChange={(event) => {
            drop('lead_days');
            setLeadDays(event.target.value);
          }}
        />
        <Field
          label={t('quotation:form.valid_until')}
          type="datetime-local"
          value={validUntil}
          error={faultOf('valid_until')}
          onChange={(event) => {
            drop('valid_until');
            setValidUntil(event.target.value);
          }}
        />
        <Field
          label={t('quotation:form.pay_term')}
          maxLength={60}
          value={payTerm}
          placeholder={t('quotation:form.pay_term_hint')}
          onChange={(event) => setPayTerm(event.target.value)}
        />
      </div>
      <Check checked={isFree} onChange={setFree}>
        {inquiry.region
          ? t('quotation:form.freight_to', { region: inquiry.region })
          : t('quotation:form.freight')}
      </Check>
      <TextArea
        label={t('quotation:form.note')}
        most={INQUIRY_TEXT_MAX}
        rows={2}
        value={note}
        onChange={setNote}
      />
      <FileList t={t} field="quotation" files={files} onChange={setFiles} />
      <div className="flex flex-wrap items-center justify-end gap-4 border-t border-line pt-4">
        <p className="text-14 text-ink-secondary">
          {t('quotation:form.total')}{' '}
          <Amount value={yuan(fen)} className="text-20 font-semibold text-brand" />
        </p>
        <Button type="submit" pending={pending}>
          {t('quotation:act.send')}
        </Button>
      </div>
    </form>
  );
}
