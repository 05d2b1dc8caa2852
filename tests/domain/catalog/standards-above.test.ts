// Standards that an office writes once, in the title above its goods.
import { expect, test } from 'vitest';
import { standardsAbove } from '#lib/domain/goods/import/list/standards-above.ts';

test('goods have the standards of the nearest title that names them', () => {
  expect(standardsAbove(['DIN 934 HEX NUTS', 'DIN 933 HEX BOLTS'], 'Hex nut M8')).toBe('DIN 934');
  expect(standardsAbove(['DIN 933 / ISO 4017 HEX HEAD SCREWS'], 'Hex head screw')).toBe('DIN 933 | ISO 4017');
  expect(standardsAbove(['', 'HG/T 20592-2009 带颈对焊法兰 单价：元/片'], '')).toBe('HG/T 20592-2009');
});

test('goods of another kind than the title, certificates of the firm and numbers of lists have none', () => {
  expect(standardsAbove(['DIN 933 HEX BOLTS'], 'Hex nut M8')).toBe('');
  expect(standardsAbove(['通过 ISO 9001 认证 螺栓专业生产'], '六角螺栓')).toBe('');
  expect(standardsAbove(['Price list No. 2026-11'], 'Hex nut M8')).toBe('');
});
