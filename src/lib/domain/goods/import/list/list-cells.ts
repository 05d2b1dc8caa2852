import { simplify } from '../../search/index.ts';
import { plainNumber } from '../row/numbers.ts';
import { TENTHS } from './list-words.ts';

const ASKED =
  /^(?:[\p{Script=Han}]{0,4}(?:面议|电议|询价|议价|另议|面谈|电询|电联|来电|待定|定价|定做|定制|订货|订做|咨询)[\p{Script=Han}]{0,6}|询|议|暂无(?:报价)?|(?:price\s*)?(?:up)?on\s*(?:request|application)|p\.?o\.?[ar]\.?|request|call|ask|inquir[ey]|enquir[ey]|quote|rfq|t\.?b\.?[da]\.?)$/iu;
const NONE = /^[-–—/\\*×x·.]+$|^n\/?a$|^无$/i;

/** Whether a cell says that the price is on request. */
export const isAsked = (text: string): boolean => ASKED.test(simplify(text.normalize('NFKC').trim()));
/** A dash in a cell means that it is empty. */
export const isNone = (text: string): boolean => NONE.test(text.normalize('NFKC').trim());

const PRICE =
  /^(?:[¥￥$]|rmb|cny|约)?\s*(\d[\d,，' ]*(?:\.\d+)?)\s*[*※]?\s*(?:元|rmb|cny)?(?:\s*(?:\/|每)\s*([\p{Script=Han}a-z²³]{1,6}))?$/iu;
/** A price with the unit that its cell puts it to: 98元/公斤; a mark behind it leads to a remark: 31.0*. */
export function priceIn(text: string): { amount: string; per?: string } | undefined {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:含税|不含税)?(?:单价|价格|报价|售价)?\s*[:：]\s*(?=[¥￥\d])/, '')
    .replace(/(?<=\d[^()]*)\([^()]*(?:税|运)[^()]*\)$/, '');
  const found = PRICE.exec(plain);
  if (!found) return undefined;
  const amount = plainNumber(found[1]!);
  return found[2] ? { amount, per: found[2] } : { amount };
}

const THERE = /现货|有货|充足|大量|有库存|in\s*stock|ex\s*stock|available|^有$|^yes$|^√$/i;
const AWAY = /缺|无货|暂无|售罄|断货|停产|订货|订做|预订|期货|out\s*of\s*stock|sold\s*out|^no$|^×$/i;
/** 3天, 一周 below a stock say when it comes. */
const LATER =
  /^约?\s*(?:[\d.]+(?:\s*[-~–至]\s*\d+)?|[一二两三四五六七八九十半]+)\s*个?\s*(?:天|日|周|星期|月|工作日|days?|weeks?|months?)/i;
/** Pieces that are entered where a file only says that goods are in stock; the merchant can correct it. */
const SOME = '100';
/** A stock as a number: words say that something is there or not, and an empty cell that nobody counted. */
export function stockIn(text: string): string {
  const plain = simplify(text.normalize('NFKC').trim());
  if (!plain || isNone(plain) || isAsked(plain) || AWAY.test(plain) || LATER.test(plain)) return '0';
  if (THERE.test(plain)) return SOME;
  const number = plainNumber(plain.replace(/^[>≥约]+/, '').replace(/[\p{Script=Han}a-z+]+$/iu, ''));
  return /^\d+(?:\.\d+)?$/.test(number) ? String(Math.floor(Number(number))) : text;
}

/** A remark that only means "in stock". */
export const isThere = (text: string): boolean =>
  /^(?:有?现货|有货|有库存|库存充足|现货充足|in\s*stock|ex\s*stock)$/i.test(text.normalize('NFKC').trim());

/** What part of its list price a thing is sold at: 0.42, 50%, 4.2折, 85折; undefined if it cannot be read. */
export function shareIn(text: string): number | undefined {
  const [, digits, sign] = /^(\d+(?:\.\d+)?)\s*(%|折)?$/.exec(text.normalize('NFKC').trim()) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const whole = sign === '%' || number > 10 ? 100 : sign === TENTHS || number > 1 ? 10 : 1;
  const share = number / whole;
  return share > 0 && share <= 1 ? share : undefined;
}

