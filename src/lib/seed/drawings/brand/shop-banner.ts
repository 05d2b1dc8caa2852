import type { Words } from '../../types.ts';
import { path, rect } from '../svg.ts';
import { mark } from './marks.ts';
import type { MerchantSign } from './merchant-logo.ts';
import { motif } from './motifs/motif.ts';
import { INKS, fitSize, houseAt, sheet, sweep, textWidth, type } from './sheet.ts';

export interface ShopFacts {
  products: readonly Words[];
  city: Words;
  county: Words;
}

/** The names of the main goods as a row of outlined tags. */
function tags(x: number, y: number, products: readonly Words[], ink: string): string {
  let left = x;
  return products
    .slice(0, 4)
    .map((product) => {
      const wide = textWidth(product.zh, 17) + 28;
      const at = left;
      left += wide + 12;
      return (
        rect(at, y, wide, 34, { rx: 4, fill: 'none', stroke: ink, 'stroke-opacity': '.55' }) +
        type(at + 14, y + 23, product.zh, 17, { fill: ink })
      );
    })
    .join('');
}

/** The head of a shop (1200×280): its name and goods on its colour, its wares on white. */
export function shopBanner(sign: MerchantSign, facts: ShopFacts): string {
  const [main, deep, pale] =
    sign.mark === '工采' ? ([INKS.red, '#8F1404', INKS.tint] as const) : houseAt(sign.serial);
  const trade = sign.trades[0] ?? 'fasteners';
  const second = sign.trades[1];
  const light = sign.serial % 3 === 0;
  const [ink, quiet] = light ? [deep, INKS.secondary] : [INKS.white, '#FFFFFFCC'];
  const place = `${facts.city.zh}${facts.county.zh} · 始于${sign.founded}年`;
  return sheet([1200, 280], sign.name.zh, (pen) => [
    rect(0, 0, 1200, 280, { fill: light ? sweep(pen, INKS.white, pale) : sweep(pen, main, deep) }),
    mark(trade, 430, -60, 400, light ? main : INKS.white, 0.07),
    light ? rect(0, 0, 10, 280, { fill: main }) : '',
    path(second ? 'M726 0H1200V280H656Z' : 'M846 0H1200V280H776Z', {
      fill: light ? INKS.white : sweep(pen, '#FFFFFF', '#EDF0F3'),
    }),
    second ? motif(pen, second, { left: 720, top: 76, right: 916, bottom: 244 }) : '',
    motif(pen, trade, { left: second ? 936 : 850, top: 26, right: 1166, bottom: 256 }),
    type(64, 66, place, 18, { fill: quiet, 'letter-spacing': 2 }),
    type(61, 142, sign.name.zh, fitSize(sign.name.zh, 70, second ? 540 : 660), {
      fill: ink,
      'font-weight': 700,
      'letter-spacing': 2,
    }),
    type(64, 178, sign.name.en, 20, { fill: quiet, 'letter-spacing': 1.2 }),
    tags(64, 208, facts.products, ink),
  ]);
}
