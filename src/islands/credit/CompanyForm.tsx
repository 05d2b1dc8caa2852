import { useState } from 'react';
import { companyApi, type CompanyView } from '#lib/contracts/company.ts';
import { COMPANY_NAME, TAX_NO } from '#lib/contracts/fields.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { PicsField } from '#islands/media/PicsField.tsx';
import { useFirstFault } from '#islands/form/use-first-fault.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';

interface Props {
  i18n: Messages;
  initial: CompanyView | null;
}

type Errors = Partial<Record<'name' | 'tax_no' | 'licence', string>>;

/** Applies for the verification of a company, and shows how it stands. */
export default function CompanyForm({ i18n, initial }: Props) {
  const t = createT(i18n);
  const [company, setCompany] = useState(initial);
  const [name, setName] = useState(initial?.name ?? '');
  const [taxNo, setTaxNo] = useState(initial?.tax_no ?? '');
  const [licence, setLicence] = useState<string[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const [isPending, setPending] = useState(false);
  const { sheet, goToFault } = useFirstFault();
  useKeptForm('company', { name, taxNo, licence }, (kept) => {
    setName(kept.name);
    setTaxNo(kept.taxNo);
    setLicence(kept.licence);
  });

  const send = async (): Promise<void> => {
    const found: Errors = {
      ...(COMPANY_NAME.test(name.trim()) ? {} : { name: t('failures:company.name') }),
      ...(TAX_NO.test(taxNo) ? {} : { tax_no: t('failures:company.tax_no') }),
      ...(licence.length > 0 ? {} : { licence: t('failures:company.licence') }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return goToFault();
    setPending(true);
    const result = await call(companyApi.apply, {
      name: name.trim(),
      tax_no: taxNo,
      licence: licence[0] ?? '',
    });
    setPending(false);
    if (result.ok) {
      toast(t('balance:company.sent'), 'success');
      return setCompany(result.value);
    }
    const { field, message } = result.failure;
    if (field !== 'name' && field !== 'tax_no' && field !== 'licence') return showRefusal(result.failure);
    setErrors({ [field]: message ?? '' });
    goToFault();
  };

  if (company && company.status !== 'rejected')
    return (
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <dt className="text-ink-secondary">{t('balance:company.name')}</dt>
        <dd className="flex flex-wrap items-center gap-2">
          {company.name}
          <span
            className={`rounded border px-2 text-12 ${company.status === 'verified' ? 'border-success text-success' : 'border-warning text-warning'}`}
          >
            {t(company.status === 'verified' ? 'balance:company.verified' : 'balance:company.pending')}
          </span>
        </dd>
        <dt className="text-ink-secondary">{t('balance:company.tax_no')}</dt>
        <dd className="break-all">{company.tax_no}</dd>
        {company.status === 'pending' && (
          <dd className="col-span-2 text-ink-secondary">{t('balance:company.sent')}</dd>
        )}
      </dl>
    );
  return (
    <form
      ref={sheet}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="grid max-w-3xl items-start gap-x-6 gap-y-3 md:grid-cols-2 md:[&>p]:col-span-2"
    >
      <p className="text-ink-secondary">{t('balance:company.lead')}</p>
      {company && (
        <p role="alert" className="rounded border border-warning bg-warning-tint px-3 py-2 text-warning">
          {t('balance:company.reason', { reason: company.reason })} {t('balance:company.again')}
        </p>
      )}
      <Field
        label={t('balance:company.name')}
        value={name}
        error={errors.name}
        autoComplete="organization"
        maxLength={60}
        onChange={(event) => {
          setName(event.target.value);
          setErrors({ ...errors, name: undefined });
        }}
      />
      <Field
        label={t('balance:company.tax_no')}
        value={taxNo}
        error={errors.tax_no}
        autoComplete="off"
        maxLength={20}
        onChange={(event) => {
          setTaxNo(event.target.value.trim().toUpperCase());
          setErrors({ ...errors, tax_no: undefined });
        }}
      />
      <PicsField
        id="licence"
        field="application"
        most={1}
        pics={licence}
        error={errors.licence}
        onChange={(pics) => {
          setLicence(pics);
          setErrors({ ...errors, licence: undefined });
        }}
        words={{
          label: t('balance:company.licence'),
          hint: t('balance:company.licence_hint'),
          add: t('balance:company.add'),
          remove: t('balance:company.remove'),
          uploading: t('balance:company.uploading'),
        }}
      />
      <p>
        <Button kind="steel" type="submit" pending={isPending}>
          {t('balance:company.send')}
        </Button>
      </p>
    </form>
  );
}
