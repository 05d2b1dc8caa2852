/** Rules of form fields that both sides hold; free of zod, because the browser keeps this file. */
import {
  MAIN_PRODUCTS_MAX,
  MAIN_PRODUCTS_MIN,
  NAME_MAX,
  NAME_MIN,
  NICKNAME_MAX,
  NICKNAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '../kernel/limits.ts';

/** Mainland mobile number (specification, section 5). */
export const PHONE = /^1[3-9]\d{9}$/;
/** Letters, digits and underscore (specification, section 5). */
export const SMS_CODE = /^\w+$/;
/** 6 to 16 letters and digits, at least one of each (specification, sections 5 and 9). */
export const PASSWORD = new RegExp(`^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]{${PASSWORD_MIN},${PASSWORD_MAX}}$`);

/** Characters as a reader counts them: a rare character or an emoji is one. */
const lengthOf = (text: string): number => [...text.trim()].length;
/** Invisible letters do not count, and a name is one line. */
const isName = (text: string, least: number, most: number): boolean =>
  between(lengthOf(text), least, most) &&
  lengthOf(text.replace(UNSEEN, '')) >= least &&
  !/[\r\n\u2028\u2029]/.test(text.trim());
const UNSEEN = /[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;
export const isNickname = (text: string): boolean => isName(text, NICKNAME_MIN, NICKNAME_MAX);
export const isPersonName = (text: string): boolean => isName(text, NAME_MIN, NAME_MAX);

const between = (n: number, least: number, most: number): boolean => n >= least && n <= most;

/** "bolts, nuts，washers" as a list; the comma may be Chinese. */
export const mainProductsOf = (text: string): string[] =>
  text
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter(Boolean);
/** One to four, separated by commas, none of them longer than a name (specification, section 5). */
export const isMainProducts = (text: string): boolean => {
  const words = mainProductsOf(text);
  return (
    between(words.length, MAIN_PRODUCTS_MIN, MAIN_PRODUCTS_MAX) && words.every((word) => lengthOf(word) <= 20)
  );
};
/** One address, without a name before it or another one behind it: letters are sent to whatever a mail server reads in it. */
export const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]{2,}$/;

export type Fault =
  | 'ERROR1'
  | 'ERROR2'
  | 'ERROR3'
  | 'ERROR6'
  | 'ERROR7'
  | 'ERROR8'
  | 'ERROR9'
  | 'ERROR10'
  | 'ERROR12'
  | 'ERROR13'
  | 'ERROR15'
  | 'factor.code'
  | 'nickname.length'
  | 'card.name'
  | 'card.company'
  | 'card.email'
  | 'card.main_products'
  | 'intention.mer_name'
  | 'intention.legal_person'
  | 'intention.company_name'
  | 'intention.name'
  | 'intention.category'
  | 'intention.type'
  | 'notice.email'
  | 'code.wrong';

export const nicknameFault = (name: string): Fault | undefined =>
  isNickname(name) ? undefined : 'nickname.length';

export const phoneFault = (phone: string): Fault | undefined =>
  phone === '' ? 'ERROR2' : PHONE.test(phone) ? undefined : 'ERROR3';

export const smsCodeFault = (code: string): Fault | undefined =>
  code === '' ? 'ERROR7' : SMS_CODE.test(code) ? undefined : 'ERROR12';

/** `missing` is ERROR8 where a password is asked for, ERROR9 where a new one is chosen. */
export const newPasswordFault = (password: string, missing: Fault = 'ERROR8'): Fault | undefined =>
  password === '' ? missing : PASSWORD.test(password) ? undefined : 'ERROR15';

export const confirmFault = (password: string, again: string): Fault | undefined =>
  again === '' ? 'ERROR10' : again === password ? undefined : 'ERROR13';

/** Name of a company: letters, digits, brackets; two characters at least. */
export const COMPANY_NAME = /^[\p{L}\p{N}][\p{L}\p{N}\s()（）&·.,'-]{0,58}[\p{L}\p{N})）.]$/u;
/** Number of a taxpayer in China: 15, 18 or 20 digits and capital letters. */
export const TAX_NO = /^[0-9A-Z]{15}([0-9A-Z]{3}([0-9A-Z]{2})?)?$/;

/** Tax classification code (税收分类编码) of a product, or none. */
export const TAX_CODE = /^(\d{19})?$/;

/** What a feedback is about. */
export const FEEDBACK_TYPES = ['fault', 'idea', 'complaint', 'other'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** What can be kept as a favourite: 0 a product, 10 a store. */
export const FAVOURITE_TYPES = { product: 0, store: 10, belt: 11, market: 12 } as const;

/** What one may be in a company: everything, buy, decide about orders, or read and pay. */
export const TEAM_ROLES = ['admin', 'purchaser', 'approver', 'finance'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];
