import type { Fen } from '../../kernel/money.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const SECTIONS = ['', '万', '亿', '万亿'];

function section(value: number): string {
  let words = '';
  let hasGap = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) {
      hasGap = words !== '';
      continue;
    }
    words += `${hasGap ? '零' : ''}${DIGITS[digit]}${PLACES[place]}`;
    hasGap = false;
  }
  return words;
}

/** An amount as Chinese papers spell it out, so that no digit can be changed: 123450 fen → 壹仟贰佰叁拾肆元伍角整. */
export function amountInWords(fen: Fen): string {
  let rest = Math.floor(Math.abs(fen) / 100);
  let words = '';
  for (let at = 0; rest > 0; at += 1) {
    const part = rest % 10_000;
    rest = Math.floor(rest / 10_000);
    // A section that is short of thousands, with something above it, is introduced by a zero.
    const isShort = part > 0 && part < 1000 && rest > 0;
    if (part > 0) words = `${isShort ? '零' : ''}${section(part)}${SECTIONS[at]}${words}`;
    else if (words && !words.startsWith('零')) words = `零${words}`;
  }
  const cents = Math.abs(fen) % 100;
  const [jiao, fenDigit] = [Math.floor(cents / 10), cents % 10];
  const whole = words ? `${words}元` : '';
  if (cents === 0) return `${whole || '零元'}整`;
  const small = `${jiao > 0 ? `${DIGITS[jiao]}角` : whole ? '零' : ''}${fenDigit > 0 ? `${DIGITS[fenDigit]}分` : '整'}`;
  return `${fen < 0 ? '负' : ''}${whole}${small}`;
}
