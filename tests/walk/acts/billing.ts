// The mall's own invoices to its stores, for what it took in a month.
import fc from 'fast-check';
import { feeInvoiceApi } from '#lib/contracts/fee-invoice.ts';
import { shanghaiDay, shanghaiTime } from '#lib/kernel/clock.ts';
import { act, colleague, mostly, nameOf, pick, storeName, type Act, type Walk } from '../act.ts';
import { DESKS, STORES } from '../world.ts';

const nat = fc.nat({ max: 1023 });
const HEADER = { receipt_title: '阀门有限公司', duty_paragraph: '91350100M000100Y43' };
const numberOf = (serial: number): string => String(serial).padStart(20, '0');

/** A month in which something was taken of a store; mostly the first, which is the likeliest to be over. */
const monthOf = ({ books }: Walk, at: number) => {
  const month = pick(
    books.feeMonths.toSorted((a, b) => a.month.localeCompare(b.month)),
    at % 4 ? 0 : at >> 2,
  );
  if (!month) return undefined;
  const { mer_id: merId } = month;
  const id = `${merId}-${month.month}`;
  const invoice = books.feeInvoices.find((one) => one.mer_id === merId && one.month === month.month);
  return { merId, id, invoice, name: `${storeName(merId)} for ${month.month}` };
};
/** A number that nothing has; now and then one that something has, or had. */
const numberFor = ({ books, memory }: Walk, dice: number): string => {
  const used = books.feeInvoices.flatMap((one) =>
    [...one.former_nos, one.invoice_no ?? [], one.red_no ?? []].flat(),
  );
  return (dice % 8 === 7 && pick(used, dice >> 3)) || numberOf((memory.serial += 1));
};

const ask = act({
  name: 'ask for a fee invoice',
  weight: 2,
  args: fc.record({ at: nat, dice: nat }),
  plan(walk, { at, dice }) {
    const of = monthOf(walk, at);
    if (!of) return undefined;
    const by = mostly(colleague(of.merId), STORES.map(colleague), dice);
    return {
      says: `${nameOf(by)} asks for the mall’s invoice to ${of.name}`,
      run: () => walk.world.as(by)(feeInvoiceApi.ask, { id: of.id, ...HEADER }),
    };
  },
});

const issue = act({
  name: 'issue a fee invoice',
  weight: 5,
  args: fc.record({ at: nat, dice: nat, red: nat }),
  plan(walk, { at, dice, red }) {
    const of = monthOf(walk, at);
    if (!of) return undefined;
    const by = DESKS[0]!;
    return {
      says: `${nameOf(by)} issues the mall’s invoice to ${of.name}`,
      run: () =>
        walk.world.as(by)(feeInvoiceApi.issue, {
          id: of.id,
          receipt_no: numberFor(walk, dice),
          ...(of.invoice?.status === 'issued' ? { red_no: numberFor(walk, red) } : {}),
          ...HEADER,
        }),
    };
  },
});

const cancel = act({
  name: 'cancel a fee invoice',
  weight: 2,
  args: fc.record({ at: nat, dice: nat }),
  plan(walk, { at, dice }) {
    const of = monthOf(walk, at);
    if (!of?.invoice) return undefined;
    const by = DESKS[0]!;
    return {
      says: `${nameOf(by)} cancels the mall’s invoice to ${of.name}`,
      run: () => walk.world.as(by)(feeInvoiceApi.redLetter, { id: of.id, red_no: numberFor(walk, dice) }),
    };
  },
});

/** What is charged in a month is invoiced once that is over. */
const monthEnds = act({
  name: 'a month ends',
  weight: 4,
  args: nat,
  plan({ world, books }) {
    const now = world.mall.clock.now();
    const month = shanghaiDay(now).slice(0, 7);
    if (!books.feeMonths.some((one) => one.month === month)) return undefined;
    const [year, number] = month.split('-').map(Number);
    const next = number === 12 ? `${year! + 1}-01-01` : `${year}-${String(number! + 1).padStart(2, '0')}-01`;
    return {
      says: `${month} ends`,
      async run() {
        await world.pass(shanghaiTime(next, 0).getTime() - now.getTime());
        return next;
      },
    };
  },
});

export const billing: Act[] = [ask, issue, cancel, monthEnds];
