import { fail, ok, type Result } from '#lib/kernel/result.ts';

/** A number as it shall be, or what is added to each. */
export interface Typed {
  isAdded: boolean;
  isPercent: boolean;
  /** Thousandths of a percent would be finer than anybody types: hundredths of it, or of a yuan. */
  amount: number;
}

/** "12.50", "+5%", "-0.20"; undefined: neither. */
export function typedValue(text: string): Typed | undefined {
  const found = /^([+-]?)(\d{1,9})(?:\.(\d{1,2}))?(%?)$/.exec(text.replace(/[¥￥,，\s]/g, ''));
  if (!found) return undefined;
  const [, sign = '', whole = '', part = '', percent = ''] = found;
  if (percent && !sign) return undefined;
  const amount = (Number(whole) * 100 + Number(part.padEnd(2, '0') || 0)) * (sign === '-' ? -1 : 1);
  return { isAdded: sign !== '', isPercent: percent !== '', amount };
}

/** The text of each row: one line is for all, else there are as many lines as rows. An empty one changes nothing. */
export function textsFor(by: string, count: number): Result<string[], 'mass_change.lines'> {
  const lines = by.replace(/\r/g, '').replace(/\n+$/, '').split('\n');
  if (lines.length === 1) return ok(Array.from({ length: count }, () => lines[0]!.trim()));
  if (lines.length !== count) return fail('mass_change.lines', { n: count }, 'by');
  return ok(lines.map((line) => line.split('\t')[0]!.trim()));
}

/** What a typed value makes of fen. */
export function fenBy({ isAdded, isPercent, amount }: Typed, fen: number): number {
  if (!isAdded) return amount;
  return isPercent ? Math.round((fen * (10_000 + amount)) / 10_000) : fen + amount;
}
