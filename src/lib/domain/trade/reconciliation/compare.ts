import type { DifferenceKind, MoneyWay } from '#lib/contracts/states.ts';
import type { Fen } from '#lib/kernel/money.ts';
import type { StatementLine } from './read-statement.ts';

/** A payment or a refund as the mall keeps it. */
export interface OwnLine {
  way: MoneyWay;
  number: string;
  amount: Fen;
  /** The mall has booked it as done. */
  isDone: boolean;
  at: Date;
}
export interface Difference {
  kind: DifferenceKind;
  way: MoneyWay;
  number: string;
  tradeNo: string;
  amountThere: Fen | null;
  amountHere: Fen | null;
  at: Date;
}

const nameOf = ({ way, number }: { way: MoneyWay; number: string }): string => `${way} ${number}`;

/**
 * Compares a statement file with the mall's payments and refunds: those that the file names, and those of its days.
 * Several rows of one number are one movement. Answers how many agree, and where they do not.
 */
export function compare(
  there: readonly StatementLine[],
  here: readonly OwnLine[],
): { matched: number; differences: Difference[] } {
  const own = new Map(here.map((line) => [nameOf(line), line]));
  const told = new Map<string, StatementLine>();
  for (const line of there) {
    const before = told.get(nameOf(line));
    told.set(nameOf(line), before ? { ...before, amount: before.amount + line.amount } : line);
  }
  const differences: Difference[] = [];
  let matched = 0;
  for (const [name, { way, number, tradeNo, amount, at }] of told) {
    const mine = own.get(name);
    const base = { way, number, tradeNo, amountThere: amount, at };
    if (!mine?.isDone) differences.push({ ...base, kind: 'missing_here', amountHere: null });
    else if (mine.amount !== amount) differences.push({ ...base, kind: 'amount', amountHere: mine.amount });
    else matched += 1;
  }
  for (const [name, { way, number, amount, at, isDone }] of own)
    if (isDone && !told.has(name))
      differences.push({
        kind: 'missing_there',
        way,
        number,
        tradeNo: '',
        amountThere: null,
        amountHere: amount,
        at,
      });
  return { matched, differences };
}

/**
 * Gives rows that name a payment, and no refund, the number of a refund of that payment with the same amount; each
 * refund is used once. Rows that fit none keep the payment's number.
 */
export function nameRefunds(
  lines: readonly StatementLine[],
  refunds: readonly { number: string; payment: string; amount: Fen }[],
): StatementLine[] {
  const left = Map.groupBy(refunds, ({ payment, amount }) => `${payment} ${amount}`);
  return lines.map((line) => {
    if (!line.isOfPayment) return line;
    const own = left.get(`${line.number} ${line.amount}`)?.shift();
    return own ? { ...line, number: own.number } : line;
  });
}
