import type account from '../../../locales/zh-CN/account.json';
import type activity from '../../../locales/zh-CN/activity.json';
import type balance from '../../../locales/zh-CN/balance.json';
import type bundle from '../../../locales/zh-CN/bundle.json';
import type card from '../../../locales/zh-CN/card.json';
import type cart from '../../../locales/zh-CN/cart.json';
import type catalog from '../../../locales/zh-CN/catalog.json';
import type chat from '../../../locales/zh-CN/chat.json';
import type cashier from '../../../locales/zh-CN/cashier.json';
import type points from '../../../locales/zh-CN/points.json';
import type order from '../../../locales/zh-CN/order.json';
import type coupon from '../../../locales/zh-CN/coupon.json';
import type checkout from '../../../locales/zh-CN/checkout.json';
import type payment from '../../../locales/zh-CN/payment.json';
import type refund from '../../../locales/zh-CN/refund.json';
import type sample from '../../../locales/zh-CN/sample.json';
import type company from '../../../locales/zh-CN/company.json';
import type sms from '../../../locales/zh-CN/sms.json';
import type article from '../../../locales/zh-CN/article.json';
import type search from '../../../locales/zh-CN/search.json';
import type taxonomy from '../../../locales/zh-CN/taxonomy.json';
import type oversight from '../../../locales/zh-CN/oversight.json';
import type editing from '../../../locales/zh-CN/editing.json';
import type site_desk from '../../../locales/zh-CN/site_desk.json';
import type staff from '../../../locales/zh-CN/staff.json';
import type store from '../../../locales/zh-CN/store.json';
import type machine from '../../../locales/zh-CN/machine.json';
import type store_closing from '../../../locales/zh-CN/store_closing.json';
import type store_money from '../../../locales/zh-CN/store_money.json';
import type post from '../../../locales/zh-CN/post.json';
import type broadcast from '../../../locales/zh-CN/broadcast.json';
import type intention from '../../../locales/zh-CN/intention.json';
import type business_card from '../../../locales/zh-CN/business_card.json';
import type certificate from '../../../locales/zh-CN/certificate.json';
import type common from '../../../locales/zh-CN/common.json';
import type discovery from '../../../locales/zh-CN/discovery.json';
import type failures from '../../../locales/zh-CN/failures.json';
import type fee_invoice from '../../../locales/zh-CN/fee_invoice.json';
import type goods from '../../../locales/zh-CN/goods.json';
import type home from '../../../locales/zh-CN/home.json';
import type identity from '../../../locales/zh-CN/identity.json';
import type network from '../../../locales/zh-CN/network.json';
import type notice from '../../../locales/zh-CN/notice.json';
import type user from '../../../locales/zh-CN/user.json';
import type insight from '../../../locales/zh-CN/insight.json';
import type inquiry from '../../../locales/zh-CN/inquiry.json';
import type quotation from '../../../locales/zh-CN/quotation.json';
import type invoice from '../../../locales/zh-CN/invoice.json';
import type desk from '../../../locales/zh-CN/desk.json';
import type delivery from '../../../locales/zh-CN/delivery.json';
import type own_category from '../../../locales/zh-CN/own_category.json';
import type paper from '../../../locales/zh-CN/paper.json';
import type shell from '../../../locales/zh-CN/shell.json';
import type mass_change from '../../../locales/zh-CN/mass_change.json';
import type price_list from '../../../locales/zh-CN/price_list.json';
import type store_home from '../../../locales/zh-CN/store_home.json';
import type library from '../../../locales/zh-CN/library.json';
import type customer from '../../../locales/zh-CN/customer.json';
import type api_docs from '../../../locales/zh-CN/api_docs.json';

/** The words of zh-CN are the source; a key that is not there does not compile. */
interface Namespaces {
  api_docs: typeof api_docs;
  account: typeof account;
  activity: typeof activity;
  balance: typeof balance;
  bundle: typeof bundle;
  card: typeof card;
  cart: typeof cart;
  catalog: typeof catalog;
  cashier: typeof cashier;
  chat: typeof chat;
  points: typeof points;
  order: typeof order;
  coupon: typeof coupon;
  checkout: typeof checkout;
  payment: typeof payment;
  refund: typeof refund;
  sample: typeof sample;
  company: typeof company;
  sms: typeof sms;
  article: typeof article;
  taxonomy: typeof taxonomy;
  oversight: typeof oversight;
  editing: typeof editing;
  site_desk: typeof site_desk;
  staff: typeof staff;
  store: typeof store;
  store_closing: typeof store_closing;
  store_money: typeof store_money;
  machine: typeof machine;
  search: typeof search;
  post: typeof post;
  broadcast: typeof broadcast;
  intention: typeof intention;
  business_card: typeof business_card;
  certificate: typeof certificate;
  common: typeof common;
  discovery: typeof discovery;
  failures: typeof failures;
  fee_invoice: typeof fee_invoice;
  goods: typeof goods;
  home: typeof home;
  identity: typeof identity;
  network: typeof network;
  notice: typeof notice;
  user: typeof user;
  insight: typeof insight;
  inquiry: typeof inquiry;
  quotation: typeof quotation;
  invoice: typeof invoice;
  delivery: typeof delivery;
  desk: typeof desk;
  own_category: typeof own_category;
  paper: typeof paper;
  shell: typeof shell;
  mass_change: typeof mass_change;
  price_list: typeof price_list;
  library: typeof library;
  store_home: typeof store_home;
  customer: typeof customer;
}

/** A word with a plural is asked for without it; one that ends in _other may also just be called so. */
type Stem<S extends string> = S extends `${infer Base}_one`
  ? Base
  : S extends `${infer Base}_other`
    ? Base | S
    : S;
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? Stem<K> : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

type Groups<T> = {
  [K in keyof T & string]: T[K] extends string ? never : K | `${K}.${Groups<T[K]>}`;
}[keyof T & string];

export type Namespace = keyof Namespaces;
/** Where several keys stand below one: a file, `sms`, or a part of one, `order:state`. */
export type Group = Namespace | { [N in Namespace]: `${N}:${Groups<Namespaces[N]>}` }[Namespace];
export type Key = { [N in Namespace]: `${N}:${Paths<Namespaces[N]>}` }[Namespace];
