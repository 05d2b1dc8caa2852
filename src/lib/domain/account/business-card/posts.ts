import type { Locale } from '#lib/i18n/locales.ts';

/** Posts that people of stores and buyers write on their cards. */
const POSTS: Readonly<Record<string, string>> = {
  总经理: 'General manager',
  副总经理: 'Deputy general manager',
  经理: 'Manager',
  销售: 'Sales',
  销售经理: 'Sales manager',
  销售总监: 'Sales director',
  销售工程师: 'Sales engineer',
  外贸经理: 'Export manager',
  客服: 'Customer service',
  客服经理: 'Customer service manager',
  采购: 'Purchasing',
  采购员: 'Buyer',
  采购主管: 'Purchasing supervisor',
  采购经理: 'Purchasing manager',
  采购总监: 'Purchasing director',
  工程师: 'Engineer',
  技术经理: 'Technical manager',
  财务: 'Finance',
  店长: 'Store manager',
};

/** A post in the words of the reader, where it is a usual one. */
export const postIn = (post: string, locale: Locale): string =>
  locale === 'en-US' ? (POSTS[post] ?? post) : post;
