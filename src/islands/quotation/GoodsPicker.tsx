import { useEffect, useState } from 'react';
import { quotationApi, type SkuOffer } from '#lib/contracts/quotation.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { isComposing } from '#islands/ui/composing.ts';
import { Field } from '#islands/ui/Field.tsx';
import { PickDialog, PickRow } from './PickDialog.tsx';
import { SubstituteMark } from './SubstituteMark.tsx';

interface Props {
  t: Translate;
  /** What a buyer asks for, where it is picked for an inquiry; goods that are it stand first. */
  asked?: { inquiry_id: string; item_id: string };
  onPick: (sku: SkuOffer) => void;
  onClose: () => void;
}

const SHOWN = 30;

/** The store's own options, found by words. */
export function GoodsPicker({ t, asked, onPick, onClose }: Props) {
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<SkuOffer[] | undefined>();
  const search = async (words: string): Promise<void> => {
    const result = await call(quotationApi.goods, {
      keyword: words,
      limit: SHOWN,
      ...asked,
    });
    if (!result.ok) return showRefusal(result.failure);
    setFound(result.value.list);
  };
  useEffect(() => void search(''), []);
  return (
    <PickDialog
      t={t}
      label={t('quotation:form.search')}
      heading={t('quotation:form.found')}
      count={found?.length}
      none={t('quotation:form.none')}
      onClose={onClose}
      above={
        <Field
          label={t('quotation:form.search')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            void search(keyword.trim());
          }}
          beside={
            <Button kind="line" onClick={() => void search(keyword.trim())}>
              {t('inquiry:act.search')}
            </Button>
          }
        />
      }
    >
      {found?.map((sku) => (
        <PickRow key={sku.product_attr_unique} t={t} onPick={() => onPick(sku)}>
          {sku.store_name} <b className="font-semibold">{sku.sku}</b>
          {sku.is_substitute && <SubstituteMark t={t} className="ml-2" />}
          <span className="block text-12 text-ink-secondary">
            {t('quotation:form.list_price', { price: sku.price, unit: sku.unit_name })}&nbsp;·{' '}
            {t('quotation:form.min', { n: sku.once_min_count, unit: sku.unit_name })}&nbsp;·{' '}
            {t('quotation:form.stock', { n: sku.stock, unit: sku.unit_name })}
          </span>
          {sku.own_price && (
            <span className="block text-12 text-brand">
              {t('quotation:form.own_price', { price: sku.own_price, unit: sku.unit_name })}
            </span>
          )}
        </PickRow>
      ))}
    </PickDialog>
  );
}
