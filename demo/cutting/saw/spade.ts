import { goods, type Piece } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { spadeBit } from '#demo/pictures/tools/cutting/spade-bit.ts';

export const spade = goods({
  key: 'bit-spade-wood',
  trade: 'cutting',
  category: 'cutting-drills-masonry',
  name: w('木工三尖扁钻 六角柄 ⌀10-38', 'Spade bit, hex shank, ⌀10-38 mm'),
  brief: w('木材快速开孔，长 152 mm', 'Fast holes in wood, 152 mm long'),
  keywords: words('扁钻 木工开孔 三尖扁钻 spade bit'),
  standards: [],
  unit: UNIT.stick,
  moq: 10,
  params: [q('length', 152, 'mm'), q('shankForm', w('六角柄 6.35', '1/4 in hex'))],
  options: [w('直径', 'Diameter')],
  pieces: [10, 12, 14, 16, 18, 20, 22, 25, 28, 30, 32, 35, 38].map((d): Piece => ({
    designation: `⌀${d}`,
    at: [`${d} mm`],
    yuan: 1.4 + d * 0.07,
    grams: 38 + d * 1.5,
    cm3: 30,
  })),
  text: text(
    [
      '扁钻用于木材、石膏板开孔，转速 1000 至 2000 r/min，出口处减压可避免撕裂。',
      'For wood and plasterboard at 1000 to 2000 rpm; ease the pressure at the exit so that the wood does not split.',
    ],
    ['六角柄适用快换夹头，可配加长杆。', 'The hex shank fits quick-change chucks and extensions.'],
  ),
  pictures: spadeBit({ title: '木工扁钻', caption: '⌀25 × 152', d: 25, L: 152 }),
});
