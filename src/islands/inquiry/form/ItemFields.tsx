import { useState } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import { Field } from '#islands/ui/Field.tsx';
import type { ItemState } from './form-state.ts';
import { Pictures } from './Pictures.tsx';

interface Props {
  t: Translate;
  at: number;
  item: ItemState;
  isOnly: boolean;
  faultOf: (field: string) => string | undefined;
  onChange: (change: Partial<ItemState>) => void;
  onRemove: () => void;
  /** Several lines that were pasted where one product is named. */
  onLines: (text: string) => void;
}

/** One product that is wanted. */
export function ItemFields({ t, at, item, isOnly, faultOf, onChange, onRemove, onLines }: Props) {
  const [isOpen, setOpen] = useState(
    Boolean(item.brand || item.target_price || item.remark || item.images.length),
  );
  const text = (name: 'name' | 'spec' | 'brand' | 'num' | 'unit' | 'target_price' | 'remark') => ({
    label: t(`inquiry:field.${name}`),
    value: item[name],
    error: faultOf(name),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <li className="rounded border border-line p-3 md:p-4">
      <div className="mb-2 flex items-center gap-2">
        <h3 className="text-14 font-semibold">{t('inquiry:item.heading', { n: at + 1 })}</h3>
        {item.product_id && (
          <span className="rounded bg-ground px-2 text-12 text-ink-secondary">
            {t('inquiry:item.from_goods')}
          </span>
        )}
        {!isOnly && (
          <button
            type="button"
            aria-label={t('inquiry:item.remove', { n: at + 1 })}
            onClick={onRemove}
            className="ml-auto min-h-9 px-2 text-14 text-ink-secondary hover:text-brand"
          >
            {t('inquiry:act.remove')}
          </button>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[2fr_2fr_1fr_1fr]">
        <Field
          {...text('name')}
          required
          maxLength={80}
          className="max-md:col-span-2"
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text').trim();
            if (!pasted.includes('\n')) return;
            event.preventDefault();
            onLines(pasted);
          }}
        />
        <Field {...text('spec')} maxLength={80} className="max-md:col-span-2" />
        <Field {...text('num')} required inputMode="numeric" maxLength={7} />
        <Field {...text('unit')} required maxLength={10} />
      </div>
      {isOpen ? (
        <div className="mt-3 grid gap-3 md:grid-cols-[1fr_1fr_2fr]">
          <Field {...text('brand')} maxLength={40} />
          <Field
            {...text('target_price')}
            inputMode="decimal"
            maxLength={11}
            placeholder={t('inquiry:hint.target_price')}
          />
          <Field {...text('remark')} maxLength={150} />
          <div className="md:col-span-3">
            <Pictures t={t} most={6} paths={item.images} onChange={(images) => onChange({ images })} />
          </div>
        </div>
      ) : (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="mt-2 min-h-9 text-14 text-info hover:underline"
        >
          {t('inquiry:item.more')}
        </button>
      )}
    </li>
  );
}
