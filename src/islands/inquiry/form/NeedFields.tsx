import type { Region } from '#lib/contracts/address.ts';
import { INQUIRY_TEXT_MAX, UPLOAD_IMAGES_MAX } from '#lib/kernel/limits.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { RegionSelect } from '#islands/address/RegionSelect.tsx';
import { Check } from '#islands/ui/form/Check.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { FileList } from './FileList.tsx';
import type { FormState } from './form-state.ts';
import { Pictures } from './Pictures.tsx';

interface Props {
  t: Translate;
  form: FormState;
  provinces: Region[];
  faultOf: (field: string) => string | undefined;
  set: (change: Partial<FormState>) => void;
}

const INVOICES = ['none', 'plain', 'special'] as const;
const PAYS = ['online', 'transfer', 'credit'] as const;

/** What the buyer expects besides the goods: when, where, how it is paid, and of whom. */
export function NeedFields({ t, form, provinces, faultOf, set }: Props) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        <Field
          label={t('inquiry:field.deadline')}
          type="datetime-local"
          required
          value={form.deadline}
          error={faultOf('deadline')}
          help={t('inquiry:hint.deadline')}
          onChange={(event) => set({ deadline: event.target.value })}
        />
        <Field
          label={t('inquiry:field.expect_date')}
          type="date"
          value={form.expect_date}
          error={faultOf('expect_date')}
          onChange={(event) => set({ expect_date: event.target.value })}
        />
        <Select
          label={t('inquiry:field.invoice')}
          value={form.invoice_type}
          options={INVOICES.map((name, value) => ({ value, name: t(`inquiry:invoice.${name}`) }))}
          onChange={(event) => set({ invoice_type: Number(event.target.value) as 0 | 1 | 2 })}
        />
        <Select
          label={t('inquiry:field.pay')}
          value={form.pay_type}
          options={PAYS.map((value) => ({ value, name: t(`inquiry:pay.${value}`) }))}
          onChange={(event) => set({ pay_type: event.target.value as FormState['pay_type'] })}
        />
        <div className="flex flex-wrap gap-x-6 self-end lg:col-span-2">
          <Check checked={form.include_tax} onChange={(include_tax) => set({ include_tax })}>
            {t('inquiry:field.tax')}
          </Check>
          <Check checked={form.include_freight} onChange={(include_freight) => set({ include_freight })}>
            {t('inquiry:field.freight')}
          </Check>
        </div>
      </div>
      <RegionSelect
        t={t}
        depth={3}
        label={t('inquiry:field.area')}
        value={form.area.slice(0, 3)}
        error={faultOf('receive_area')}
        onChange={(area) => set({ area: area.slice(0, 3) })}
      />
      <fieldset className="grid gap-4 md:grid-cols-3">
        <legend className="mb-1 text-14 font-semibold">{t('inquiry:field.supplier')}</legend>
        <Select
          label={t('inquiry:field.supplier_province')}
          value={form.supplier_province}
          empty={t('inquiry:any')}
          options={provinces.map((region) => ({ value: region.id, name: region.name }))}
          onChange={(event) => set({ supplier_province: event.target.value })}
        />
        <Field
          label={t('inquiry:field.supplier_capital')}
          inputMode="numeric"
          maxLength={7}
          value={form.supplier_capital}
          help={t('inquiry:hint.capital')}
          onChange={(event) => set({ supplier_capital: event.target.value })}
        />
        <div className="self-center">
          <Check
            checked={form.supplier_certified}
            onChange={(supplier_certified) => set({ supplier_certified })}
          >
            {t('inquiry:field.supplier_certified')}
          </Check>
        </div>
      </fieldset>
      <TextArea
        label={t('inquiry:field.content')}
        most={INQUIRY_TEXT_MAX}
        value={form.content}
        placeholder={t('inquiry:hint.content')}
        error={faultOf('content')}
        onChange={(content) => set({ content })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <div>
          <p className="mb-1 text-14 text-ink-secondary">{t('inquiry:field.images')}</p>
          <Pictures
            t={t}
            most={UPLOAD_IMAGES_MAX}
            paths={form.images}
            onChange={(images) => set({ images })}
          />
          <p className="mt-1 text-12 text-ink-quiet">{t('inquiry:hint.images', { n: UPLOAD_IMAGES_MAX })}</p>
        </div>
        <div>
          <p className="mb-1 text-14 text-ink-secondary">{t('inquiry:field.files')}</p>
          <FileList t={t} field="inquiry" files={form.files} onChange={(files) => set({ files })} />
        </div>
      </div>
    </div>
  );
}
