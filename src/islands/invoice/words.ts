import type { HeaderFacts, HeaderForm } from '#lib/contracts/invoice.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';

/** A header of the wire as a form holds it. */
export function formOf(header: HeaderFacts): HeaderForm {
  return {
    receipt_type: header.receipt_type === 2 ? 2 : 1,
    receipt_title_type: header.receipt_title_type === 2 ? 2 : 1,
    receipt_title: header.receipt_title,
    duty_paragraph: header.duty_paragraph,
    email: header.email,
    phone: header.phone,
    bank_name: header.bank_name,
    bank_code: header.bank_code,
    address: header.address,
    tel: header.tel,
  };
}

export const typeWord = (t: Translate, header: HeaderFacts): string =>
  wireWord(t, 'invoice:type', header.receipt_type);
export const titleTypeWord = (t: Translate, header: HeaderFacts): string =>
  wireWord(t, 'invoice:title_type', header.receipt_title_type);
export const stateWord = (t: Translate, state: string): string => wireWord(t, 'invoice:state', state);

/** "Electronic plain invoice · Company", for rows and lists. */
export const headerWord = (t: Translate, header: HeaderFacts): string =>
  `${typeWord(t, header)}\u00a0· ${header.receipt_title}`;
