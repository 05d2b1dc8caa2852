/** Money is a safe integer of fen. This module does the arithmetic; nothing else divides money. */

export type Fen = number;

const YUAN_PATTERN = /^(-?)(0|[1-9]\d{0,13})(?:\.(\d{1,2}))?$/;

function safe(value: number): Fen {
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${value} is not a whole number of fen in the safe range`);
  return value === 0 ? 0 : value;
}

/** Decimal yuan with two digits, as the wire carries it: 1230 → "12.30", -5 → "-0.05". */
export function yuan(fen: Fen): string {
  const digits = String(Math.abs(safe(fen))).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads "12", "12.3" or "-12.30"; undefined for anything else (spaces, signs, three digits, leading zeros). */
export function parseYuan(text: string): Fen | undefined {
  const parts = YUAN_PATTERN.exec(text);
  if (!parts) return undefined;
  const [, sign, whole = '0', cents = ''] = parts;
  const fen = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(fen)) return undefined;
  return sign === '-' && fen !== 0 ? -fen : fen;
}

/** An amount that the wire carries or a field holds, in fen; 0 while the text is no amount. */
export const fenOf = (text: string): Fen => parseYuan(text) ?? 0;

/** Sum in fen; 0 for an empty list. */
export function sumFen(amounts: Iterable<Fen>): Fen {
  let sum = 0;
  for (const amount of amounts) sum = safe(sum + safe(amount));
  return sum;
}

/** Unit price × quantity, in fen. */
export function multiply(unit: Fen, quantity: number): Fen {
  return safe(safe(unit) * safe(quantity));
}

/** `amount × part / whole`, truncated towards zero, exact for any safe integers; `whole` must not be 0. */
export function share(amount: Fen, part: number, whole: number): Fen {
  return safe(Number((BigInt(amount) * BigInt(part)) / BigInt(whole)));
}

/** A rate in thousandths of an amount, truncated: permille(1999, 200) is a fifth, 399. */
export function permille(amount: Fen, rate: number): Fen {
  return share(amount, rate, 1000);
}

/** The amount before value added tax of `rate` percent, rounded half away from zero so that a refund mirrors its sale. */
export function withoutTax(fen: Fen, rate = 13): Fen {
  const whole = BigInt(100 + rate);
  const cents = BigInt(Math.abs(safe(fen)));
  const net = Number((cents * 200n + whole) / (whole * 2n));
  return fen < 0 && net !== 0 ? -net : net;
}

/**
 * Splits `total` by weights: truncated shares, and the remainder goes to the last one with a weight. The parts always
 * sum to `total`. When no weight is above zero the parts are equal shares.
 */
export function splitFen(total: Fen, weights: readonly number[]): Fen[] {
  if (weights.length === 0) {
    if (total === 0) return [];
    throw new RangeError(`${total} fen cannot be split over nothing`);
  }
  if (weights.some((weight) => weight < 0)) throw new RangeError('a weight is below zero');
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n)
    return splitFen(
      total,
      weights.map(() => 1),
    );
  const parts = weights.map((weight) => Number((BigInt(total) * BigInt(weight)) / whole));
  const last = weights.findLastIndex((weight) => weight > 0);
  const rest = safe(total) - sumFen(parts.map((part) => (part === 0 ? 0 : part)));
  return parts.map((part, index) => safe(index === last ? part + rest : part));
}
