import type { HeaderForm } from '#lib/contracts/invoice.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Field } from '#islands/ui/Field.tsx';

interface Props {
  t: Translate;
  form: HeaderForm;
  errors: Record<string, string>;
  onChange: (form: HeaderForm) => void;
}

type TextField = Exclude<keyof HeaderForm, 'receipt_type' | 'receipt_title_type'>;
const OF_COMPANY: TextField[] = ['bank_name', 'bank_code', 'address', 'tel'];
const LONGEST: Record<TextField, number> = {
  receipt_title: 100,
  duty_paragraph: 24,
  email: 80,
  phone: 11,
  bank_name: 60,
  bank_code: 40,
  address: 120,
  tel: 20,
};

export const EMPTY_HEADER: HeaderForm = {
  receipt_type: 1,
  receipt_title_type: 2,
  receipt_title: '',
  duty_paragraph: '',
  email: '',
  phone: '',
  bank_name: '',
  bank_code: '',
  address: '',
  tel: '',
};

/** To whom an invoice is made out; what is asked for follows the kinds. */
export function HeaderFields({ t, form, errors, onChange }: Props) {
  const isCompany = form.receipt_title_type === 2;
  const field = (name: TextField, help?: string) => (
    <Field
      key={name}
      label={t(`invoice:field.${name}`)}
      value={form[name]}
      maxLength={LONGEST[name]}
      error={errors[name]}
      help={help}
      inputMode={name === 'phone' || name === 'tel' ? 'tel' : name === 'email' ? 'email' : 'text'}
      onChange={(event) => onChange({ ...form, [name]: event.target.value })}
    />
  );
  const radios = (
    name: 'receipt_type' | 'receipt_title_type',
    words: 'type' | 'title_type',
    isOff: (value: 1 | 2) => boolean,
  ) => (
    <fieldset className="flex flex-wrap items-center gap-x-6">
      <legend className="mb-1 text-14 text-ink-secondary">{t(`invoice:${words}_label`)}</legend>
      {([1, 2] as const).map((value) => (
        <label key={value} className="flex min-h-11 items-center gap-2 md:min-h-9">
          <input
            type="radio"
            name={name}
            className="accent-[--brand]"
            checked={form[name] === value}
            disabled={isOff(value)}
            onChange={() =>
              onChange(
                name === 'receipt_title_type' && value === 1
                  ? { ...form, receipt_title_type: 1, receipt_type: 1 }
                  : { ...form, [name]: value },
              )
            }
          />
          {t(`invoice:${words}.${value}`)}
        </label>
      ))}
    </fieldset>
  );
  return (
    <div className="grid gap-4">
      <div className="grid gap-2 sm:grid-cols-2">
        {radios('receipt_title_type', 'title_type', () => false)}
        {radios('receipt_type', 'type', (value) => value === 2 && !isCompany)}
      </div>
      {errors['receipt_type'] && (
        <p role="alert" className="text-12 text-brand">
          {errors['receipt_type']}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {field('receipt_title')}
        {isCompany && field('duty_paragraph', t('invoice:hint.duty_paragraph'))}
        {field('email', t('invoice:hint.email'))}
        {field('phone')}
        {isCompany && OF_COMPANY.map((name) => field(name))}
      </div>
      {form.receipt_type === 2 && <p className="text-12 text-ink-quiet">{t('invoice:hint.special')}</p>}
    </div>
  );
}
