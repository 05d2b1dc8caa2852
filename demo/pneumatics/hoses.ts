import { p, UNIT, w } from '#demo/flow/words.ts';
import { table } from '#demo/table.ts';
import { hosePicture, tubeSheet } from '#demo/pictures/pneumatics/air.ts';
import type { SeedProduct } from '#demo/types.ts';
import { airGoods } from './air-goods.ts';

/** EN 853: bore, outside of 1SN and 2SN, pressures in MPa, mass per metre in grams. */
const HOSE = table(
  'dn one two p1 p2 g1 g2',
  `
  6 13.4 15 22.5 40 210 350
  8 15 16.6 21.5 35 250 410
  10 17.4 19 18 33 320 520
  13 20.6 22.2 16 27.5 410 640
  16 23.7 25.4 13 25 480 740
  19 27.7 29.3 10.5 21.5 610 920
  25 35.6 38 8.8 16.5 900 1340`,
);

export const hose = (wires: 1 | 2, fitted: boolean): SeedProduct =>
  airGoods({
    key: `hose-${wires}sn${fitted ? '-fitted' : ''}`,
    category: 'pneumatics-hydraulic-hose',
    name: fitted
      ? w(`液压胶管总成 ${wires}SN 24°锥接头`, `Hydraulic hose assembly ${wires}SN 24° cone`)
      : w(`高压液压胶管 ${wires}SN`, `Hydraulic hose ${wires}SN`),
    brief:
      wires === 2
        ? w('两层钢丝编织，DN6~DN25', 'Two wire braids, DN6–DN25')
        : w('一层钢丝编织，DN6~DN25', 'One wire braid, DN6–DN25'),
    keywords: ['液压油管', '高压油管', '液压软管', '钢丝胶管', `R${wires}AT`, 'hydraulic hose'],
    standards: ['EN 853', 'SAE 100R2AT', 'GB/T 3683'].map((s) => (wires === 1 ? s.replace('R2', 'R1') : s)),
    unit: fitted ? UNIT.length : UNIT.metre,
    moq: fitted ? 2 : 10,
    multiple: 1,
    params: [
      p('medium', w('矿物液压油、水乙二醇', 'Mineral oil, water glycol')),
      p('temperature', '-40~100', '℃'),
      p('material', w('丁腈内胶，钢丝编织，氯丁外胶', 'Nitrile tube, steel braid, chloroprene cover')),
      p(w('安全系数', 'Safety factor'), '4:1'),
    ],
    options: fitted ? [w('通径', 'Bore'), w('长度', 'Length')] : [w('通径', 'Bore'), w('外胶', 'Cover')],
    pieces: HOSE.flatMap((row) =>
      (fitted ? [600, 1000, 1500, 2000] : [0, 1]).map((v) => {
        const perMetre = wires === 1 ? row.g1 : row.g2;
        const grams = fitted ? (perMetre * v) / 1000 + row.dn * 16 : perMetre;
        return {
          designation: fitted
            ? `${wires}SN DN${row.dn}×${v}`
            : `${wires}SN DN${row.dn}${v === 1 ? ' W' : ''}`,
          at: [`DN${row.dn}`, fitted ? w(`${v} mm`) : v === 0 ? w('光面', 'smooth') : w('布纹', 'wrapped')],
          yuan: fitted
            ? 7 + row.dn * 1.1 + (grams / 1000) * 21
            : 1.2 + (grams / 1000) * 19 * (v === 1 ? 0.96 : 1),
          grams,
          cm3: grams * 1.6,
          params: [
            p('id', row.dn, 'mm'),
            p('od', wires === 1 ? row.one : row.two, 'mm'),
            p(w('工作压力', 'Working pressure'), wires === 1 ? row.p1 : row.p2, 'MPa'),
            p(w('最小弯曲半径', 'Bend radius'), row.dn * 12 + 25, 'mm'),
          ],
        };
      }),
    ),
    text: {
      zh: [
        wires === 2
          ? '两层钢丝编织增强，用于挖掘机、注塑机、机床和液压站的中高压油路。'
          : '一层钢丝编织增强，用于回油和中低压油路、农机和升降台。',
        '内胶耐矿物油，钢丝层承压，外胶耐磨耐臭氧。爆破压力为工作压力的4倍，脉冲试验按标准不少于20万次。',
        fitted
          ? '接头为24°锥带O形圈，扣压后经1.5倍工作压力保压试验，两端戴防尘帽。长度从密封面量起，公差±1%。'
          : '裁切后吹净内壁，按接头样本选扣压量；安装时不得扭转，长度预留2%~4%收缩，弯曲半径从接头根部外约1.5倍外径处算起。',
      ],
      en: [
        wires === 2
          ? 'Two braids of steel wire, for the medium and high pressure of excavators, moulding machines, machine tools and power packs.'
          : 'One braid of steel wire, for return lines and lower pressures, farm machinery and lift tables.',
        'The tube resists mineral oil, the wire carries the pressure and the cover resists wear and ozone. Bursts at four times the working pressure; at least 200,000 impulses.',
        fitted
          ? '24° cone ends with O-rings, crimped and held at 1.5 times the working pressure, capped at both ends. Length between sealing faces, ±1 %.'
          : 'Blow out after cutting and crimp by the fitting’s table; never twist, allow 2–4 % of shortening, and begin the bend about 1.5 diameters from the fitting.',
      ],
    },
    pictures: {
      shaded: () => hosePicture(`Hose ${wires}SN`, fitted),
      dimension: () => tubeSheet(`EN 853 ${wires}SN · DN10`, wires === 1 ? 17.4 : 19, 10, wires + 1),
    },
  });
