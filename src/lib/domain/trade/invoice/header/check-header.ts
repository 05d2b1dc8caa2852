import { EMAIL } from '#lib/contracts/fields.ts';
import type { HeaderFacts, HeaderForm } from '#lib/contracts/invoice.ts';
import type { HeaderSnapshot } from '#lib/db/schema/invoice.ts';
import { allFailures, fail, ok, type Result } from '#lib/kernel/result.ts';
import { isTaxNo, plainTaxNo } from '#lib/kernel/tax-no.ts';

const MOBILE = /^1[3-9]\d{9}$/;
const ACCOUNT = /^\d{8,30}$/;
/** What a special invoice needs besides the tax number, with the failure when it is missing. */
const SPECIAL = [
  ['bank_name', 'invoice.bank_name'],
  ['bank_code', 'invoice.bank_code'],
  ['address', 'invoice.address'],
  ['tel', 'invoice.tel'],
  ['email', 'invoice.email_missing'],
] as const;

/**
 * A header from a form, as it is stored. A company needs its tax number; a special invoice needs a company with bank,
 * account, address, telephone and e-mail (section 5 of the specification). Fields that a person's invoice does not have
 * are dropped.
 */
export function checkHeader(
  form: HeaderForm,
): Result<
  HeaderSnapshot,
  | 'invoice.address'
  | 'invoice.bank_account'
  | 'invoice.bank_code'
  | 'invoice.bank_name'
  | 'invoice.email'
  | 'invoice.email_missing'
  | 'invoice.phone'
  | 'invoice.special_company'
  | 'invoice.tax_no'
  | 'invoice.tax_no_missing'
  | 'invoice.tel'
  | 'invoice.title'
> {
  const isCompany = form.receipt_title_type === 2;
  const isSpecial = form.receipt_type === 2;
  const taxNo = plainTaxNo(form.duty_paragraph);
  const account = form.bank_code.replace(/\s+/g, '');
  const refusal = allFailures(
    () => (form.receipt_title ? undefined : fail('invoice.title', undefined, 'receipt_title')),
    () => (isSpecial && !isCompany ? fail('invoice.special_company', undefined, 'receipt_type') : undefined),
    () => (isCompany && !taxNo ? fail('invoice.tax_no_missing', undefined, 'duty_paragraph') : undefined),
    () => (isCompany && !isTaxNo(taxNo) ? fail('invoice.tax_no', undefined, 'duty_paragraph') : undefined),
    () => (form.email && !EMAIL.test(form.email) ? fail('invoice.email', undefined, 'email') : undefined),
    () => (form.phone && !MOBILE.test(form.phone) ? fail('invoice.phone', undefined, 'phone') : undefined),
    ...SPECIAL.map(
      ([name, code]) =>
        () =>
          isSpecial && isCompany && !form[name] ? fail(code, undefined, name) : undefined,
    ),
    () =>
      isCompany && account && !ACCOUNT.test(account)
        ? fail('invoice.bank_account', undefined, 'bank_code')
        : undefined,
  );
  if (refusal) return refusal;
  const ofCompany = (text: string): string => (isCompany ? text : '');
  return ok({
    type: isSpecial ? 'special' : 'plain',
    titleType: isCompany ? 'company' : 'person',
    title: form.receipt_title,
    taxNo: ofCompany(taxNo),
    email: form.email,
    phone: form.phone,
    bankName: ofCompany(form.bank_name),
    bankAccount: ofCompany(account),
    address: ofCompany(form.address),
    tel: ofCompany(form.tel),
  });
}

/** A header as the wire shows it. */
export const headerFacts = (header: HeaderSnapshot): HeaderFacts => ({
  receipt_type: header.type === 'special' ? 2 : 1,
  receipt_title_type: header.titleType === 'company' ? 2 : 1,
  receipt_title: header.title,
  duty_paragraph: header.taxNo,
  email: header.email,
  phone: header.phone,
  bank_name: header.bankName,
  bank_code: header.bankAccount,
  address: header.address,
  tel: header.tel,
});

/** Whether two invoices have the same header; e-mail and phone only tell where they are sent. */
export function isSameHeader(one: HeaderSnapshot, other: HeaderSnapshot): boolean {
  const names = ['type', 'titleType', 'title', 'taxNo', 'bankName', 'bankAccount', 'address', 'tel'] as const;
  return names.every((name) => one[name] === other[name]);
}
