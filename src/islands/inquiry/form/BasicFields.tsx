import type { Translate } from '#lib/i18n/translate.ts';
import { Check } from '#islands/ui/form/Check.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { Field } from '#islands/ui/Field.tsx';
import type { FormState } from './form-state.ts';
import { StorePicker } from './StorePicker.tsx';

interface Props {
  t: Translate;
  form: FormState;
  categories: { id: number; name: string }[];
  faultOf: (field: string) => string | undefined;
  set: (change: Partial<FormState>) => void;
}

/** Title, category, and who may quote. */
export function BasicFields({ t, form, categories, faultOf, set }: Props) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-[2fr_1fr]">
        <Field
          label={t('inquiry:field.title')}
          required
          maxLength={80}
          value={form.title}
          placeholder={t('inquiry:hint.title')}
          error={faultOf('title')}
          onChange={(event) => set({ title: event.target.value })}
        />
        <Select
          label={t('inquiry:field.category')}
          value={form.cate_id}
          empty={t('inquiry:any')}
          error={faultOf('cate_id')}
          options={categories.map(({ id, name }) => ({ value: id, name }))}
          onChange={(event) => set({ cate_id: event.target.value })}
        />
      </div>
      <fieldset>
        <legend className="mb-1 text-14 text-ink-secondary">{t('inquiry:field.type')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {(['public', 'invited'] as const).map((name, value) => (
            <label key={name} className="flex min-h-11 cursor-pointer items-center gap-2 text-14 md:min-h-9">
              <input
                type="radio"
                name="inquiry-type"
                checked={form.type === value}
                onChange={() => set({ type: value as 0 | 1 })}
                className="size-4 accent-brand"
              />
              {t(`inquiry:type.${name}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {form.type === 1 && (
        <StorePicker
          t={t}
          stores={form.stores}
          error={faultOf('mer_ids')}
          onChange={(stores) => set({ stores })}
        />
      )}
      <Check checked={form.sealed} onChange={(sealed) => set({ sealed })} help={t('inquiry:sealed_text')}>
        {t('inquiry:sealed')}
      </Check>
    </div>
  );
}
