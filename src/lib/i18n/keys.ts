import type account from '../../../locales/zh-CN/account.json';
import type activity from '../../../locales/zh-CN/activity.json';
import type balance from '../../../locales/zh-CN/balance.json';
import type card from '../../../locales/zh-CN/card.json';
import type cart from '../../../locales/zh-CN/cart.json';
import type cashier from '../../../locales/zh-CN/cashier.json';
import type points from '../../../locales/zh-CN/points.json';
import type order from '../../../locales/zh-CN/order.json';
import type coupon from '../../../locales/zh-CN/coupon.json';
import type checkout from '../../../locales/zh-CN/checkout.json';
import type payment from '../../../locales/zh-CN/payment.json';
import type refund from '../../../locales/zh-CN/refund.json';
import type sms from '../../../locales/zh-CN/sms.json';
import type news from '../../../locales/zh-CN/news.json';
import type store from '../../../locales/zh-CN/store.json';
import type community from '../../../locales/zh-CN/community.json';
import type live from '../../../locales/zh-CN/live.json';
import type settle from '../../../locales/zh-CN/settle.json';
import type business_card from '../../../locales/zh-CN/business_card.json';
import type certificate from '../../../locales/zh-CN/certificate.json';
import type common from '../../../locales/zh-CN/common.json';
import type discovery from '../../../locales/zh-CN/discovery.json';
import type failures from '../../../locales/zh-CN/failures.json';
import type goods from '../../../locales/zh-CN/goods.json';
import type home from '../../../locales/zh-CN/home.json';
import type login from '../../../locales/zh-CN/login.json';
import type notice from '../../../locales/zh-CN/notice.json';
import type user from '../../../locales/zh-CN/user.json';
import type invoice from '../../../locales/zh-CN/invoice.json';
import type delivery from '../../../locales/zh-CN/delivery.json';
import type paper from '../../../locales/zh-CN/paper.json';
import type shell from '../../../locales/zh-CN/shell.json';

/** The words of zh-CN are the source; a key that is not there does not compile. */
interface Namespaces {
  account: typeof account;
  activity: typeof activity;
  balance: typeof balance;
  card: typeof card;
  cart: typeof cart;
  cashier: typeof cashier;
  points: typeof points;
  order: typeof order;
  coupon: typeof coupon;
  checkout: typeof checkout;
  payment: typeof payment;
  refund: typeof refund;
  sms: typeof sms;
  news: typeof news;
  store: typeof store;
  community: typeof community;
  live: typeof live;
  settle: typeof settle;
  business_card: typeof business_card;
  certificate: typeof certificate;
  common: typeof common;
  discovery: typeof discovery;
  failures: typeof failures;
  goods: typeof goods;
  home: typeof home;
  login: typeof login;
  notice: typeof notice;
  user: typeof user;
  invoice: typeof invoice;
  delivery: typeof delivery;
  paper: typeof paper;
  shell: typeof shell;
}

type Stem<S extends string> = S extends `${infer Base}_one` | `${infer Base}_other` ? Base : S;
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? Stem<K> : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

export type Namespace = keyof Namespaces;
export type Key = { [N in Namespace]: `${N}:${Paths<Namespaces[N]>}` }[Namespace];
