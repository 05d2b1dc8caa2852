import { UNIT, w } from '#demo/flow/words.ts';
import type { Words } from '#demo/types.ts';

/** How a fastener is sold: by the piece, by the hundred, or by the box of so many. */
export type Lot = 'fifty' | 'hundred' | 'box200' | 'box500' | 'box1000' | 'single' | 'metre';

interface Sale {
  /** Pieces in one selling unit. */
  pieces: number;
  sale: { unit: Words; moq: number; multiple: number; packing?: Words };
  note: Words;
}

const boxOf = (count: number): Sale => ({
  pieces: count,
  sale: { unit: UNIT.box, moq: 1, multiple: 1, packing: w(`1盒=${count}支`, `1 box = ${count} pcs`) },
  note: w(
    `每盒${count}支，盒外标签印有规格、等级和批号；整箱另套五层瓦楞箱，可按规格混装。重量按理论值计算，实际偏差不超过5%。`,
    `${count} pieces a box, labelled with size, class and batch; full cartons are double-wall and may be mixed. Masses are theoretical, within 5 % of the scale.`,
  ),
});

const loose = (step: number): Sale => ({
  pieces: 1,
  sale: { unit: UNIT.stick, moq: step, multiple: step, packing: w(`${step}支/盒`, `${step} pcs a box`) },
  note: w(
    `按${step}支的整数倍供货，同规格同批号装盒，盒内附质保书编号，可凭编号索取材质单和机械性能报告。单重为理论值，偏差不超过5%。`,
    `Sold in multiples of ${step}, one batch a box with the number of its certificate; chemical analysis and mechanical test report on request. Masses are theoretical, within 5 %.`,
  ),
});

const SALES: Record<Lot, Sale> = {
  fifty: loose(50),
  single: {
    pieces: 1,
    sale: { unit: UNIT.piece, moq: 10, multiple: 1 },
    note: w(
      '按个计价，10个起订；大规格单独套网防碰伤。单重为理论值，偏差不超过5%。',
      'Priced each, from 10 pieces; large sizes are netted one by one. Masses are theoretical, within 5 %.',
    ),
  },
  metre: {
    pieces: 1,
    sale: { unit: UNIT.length, moq: 10, multiple: 10, packing: w('10根/扎', '10 a bundle') },
    note: w(
      '每扎10根，两端套保护帽，外缠编织布；可代切定长并倒角，切口按根收费。',
      'Bundled in tens with end caps and woven wrap; cutting to length with chamfer is available and charged per cut.',
    ),
  },
  hundred: {
    pieces: 100,
    sale: { unit: w('百支', '100 pcs'), moq: 1, multiple: 1, packing: w('1百支=100支', '100 pcs a bag') },
    note: w(
      '按百支计价，内装防潮袋，袋外标签印有规格、等级和批号；整箱25 kg以内，便于搬运。重量按理论值计算，实际偏差不超过5%。',
      'Priced per hundred in moisture-proof bags labelled with size, class and batch; cartons stay under 25 kg. Masses are theoretical, within 5 %.',
    ),
  },
  box200: boxOf(200),
  box500: boxOf(500),
  box1000: boxOf(1000),
};

export const lotOf = (lot: Lot): Sale => SALES[lot];
