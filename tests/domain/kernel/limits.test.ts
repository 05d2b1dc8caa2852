import { describe, expect, it } from 'vitest';
import * as limits from '#lib/kernel/limits.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The figures as the specification and the rules print them, so that a slip in a unit is seen. */
describe('limits', () => {
  it('are in ms', () => {
    expect(limits.SMS_RESEND_WAIT).toBe(60_000);
    expect(limits.QR_POLL_INTERVAL).toBe(2_000);
    expect(limits.TOKEN_LIFE).toBe(7 * DAY);
    expect(limits.VIRTUAL_PHONE_LIFE).toBe(120 * MINUTE);
  });

  it('are in fen and thousandths', () => {
    expect(limits.FREE_SHIPPING_AMOUNT).toBe(2_000_00);
    expect(limits.POINTS_CAP_PERMILLE).toBe(200);
    expect(limits.DEPOSIT_CAP_PERMILLE).toBe(200);
    expect(limits.IMAGE_BYTES_MAX).toBe(2_097_152);
  });
});
