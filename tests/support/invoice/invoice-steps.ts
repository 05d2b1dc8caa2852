// Headers and invoices as the tests ask for them.
import type { HeaderForm } from '#lib/contracts/invoice.ts';

/** A company whose tax number has its right check sign. */
export const COMPANY: HeaderForm = {
  receipt_type: 1,
  receipt_title_type: 2,
  receipt_title: '华北机械制造有限公司',
  duty_paragraph: '91350100M000100Y43',
  email: 'tax@example.com',
  phone: '',
  bank_name: '',
  bank_code: '',
  address: '',
  tel: '',
};
export const SPECIAL: HeaderForm = {
  ...COMPANY,
  receipt_type: 2,
  bank_name: '中国银行邯郸分行',
  bank_code: '6222 0200 1122 3344',
  address: '邯郸市工业路8号',
  tel: '0310-6600000',
};
export const PERSON: HeaderForm = {
  ...COMPANY,
  receipt_title_type: 1,
  receipt_title: '王工',
  duty_paragraph: '',
};
/** Invoice numbers of twenty digits. */
export const invoiceNo = (n: number): string => `2513${String(n).padStart(16, '0')}`;
