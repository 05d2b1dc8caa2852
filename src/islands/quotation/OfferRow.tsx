import { useState } from 'react';
import type { InquiryItemView } from '#lib/contracts/inquiry.ts';
import type { SkuOffer } from '#lib/contracts/quotation.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { withUnit } from '#lib/i18n/with-unit.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { AmountMark } from './AmountMark.tsx';
import { amountWarning } from './amount-warning.ts';
import { GoodsPicker } from './GoodsPicker.tsx';
import { LinePicker } from './LinePicker.tsx';
import { laid, type MadeState, type OfferState } from './offer-state.ts';
import { SubstituteMark } from './SubstituteMark.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  inquiryId: string;
  item: InquiryItemView;
  /** The template whose lines may be laid here one by one. */
  templateId: string | undefined;
  value: OfferState;
  error: string | undefined;
  /** Words of what is wrong in a field, which is named as on the wire: `price`, `made.weight`. */
  faultOf: (field: string) => string | undefined;
  onChange: (value: OfferState) => void;
}

/** Least quantity of the goods' own unit above what is wanted that the goods are sold in. */
const fitting = (wanted: number, sku: SkuOffer): number => {
  const step = sku.batch_number || 1;
  return Math.ceil(Math.max(wanted, sku.once_min_count) / step) * step;
};

/** What a store offers for one product of an inquiry. */
export function OfferRow({ t, locale, inquiryId, item, templateId, value, error, faultOf, onChange }: Props) {
  const [isPicking, setPicking] = useState(false);
  const [isLaying, setLaying] = useState(false);
  const { sku, made } = value;
  const unit = made?.unit ?? sku?.unit_name;
  const madeField = (name: keyof MadeState, label: string, most: number) => (
    <Field
      label={label}
      maxLength={most}
      {...(name === 'weight' ? { inputMode: 'decimal' as const } : {})}
      value={made?.[name] ?? ''}
      error={faultOf(`made.${name}`)}
      onChange={(event) => onChange({ ...value, made: { ...made!, [name]: event.target.value } })}
    />
  );
  return (
    <li className="grid gap-3 rounded border border-line p-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_120px_120px]">
      <p className="min-w-0 text-14">
        <b className="font-semibold">{item.name}</b> {item.spec}
        <span className="block text-12 text-ink-secondary">
          {item.num} {item.unit}
          {item.target_price && `\u00a0· ${t('inquiry:field.target_price')} ${item.target_price}`}
          {item.remark && `\u00a0· ${item.remark}`}
        </span>
      </p>
      <div className="min-w-0 text-14">
        <span className="mb-1 block text-ink-secondary">{t('quotation:form.goods')}</span>
        {sku && (
          <span className="block">
            {sku.store_name} {sku.sku}
            {sku.is_substitute && <SubstituteMark t={t} className="ml-2" />}
          </span>
        )}
        <span className="flex flex-wrap gap-2">
          {!made && (
            <Button kind="line" size="small" onClick={() => setPicking(true)}>
              {t(sku ? 'quotation:act.change' : 'quotation:act.pick')}
            </Button>
          )}
          {templateId && (
            <Button kind="line" size="small" onClick={() => setLaying(true)}>
              {t('quotation:template.line')}
            </Button>
          )}
          {!sku && !made && (
            <Button
              kind="line"
              size="small"
              onClick={() =>
                onChange({
                  ...value,
                  // In the unit that the buyer asked in: those of goods that stood here before are of another one.
                  price: '',
                  num: String(item.num),
                  made: { name: item.name, spec: item.spec, unit: item.unit, weight: '' },
                })
              }
            >
              {t('quotation:act.make')}
            </Button>
          )}
          {(sku || made) && (
            <Button
              kind="text"
              size="small"
              onClick={() => onChange({ ...value, sku: undefined, made: undefined })}
            >
              {t('quotation:act.skip')}
            </Button>
          )}
        </span>
        {made && (
          <span className="mt-2 grid gap-2">
            {madeField('name', t('quotation:made.name'), 80)}
            {madeField('spec', t('quotation:made.spec'), 80)}
            <span className="grid grid-cols-2 gap-2">
              {madeField('unit', t('quotation:made.unit'), 10)}
              {madeField('weight', t('quotation:made.weight'), 10)}
            </span>
            <span className="text-12 text-ink-secondary">{t('quotation:made.help')}</span>
          </span>
        )}
        {sku && (
          <AmountMark text={amountWarning(t, item, { ...sku, num: Math.trunc(Number(value.num)) || 0 })} />
        )}
        {value.minimum !== undefined && Number(value.num) < value.minimum && (
          <AmountMark
            text={t('quotation:template.below', { n: withUnit(value.minimum, unit ?? '', locale) })}
          />
        )}
        {error && <span className="block text-12 text-brand">{error}</span>}
      </div>
      <Field
        label={t('quotation:form.price')}
        inputMode="decimal"
        maxLength={11}
        disabled={!sku && !made}
        value={value.price}
        error={faultOf('price')}
        onChange={(event) => onChange({ ...value, price: event.target.value })}
      />
      <Field
        label={unit ? t('quotation:form.num_in', { unit }) : t('quotation:form.num')}
        inputMode="numeric"
        maxLength={7}
        disabled={!sku && !made}
        value={value.num}
        error={faultOf('num')}
        onChange={(event) => onChange({ ...value, num: event.target.value })}
      />
      {isLaying && templateId && (
        <LinePicker
          t={t}
          asked={{ id: templateId, inquiry_id: inquiryId, item_id: item.item_id }}
          onPick={(line) => {
            setLaying(false);
            onChange(laid(line));
          }}
          onClose={() => setLaying(false)}
        />
      )}
      {isPicking && (
        <GoodsPicker
          t={t}
          asked={{ inquiry_id: inquiryId, item_id: item.item_id }}
          onPick={(picked) => {
            setPicking(false);
            onChange({
              made: undefined,
              minimum: undefined,
              sku: picked,
              price: value.price || (picked.own_price ?? picked.price),
              num: String(fitting(picked.asked_num ?? item.num, picked)),
            });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </li>
  );
}