/** The unit of an MOQ, where it counts pieces and no packs: 6把. */
export const countedIn = (text: string): string | undefined =>
  /^[>≥]?\s*\d+\s*([把个只支套根条片张台双副顶块颗件枚米])(?:起订?|起批)?$/u.exec(
    text.normalize('NFKC').trim(),
  )?.[1];

/** A least quantity as a number: ≥100, 50件, 1kg. */
export function quantityIn(text: string): string {
  const plain = plainNumber(text.normalize('NFKC').trim());
  const number = /^[>≥]?(\d+(?:\.\d+)?)[\p{Script=Han}a-z]*(?:起订?|起批)?$/iu.exec(plain)?.[1];
  // 整盘 counts nothing.
  if (number === undefined) return isNone(plain) || !/\d/.test(plain) ? '' : text;
  return String(Math.max(1, Math.ceil(Number(number))));
}

const SPANS: readonly [RegExp, number][] = [
  [/月|month/i, 30],
  [/周|星期|week/i, 7],
  [/工作日|working/i, 1],
];
/** Days until something is sent: 现货, 3-5天, 2周. */
export function daysIn(text: string): string {
  const plain = text.normalize('NFKC').trim();
  if (isNone(plain)) return '';
  if (THERE.test(plain) || /当天|即时/.test(plain)) return '0';
  const last = [...plain.matchAll(/\d+/g)].at(-1)?.[0];
  const unit = SPANS.find(([name]) => name.test(plain))?.[1] ?? 1;
  return last === undefined ? '' : String(Number(last) * unit);
}

const SAID_ONLY =
  /(?:价格|价目|报价|单价|资源|现货)?(?:报价|价格|价目|面价|资源|现货|产品|库存)(?:单|表|一览表|明细表|清单|目录)/g;
/** A title without its remarks about the list: 内六角螺钉报价单（单位：元/千件） names the screws. */
export function nameIn(title: string): string {
  return (
    title
      .normalize('NFKC')
      .replace(/^(?:产品|商品|货品)?(?:名称|品名|品种)\s*[:：]\s*/, '')
      .replace(/^\W*(?:20\d{2}\s+)?(?:price\s*list|quotation|catalogu?e)(?:\s+20\d{2})?\s*[-–—:]?/i, ' ')
      // 某某紧固件厂 before the goods is who makes them.
      .replace(
        /^\s*\p{Script=Han}[\p{Script=Han}（）()·]{2,24}?(?:公司|制造厂|厂|商行|经营部|门市部)\s+(?=\S*\p{Script=Han})/u,
        ' ',
      )
      .replace(/[(（]\s*20\d{2}\s*[年./-][\d\s月日./-]*[)）]/g, ' ')
      .replace(/[(（][^()（）]*(?:单位|元\/|单价|价格|含税|起执行|更新)[^()（）]*[)）]/g, ' ')
      // What stands in the columns is no name: (型号 / 内径 / 外径).
      .replace(/[(（][^()（）]*(?:型号|规格|内径|外径|尺寸)\s*[/／、][^()（）]*[)）]/g, ' ')
      .replace(/(?:计价)?(?:单位|单价|价格)\s*[:：].*$/, ' ')
      .replace(/[\s,，]元\s*[/／每]\s*[\p{Script=Han}a-z]{1,4}\s*$/iu, ' ')
      .replace(/(?:报价|更新|发布|执行)?日期\s*[:：].*$/, ' ')
      .replace(/(?:电话|手机|联系人|微信|地址|传真|qq|tel)\s*[/／]?.*$/i, ' ')
      .replace(/(?<![\d.])20\d{2}\s*[年.-]\s*\d{1,2}\s*[月.-]?\s*(?:\d{1,2}日?)?(?:起执行)?/g, ' ')
      .replace(/^[一二三四五六七八九十]+\s*[、.．]|^[★☆◆■●▲※\s]+|[★☆◆■●▲※\s]+$/g, '')
      .replace(SAID_ONLY, ' ')
      .replace(/系列$|大全$|最新$|等$|\s*现货$|(?<=\S{2})(?:报价|价格)$/g, '')
      .replace(/[—–_:：]+$|^[—–_:：]+/g, '')
      .replace(/\s{2,}/g, ' ')
      .replace(/^(?:sheet|工作表|表)?\s*\d*$/i, '')
      .trim()
      .replace(/(?<=\S{2})(?:报价|价格|价目)$/, '')
  );
}
