import { beforeUnit, formatNumber } from './format.ts';
import type { Locale } from './locales.ts';
import { unitAfter } from './unit-after.ts';

interface Wanted {
  name: string;
  spec: string;
  num: number;
  unit: string;
}

/** What an inquiry asks for, in one line: 六角螺栓 M8×30 2,000 件；…, or Hex bolt M8×30, 2,000 pcs; … */
export function wantedGoods(items: readonly Wanted[], locale: Locale): string {
  const isChinese = locale === 'zh-CN';
  const said = items.map(({ name, spec, num, unit }) => {
    const goods = [name, spec].filter(Boolean).join(' ');
    const count = `${beforeUnit(formatNumber(num, locale), unit)} ${unitAfter(num, unit)}`;
    return isChinese ? `${goods} ${count}` : `${goods}, ${count}`;
  });
  return said.join(isChinese ? '；' : '; ');
}
