import { describe, expect, it } from 'vitest';
import { fail, firstFailure, ok } from '#lib/kernel/result.ts';

describe('results', () => {
  it('carry only what is given', () => {
    expect(ok()).toStrictEqual({ ok: true, value: undefined });
    expect(ok(3)).toStrictEqual({ ok: true, value: 3 });
    expect(fail('goods.gone')).toStrictEqual({ ok: false, failure: { code: 'goods.gone' } });
    expect(fail('stock.short', { n: 2 }, 'line-1')).toStrictEqual({
      ok: false,
      failure: { code: 'stock.short', params: { n: 2 }, field: 'line-1' },
    });
  });
});

describe('firstFailure', () => {
  it('stops at the first refusal', () => {
    const run: string[] = [];
    const refusal = firstFailure(
      () => void run.push('a'),
      () => ok(run.push('b')),
      () => (run.push('c'), fail('c.refuses')),
      () => (run.push('d'), fail('d.refuses')),
    );
    expect(refusal).toEqual(fail('c.refuses'));
    expect(run).toEqual(['a', 'b', 'c']);
  });

  it('is undefined when all agree', () => {
    expect(
      firstFailure(
        () => ok(),
        () => undefined,
      ),
    ).toBeUndefined();
    expect(firstFailure()).toBeUndefined();
  });
});
