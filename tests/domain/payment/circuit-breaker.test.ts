import { expect, test } from 'vitest';
import { ProviderResting, withCircuitBreaker } from '#lib/adapters/payment/circuit-breaker.ts';
import type { PaymentProvider } from '#lib/adapters/payment/payment-provider.ts';
import { clockAt, seconds } from '#lib/kernel/clock.ts';

function flaky() {
  const state = { isDown: true, asked: 0 };
  const provider: PaymentProvider = {
    name: 'flaky',
    isLocal: true,
    start: async () => ({}),
    async ask(outTradeNo) {
      state.asked += 1;
      if (state.isDown) throw new Error('timeout');
      return { outTradeNo, status: 'pending' };
    },
    close: async () => undefined,
    refund: async () => 'done',
    readNotice: async () => undefined,
    noticeAnswer: { body: '', contentType: 'text/plain' },
  };
  return { provider, state };
}

test('after five failures in a row a provider is left alone for half a minute, then tried once', async () => {
  const clock = clockAt('2026-11-21T10:00:00+08:00');
  const { provider, state } = flaky();
  const guarded = withCircuitBreaker(provider, clock);
  for (let turn = 0; turn < 5; turn += 1) await expect(guarded.ask('1')).rejects.toThrow('timeout');
  await expect(guarded.ask('1')).rejects.toThrow(ProviderResting);
  await expect(guarded.start({} as never)).rejects.toThrow(ProviderResting);
  expect(state.asked).toBe(5);

  clock.advance(seconds(30));
  await expect(guarded.ask('1')).rejects.toThrow('timeout');
  await expect(guarded.ask('1')).rejects.toThrow(ProviderResting);

  clock.advance(seconds(30));
  state.isDown = false;
  expect(await guarded.ask('1')).toMatchObject({ status: 'pending' });
  state.isDown = true;
  await expect(guarded.ask('1')).rejects.toThrow('timeout');
  await expect(guarded.ask('1')).rejects.toThrow('timeout');
});

test('notices are read while the provider rests: it may be our way to it that is broken', async () => {
  const clock = clockAt('2026-11-21T10:00:00+08:00');
  const guarded = withCircuitBreaker(flaky().provider, clock);
  for (let turn = 0; turn < 5; turn += 1) await guarded.ask('1').catch(() => undefined);
  expect(await guarded.readNotice({}, '')).toBeUndefined();
});
