import { useState } from 'react';
import { storeApi } from '#lib/contracts/store.ts';
import { INQUIRY_STORES_MAX } from '#lib/kernel/limits.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { isComposing } from '#islands/ui/composing.ts';
import { Field } from '#islands/ui/Field.tsx';
import type { StoreState } from './form-state.ts';

interface Props {
  t: Translate;
  stores: StoreState[];
  error: string | undefined;
  onChange: (stores: StoreState[]) => void;
}

/** The stores that an inquiry is meant for, found by their names. */
export function StorePicker({ t, stores, error, onChange }: Props) {
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<StoreState[] | undefined>();
  const search = async (): Promise<void> => {
    const result = await call(storeApi.list, { keyword: keyword.trim(), limit: 8 });
    if (result.ok) setFound(result.value.list.map(({ mer_id, mer_name }) => ({ mer_id, mer_name })));
    else showRefusal(result.failure);
  };
  const others = found?.filter((store) => !stores.some((chosen) => chosen.mer_id === store.mer_id));
  return (
    <div className="grid gap-2">
      <ul className="flex flex-wrap gap-2">
        {stores.map((store) => (
          <li key={store.mer_id} className="flex items-center gap-1 rounded bg-brand-tint pl-3 text-14">
            {store.mer_name}
            <button
              type="button"
              aria-label={t('inquiry:act.remove_store', { name: store.mer_name })}
              onClick={() => onChange(stores.filter((other) => other !== store))}
              className="grid size-9 place-items-center hover:text-brand"
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <Field
        label={t('inquiry:field.stores')}
        help={t('inquiry:store_hint', { n: INQUIRY_STORES_MAX })}
        error={error}
        value={keyword}
        placeholder={t('inquiry:hint.stores')}
        onChange={(event) => setKeyword(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          void search();
        }}
        beside={
          <Button kind="line" onClick={() => void search()}>
            {t('inquiry:act.search')}
          </Button>
        }
      />
      {others && (
        <ul aria-live="polite" className="divide-y divide-line rounded border border-line">
          {others.length === 0 && <li className="p-3 text-14 text-ink-secondary">{t('inquiry:no_store')}</li>}
          {others.map((store) => (
            <li key={store.mer_id} className="flex items-center justify-between gap-2 px-3 py-1 text-14">
              {store.mer_name}
              <Button
                kind="text"
                size="small"
                disabled={stores.length >= INQUIRY_STORES_MAX}
                onClick={() => onChange([...stores, store])}
              >
                {t('inquiry:act.choose_store')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
