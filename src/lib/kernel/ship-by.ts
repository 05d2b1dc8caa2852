import { after, days, shanghaiDay, shanghaiTime } from './clock.ts';

/** Days on which a store sends nothing, both included: "2026-10-01" to "2026-10-07"; empty: there are none. */
export interface Closing {
  from: string;
  until: string;
}

/** Whether a store sends nothing on this day. */
const isClosedOn = (day: string, { from, until }: Closing): boolean =>
  from !== '' && from <= day && day <= until;

const next = (day: string): string => shanghaiDay(after(shanghaiTime(day, 0), days(1)));

/**
 * The day by which an order is to be sent: so many days after the payment as its goods take to make, and none of them
 * while the store is closed.
 */
export function shipBy(paidAt: Date, leadDays: number, closing: Closing): string {
  let day = shanghaiDay(paidAt);
  for (let left = leadDays; ; day = next(day)) {
    if (isClosedOn(day, closing)) {
      // What is closed is passed over in one step, however long it is.
      day = closing.until;
      continue;
    }
    if (left === 0) return day;
    left -= 1;
  }
}
