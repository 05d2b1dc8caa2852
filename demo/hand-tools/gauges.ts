import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { callipers } from './callipers.ts';
import type { Gauge } from './gauge.ts';
import { micrometers } from './micrometers.ts';
import { tapes } from './tapes.ts';

const CARE = text(
  [
    '测量前擦净量面并核对零位；量具与工件应同温，20 ℃ 为标准温度，钢件每米每度伸长约 11.5 μm。',
    'Wipe the faces and check zero. Gauge and work should be at the same temperature, 20 °C by standard: steel grows 11.5 μm per metre and degree.',
  ],
  [
    '量面为淬硬不锈钢，出厂附检验报告；企业用户可按 JJG 规程周期检定，一般为一年。',
    'Measuring faces are hardened stainless steel and come with an inspection report; recalibrate yearly by your own rules.',
  ],
  [
    '数显型使用 SR44 或 CR2032 电池，开机即显示，防护等级 IP54 与 IP67 可选，切削液环境请选 IP67。',
    'Digital gauges run on SR44 or CR2032 cells; choose IP67 where coolant splashes.',
  ],
);

const GAUGES: readonly Gauge[] = [...callipers, ...micrometers, ...tapes];

export const gauges = GAUGES.map((g): SeedProduct =>
  goods({
    key: g.key,
    trade: 'hand-tools',
    category: g.category,
    ...(g.brand ? { brand: 'liangcun' } : {}),
    name: w(
      `${g.zh} ${g.rows[0]?.[0]} 至 ${g.rows.at(-1)?.[0]}`,
      `${g.en}, ${g.rows[0]?.[0]} to ${g.rows.at(-1)?.[0]}`,
    ),
    brief: w(
      g.reading === '—' ? '研磨工作面，附检验证书' : `分度 ${g.reading} mm，示值误差 ${g.error}`,
      g.reading === '—' ? 'Lapped faces, with certificate' : `Reads ${g.reading} mm, error ${g.error}`,
    ),
    keywords: [...words(g.search), '量具', 'measuring'],
    standards: [g.norm],
    unit: w('把', 'pc'),
    moq: g.moq ?? 1,
    multiple: g.moq && g.moq > 6 ? 6 : 1,
    ...(g.soldOut ? { soldOut: true } : {}),
    params: [
      ...(g.reading === '—' ? [] : [q('reading', g.reading, 'mm')]),
      q('accuracy', g.error),
      q(
        'material',
        g.category.endsWith('tape') && g.key.startsWith('tape')
          ? w('ABS 外壳，65Mn 尺带', 'ABS case, spring steel tape')
          : g.key.startsWith('level')
            ? w('铝合金', 'Aluminium')
            : w('不锈钢', 'Stainless steel'),
      ),
    ],
    options: [g.option],
    pieces: g.rows.map(([size, yuan, grams]): Piece => ({
      designation: size,
      at: [size],
      yuan,
      grams,
      cm3: grams * 2.2,
    })),
    text: CARE,
    pictures: g.pictures,
  }),
);
