import { describe, expect, it } from 'vitest';
import { defineFlow } from '#lib/kernel/flow.ts';

const table = {
  name: 'parcel',
  states: [0, 1, 2, -1],
  start: 0,
  end: [2, -1],
  transitions: [
    { from: 0, event: 'ship', to: 1, actor: 'merchant' },
    { from: 1, event: 'confirm', to: 2, actor: ['buyer', 'system'] },
    { from: 0, event: 'refund', to: -1, actor: 'merchant' },
    { from: 2, event: 'refund', to: -1, actor: 'merchant' },
  ],
} as const;

describe('a flow', () => {
  const flow = defineFlow(table);

  it('knows every allowed step and no other', () => {
    const steps = flow.states.flatMap((from) =>
      (['ship', 'confirm', 'refund'] as const).map((event) => [from, event, flow.next(from, event)] as const),
    );
    expect(steps.filter(([, , to]) => to !== undefined)).toEqual([
      [0, 'ship', 1],
      [0, 'refund', -1],
      [1, 'confirm', 2],
      [2, 'refund', -1],
    ]);
  });

  it('lists what an actor may do', () => {
    expect(flow.allowed(0).map((row) => row.event)).toEqual(['ship', 'refund']);
    expect(flow.allowed(1, 'buyer').map((row) => row.event)).toEqual(['confirm']);
    expect(flow.allowed(0, 'buyer')).toEqual([]);
    expect(flow.allowed(-1)).toEqual([]);
  });

  it('draws itself', () => {
    const drawing = flow.toMermaid().split('\n');
    expect(drawing[0]).toBe('stateDiagram-v2');
    expect(drawing).toContain('  state "-1" as s_minus_1');
    expect(drawing).toContain('  [*] --> s_0');
    expect(drawing).toContain('  s_1 --> s_2 : confirm (buyer, system)');
    expect(drawing).toContain('  s_minus_1 --> [*]');
  });
});

describe('a table that cannot work does not load', () => {
  const row = (from: string, event: string, to: string) => ({ from, event, to, actor: 'buyer' });
  const sound = { name: 'x', states: ['a', 'b'], start: 'a', end: ['b'], transitions: [row('a', 'go', 'b')] };

  it('loads when it is sound, also with several starts', () => {
    expect(defineFlow(sound).next('a', 'go')).toBe('b');
    expect(defineFlow({ ...sound, start: ['a', 'b'] }).next('b', 'go')).toBeUndefined();
  });

  it.each([
    ['listed twice', { states: ['a', 'b', 'b'] }],
    ['state c is not listed', { transitions: [row('a', 'go', 'b'), row('a', 'leap', 'c')] }],
    ['state c is not listed', { start: 'c' }],
    ['state c is not listed', { end: ['b', 'c'] }],
    ['no start', { start: [] }],
    ['event go leaves state a twice', { transitions: [row('a', 'go', 'b'), row('a', 'go', 'a')] }],
    [
      'state c cannot be reached',
      { states: ['a', 'b', 'c'], transitions: [row('a', 'go', 'b'), row('c', 'go', 'b')] },
    ],
    ['state b has no way out', { end: [], transitions: [row('a', 'go', 'b'), row('b', 'stay', 'b')] }],
    ['nobody may cause go', { transitions: [{ ...row('a', 'go', 'b'), actor: [] }] }],
  ])('%s', (message, change) => {
    expect(() => defineFlow({ ...sound, ...change })).toThrow(message);
  });
});
