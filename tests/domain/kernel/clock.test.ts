import { describe, expect, it } from 'vitest';
import {
  after,
  clockAt,
  days,
  hours,
  minutes,
  seconds,
  shanghaiDay,
  shanghaiStamp,
} from '#lib/kernel/clock.ts';

describe('clockAt', () => {
  it('stands still until it is moved', () => {
    const clock = clockAt('2026-11-21T10:00+08:00');
    expect(clock.now().toISOString()).toBe('2026-11-21T02:00:00.000Z');
    clock.now().setFullYear(1999);
    clock.advance(minutes(30));
    expect(clock.now().toISOString()).toBe('2026-11-21T02:30:00.000Z');
    clock.set('2027-01-01T00:00+08:00');
    expect(clock.now().toISOString()).toBe('2026-12-31T16:00:00.000Z');
  });

  it('refuses what is no time, with an example', () => {
    expect(() => clockAt('tomorrow')).toThrow(/2026-11-21T10:00\+08:00/);
    expect(() => clockAt('2026-11-21T10:00+08:00').set('')).toThrow(RangeError);
  });
});

describe('durations and days', () => {
  it('are ms', () => {
    expect([seconds(1), minutes(1), hours(1), days(1)]).toEqual([1e3, 6e4, 36e5, 864e5]);
    expect(after(new Date(0), days(-1)).getTime()).toBe(-864e5);
  });

  it('count by the wall clock of Shanghai', () => {
    const lateEvening = new Date('2026-12-31T23:59:59.999+08:00');
    expect(shanghaiStamp(lateEvening)).toBe('20261231235959999');
    expect(shanghaiDay(lateEvening)).toBe('2026-12-31');
    expect(shanghaiDay(after(lateEvening, 1))).toBe('2027-01-01');
  });
});
