/** The domain asks a Clock for the time and never the machine, so that tests and the development page can set it. */

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface MovableClock extends Clock {
  /** Moves on (or back) by a duration in ms. */
  advance(ms: number): void;
  /** Jumps to a point in time, ISO with offset. */
  set(iso: string): void;
}

/** A clock that stands still until it is moved; for tests and the development page. */
export function clockAt(iso: string): MovableClock {
  let time = timeOf(iso);
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms;
    },
    set: (next) => {
      time = timeOf(next);
    },
  };
}

function timeOf(iso: string): number {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) throw new RangeError(`${iso} is not a time; write it like 2026-11-21T10:00+08:00`);
  return time;
}

/** Durations in ms. */
export const seconds = (n: number): number => n * 1000;
export const minutes = (n: number): number => seconds(n * 60);
export const hours = (n: number): number => minutes(n * 60);
export const days = (n: number): number => hours(n * 24);

/** A later (or earlier) date; `ms` is a duration from the functions above. */
export function after(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms);
}

/** Whichever comes later. */
export const later = (one: Date, other: Date): Date => (one > other ? one : other);

// China has kept +08:00 without summer time since 1991, so the offset needs no table.
const SHANGHAI_OFFSET = hours(8);

/** Wall-clock digits in Asia/Shanghai: yyyymmddHHMMssSSS. */
export function shanghaiStamp(date: Date): string {
  return after(date, SHANGHAI_OFFSET).toISOString().replace(/\D/g, '');
}

/** The calendar day in Asia/Shanghai: "2026-11-21". */
export function shanghaiDay(date: Date): string {
  return after(date, SHANGHAI_OFFSET).toISOString().slice(0, 10);
}

/** Date and time in Asia/Shanghai: "2026-11-21 10:00:00". */
export function shanghaiText(date: Date): string {
  return after(date, SHANGHAI_OFFSET).toISOString().slice(0, 19).replace('T', ' ');
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** The same in English, to the minute: "Nov 21, 2026, 14:05". */
export function shanghaiWords(date: Date): string {
  const [day = '', time = ''] = shanghaiText(date).split(' ');
  const [year, month, nth] = day.split('-').map(Number);
  return `${MONTHS[month! - 1]} ${nth}, ${year}, ${time.slice(0, 5)}`;
}

/** A whole hour (0 to 24) of a Shanghai day as a point in time. */
export const shanghaiTime = (day: string, hour: number): Date =>
  after(new Date(timeOf(`${day}T00:00:00+08:00`)), hours(hour));

/** A typed time; without an offset it is in the mall's time zone. An invalid date if it cannot be read. */
export const typedTime = (text: string): Date =>
  new Date(/(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}+08:00`);

/** When the month of a moment began in Shanghai. */
export function monthStart(date: Date): Date {
  const there = after(date, SHANGHAI_OFFSET);
  return after(new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1)), -SHANGHAI_OFFSET);
}
