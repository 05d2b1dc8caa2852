import { useEffect, useState } from 'react';
import { quotationApi, type SkuOffer } from '#lib/contracts/quotation.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { isComposing } from '#islands/ui/composing.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
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
    <Dialog
      label={t('quotation:form.search')}
      closeLabel={t('common:close')}
      onClose={onClose}
      className="max-w-xl"
    >
      <div className="grid gap-3 p-6">
        <h2 className="pr-8 text-18 font-semibold">{t('quotation:form.found')}</h2>
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
        {!found && <p className="text-14 text-ink-secondary">{t('common:loading')}</p>}
        {found?.length === 0 && <p className="text-14 text-ink-secondary">{t('quotation:form.none')}</p>}
        <ul className="max-h-80 divide-y divide-line overflow-y-auto">
          {found?.map((sku) => (
            <li key={sku.product_attr_unique} className="flex items-center gap-3 py-2">
              <p className="min-w-0 flex-1 text-14">
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
              </p>
              <Button kind="line" size="small" onClick={() => onPick(sku)}>
                {t('inquiry:act.choose_store')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
