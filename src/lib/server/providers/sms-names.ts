import { readFileSync } from 'node:fs';

const words = new URL('../../../../locales/zh-CN/sms.json', import.meta.url);

const leaves = (tree: object, path: string): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? leaves(value, `${path}${name}.`) : [`${path}${name}`],
  );

/** Every message that the mall may send: code.login, order.unpaid … */
export const smsNames = (): string[] => leaves(JSON.parse(readFileSync(words, 'utf8')) as object, '');
