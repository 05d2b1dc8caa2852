import { goods, type Text } from '#lib/seed/demo/flow/goods.ts';
import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import type { Material } from '#lib/seed/drawings/metal.ts';
import { pipePile, sheets, slotted } from '#lib/seed/drawings/flow/profile.ts';
import { pictures } from '#lib/seed/drawings/scene/index.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';

const PLASTIC_TEXT: Text = {
  zh: ['塑料管以dn（外径）标注，与钢管的DN不同：dn32约对应DN25，dn63对应DN50，dn110对应DN100。壁厚由S系列或SDR决定，SDR = 外径÷壁厚。', '公称压力以20℃、50年计；温度升高按标准折减：PE100在30℃取0.87，PVC-U在40℃取0.8，PPR在70℃连续使用的许用压力约为20℃时的三分之一。', '线膨胀大（PE约0.18、PPR约0.15、PVC-U约0.07 mm/m·℃），明装应设支架和自由臂，避免阳光直射。'],
  en: ['Plastic pipe is named by its outside diameter dn, unlike the DN of steel: dn32 is about DN25, dn63 DN50, dn110 DN100. The wall follows from the SDR, which is diameter over wall.', 'Pressures are for 20 °C and 50 years. With heat they fall: PE100 at 30 °C to 0.87, PVC-U at 40 °C to 0.8, PP-R at a constant 70 °C to about a third.', 'Plastics grow with heat (mm per m and °C: PE 0.18, PP-R 0.15, PVC-U 0.07): give visible pipes brackets and free arms, and shade.'],
};
const PROFILE_TEXT: Text = {
  zh: ['工业铝型材为6063-T5挤压，阳极氧化膜10 μm以上，四面T形槽，用T形螺母和角件连接，机架可随时拆改。', '欧标30系列槽宽8 mm、40系列槽宽8 mm、20系列槽宽6 mm，连接件须按槽宽选配；端面中心孔可攻M6（20系列M5、40系列M8）用于端面连接。', '挠度参考：4040一米跨度两端支承、中点100 kg时约0.9 mm。切断公差±0.5 mm，端面垂直度0.3°。'],
  en: ['Extruded in 6063-T5 and anodised to 10 μm or more, with T-slots on all sides: frames are joined with T-nuts and brackets and changed at any time.', 'Series 30 and 40 have slots of 8 mm, series 20 of 6 mm; choose the connectors by the slot. The centre bore takes an M6 thread (M5 for 20, M8 for 40).', 'For orientation, 4040 over 1 m, supported at both ends with 100 kg in the middle, bends about 0.9 mm. Cut to ±0.5 mm and 0.3° square.'],
};
const SHEET_TEXT: Text = {
  zh: ['钢板重量 = 长(m) × 宽(m) × 厚(mm) × 7.85 kg；304取7.93，铝取2.7。冷轧、不锈钢和铝板按负公差轧制，实际厚度通常比标称薄3%~8%。', '304表面：2B为冷轧雾面，No.1为热轧酸洗，拉丝HL和镜面8K带保护膜。折弯内半径建议不小于板厚。', '整张出货，可激光切割、折弯和剪板；薄板卷曲或单托立放，卸货须两人以上。'],
  en: ['Mass is length (m) × width (m) × thickness (mm) × 7.85 kg for steel, 7.93 for 304, 2.7 for aluminium. Cold-rolled, stainless and aluminium sheet is rolled to minus tolerance, usually 3–8 % under the nominal.', 'Stainless finishes: 2B is cold-rolled and dull, No. 1 hot-rolled and pickled, hairline and mirror carry film. Bend with an inner radius of at least the thickness.', 'Sold by the sheet; laser cutting, bending and shearing to order. Thin sheets travel rolled or on edge: unload with two people.'],
};

interface Pipe {
  key: string;
  name: Words;
  brief: Words;
  words: readonly string[];
  standards: readonly string[];
  paint: Material;
  stripe?: string;
  density: number;
  perKg: number;
  series: readonly { words: Words; sdr: number; sign: string }[];
  sizes: readonly number[];
  metres: number;
}
const pipe = (k: Pipe): SeedProduct => goods({
  key: k.key, trade: 'pipes', category: 'pipes-plastic-pressure', name: k.name, brief: k.brief, keywords: ['塑料管', '水管', 'plastic pipe', ...k.words], standards: [...k.standards], unit: UNIT.length, packing: w(`1根=${k.metres}米`, `1 length = ${k.metres} m`),
  params: [p('material', k.name), p('standardLength', k.metres, 'm'), p(w('密度', 'Density'), k.density, 'g/cm³'), p(w('设计寿命', 'Design life'), w('50年', '50 years'))], options: [w('压力系列', 'Series'), w('外径', 'Diameter')],
  pieces: k.series.flatMap((s) => k.sizes.map((dn) => {
    const wall = Math.max(1.6, Math.ceil((dn / s.sdr) * 10) / 10);
    const perMetre = (Math.PI * (dn - wall) * wall * k.density) / 1000;
    return { designation: `dn${dn}×${wall} ${s.sign}`, at: [s.words, `dn${dn}`], yuan: perMetre * k.metres * k.perKg + 0.3, grams: perMetre * k.metres * 1000, cm3: dn * dn * k.metres, params: [p('od', dn, 'mm'), p('wall', wall, 'mm'), p('massPerMetre', Number(perMetre.toFixed(3)), 'kg/m')] };
  })),
  text: PLASTIC_TEXT, pictures: pictures(() => pipePile({ title: k.name.en, caption: `dn63×${Math.ceil((63 / (k.series[0]?.sdr ?? 11)) * 10) / 10}`, material: k.paint, od: 63, wall: Math.ceil((63 / (k.series[0]?.sdr ?? 11)) * 10) / 10, count: k.paint === 'black' ? 1 : 3, ...(k.stripe ? { stripe: k.stripe } : {}) })),
});

/** Slotted profiles: width and height in cells, cell, slot, bore, kg/m. */
const PROFILES = [['2020', 1, 1, 20, 6, 5, 0.48], ['2040', 2, 1, 20, 6, 5, 0.87], ['2080', 4, 1, 20, 6, 5, 1.62], ['3030', 1, 1, 30, 8, 6.8, 0.86], ['3060', 2, 1, 30, 8, 6.8, 1.55], ['4040', 1, 1, 40, 8, 6.8, 1.46], ['4080', 2, 1, 40, 8, 6.8, 2.68], ['8080', 2, 2, 40, 8, 6.8, 4.9]] as const;
const LENGTHS = [300, 500, 800, 1000, 1500, 2000, 3000, 6000] as const;
const profile = ([no, columns, rows, cell, slot, bore, mass]: (typeof PROFILES)[number]): SeedProduct => goods({
  key: `alu-profile-${no}`, trade: 'pipes', category: 'pipes-aluminium-slot', name: w(`${no}工业铝型材 6063-T5`, `Slotted aluminium profile ${no}, 6063-T5`), brief: w('阳极氧化银白，定长切断', 'Anodised silver or black, cut to length'), keywords: ['铝型材', '工业铝型材', `${no}铝型材`, 'T槽', 'aluminium extrusion', 'T-slot'], standards: ['GB/T 6892', 'GB/T 5237'], unit: UNIT.length,
  params: [p('material', w('6063-T5')), p(w('截面', 'Section'), `${columns * cell}×${rows * cell}`, 'mm'), p(w('槽宽', 'Slot'), slot, 'mm'), p(w('中心孔', 'Bore'), bore, 'mm'), p('massPerMetre', mass, 'kg/m')], options: [w('颜色', 'Colour'), w('长度', 'Length')],
  pieces: [[w('银白', 'Silver'), '', 1], [w('黑色', 'Black'), ' BK', 1.1]].flatMap(([colour, sign, factor]) => LENGTHS.map((length) => {
    const kg = (mass * length) / 1000;
    return { designation: `${no}×${length}${sign}`, at: [colour as Words, w(`${length} mm`)], yuan: (kg * 27.5 + 1) * (factor as number), grams: kg * 1000, cm3: (columns * rows * cell * cell * length) / 900, params: [p('length', length, 'mm'), p('mass', Number(kg.toFixed(2)), 'kg')] };
  })),
  text: PROFILE_TEXT, pictures: pictures(() => slotted({ title: no, caption: `${no}  ${columns * cell}×${rows * cell}`, material: 'aluminium', cell, columns, rows, slot, bore })),
});

interface Sheet {
  key: string;
  name: Words;
  words: readonly string[];
  standards: readonly string[];
  material: Words;
  paint: Material;
  density: number;
  perKg: number;
  thick: readonly number[];
  formats: readonly (readonly [number, number])[];
  pattern?: 'tears' | 'brushed';
  surface: Words;
  soldOut?: boolean;
}
const sheet = (k: Sheet): SeedProduct => goods({
  key: k.key, trade: 'pipes', category: k.paint === 'stainless' ? 'pipes-sheet-stainless' : k.paint === 'aluminium' || k.paint === 'copper' || k.paint === 'brass' ? 'pipes-sheet-nonferrous' : 'pipes-sheet-steel', name: k.name, brief: w('整张定尺，可切割折弯', 'Standard sheets, cut and bent to order'), keywords: ['板材', '钢板', 'sheet', 'plate', ...k.words], standards: [...k.standards], unit: UNIT.sheet, ...(k.soldOut ? { soldOut: true } : {}),
  params: [p('material', k.material), p('surface', k.surface), p(w('密度', 'Density'), k.density, 'g/cm³')], options: [w('板幅', 'Format'), w('厚度', 'Thickness')],
  pieces: k.formats.flatMap(([a, b]) => k.thick.map((t) => {
    const kg = (a * b * t * k.density) / 1e6;
    return { designation: `${t}×${a}×${b}`, at: [`${a}×${b}`, w(`${t} mm`)], yuan: kg * k.perKg * (t < 1 ? 1.06 : 1), grams: kg * 1000, cm3: (a * b * t) / 1000 * 1.2, params: [p('thickness', t, 'mm'), p('dims', `${a}×${b}`, 'mm'), p('mass', Number(kg.toFixed(2)), 'kg')] };
  })),
  text: SHEET_TEXT, pictures: pictures(() => sheets({ title: k.name.en, caption: `${k.thick[2] ?? k.thick[0]}×${k.formats[0]?.[0]}×${k.formats[0]?.[1]}`, material: k.paint, width: k.formats[0]?.[0] ?? 1000, length: k.formats[0]?.[1] ?? 2000, thick: k.thick[2] ?? 2, ...(k.pattern ? { pattern: k.pattern } : {}) })),
});
const COLD = [[1000, 2000], [1250, 2500]] as const;
const WIDE = [[1220, 2440], [1500, 3000]] as const;

export const plasticsAndSheets: SeedProduct[] = [
  pipe({ key: 'pipe-ppr', name: w('PPR热熔给水管', 'PP-R water pipe'), brief: w('冷热水，S3.2/S2.5', 'Hot and cold water, S3.2 and S2.5'), words: ['PPR管', '热水管'], standards: ['GB/T 18742.2'], paint: 'white', stripe: '#D81E06', density: 0.9, perKg: 17, series: [{ words: w('S3.2 (PN20)'), sdr: 7.4, sign: 'S3.2' }, { words: w('S2.5 (PN25)'), sdr: 6, sign: 'S2.5' }], sizes: [20, 25, 32, 40, 50, 63, 75, 90, 110], metres: 4 }),
  pipe({ key: 'pipe-ppr-green', name: w('PPR绿色给水管', 'PP-R pipe, green'), brief: w('工程款，S5/S4冷水', 'For projects, cold water S5 and S4'), words: ['PPR管', '冷水管'], standards: ['GB/T 18742.2'], paint: 'green', density: 0.9, perKg: 13.8, series: [{ words: w('S5 (PN12.5)'), sdr: 11, sign: 'S5' }, { words: w('S4 (PN16)'), sdr: 9, sign: 'S4' }], sizes: [20, 25, 32, 40, 50, 63, 75, 90, 110], metres: 4 }),
  pipe({ key: 'pipe-pvcu', name: w('PVC-U给水管', 'PVC-U pressure pipe'), brief: w('承插胶粘，1.0/1.6 MPa', 'Solvent socket, 1.0 and 1.6 MPa'), words: ['UPVC管', 'PVC管', '胶水管'], standards: ['GB/T 10002.1'], paint: 'grey', density: 1.43, perKg: 9.2, series: [{ words: w('PN10'), sdr: 21, sign: 'PN10' }, { words: w('PN16'), sdr: 13.6, sign: 'PN16' }], sizes: [20, 25, 32, 40, 50, 63, 75, 90, 110, 160, 200], metres: 4 }),
  pipe({ key: 'pipe-pe100', name: w('PE100给水管', 'PE100 water pipe'), brief: w('热熔对接，埋地与顶管', 'Butt fusion, for burial and pipe jacking'), words: ['PE管', 'HDPE管', '盘管'], standards: ['GB/T 13663.2', 'ISO 4427'], paint: 'black', stripe: '#2F6FC2', density: 0.955, perKg: 11.6, series: [{ words: w('SDR17 (PN10)'), sdr: 17, sign: 'SDR17' }, { words: w('SDR11 (PN16)'), sdr: 11, sign: 'SDR11' }], sizes: [32, 40, 50, 63, 75, 90, 110, 160, 200, 250], metres: 6 }),
  pipe({ key: 'pipe-pe-gas', name: w('PE100燃气管', 'PE100 gas pipe'), brief: w('黄条标识，电熔连接', 'Yellow stripes, electrofusion'), words: ['PE燃气管', '煤气管'], standards: ['GB/T 15558.1'], paint: 'black', stripe: '#F0C31E', density: 0.955, perKg: 13.4, series: [{ words: w('SDR11'), sdr: 11, sign: 'SDR11' }], sizes: [32, 40, 63, 90, 110, 160, 200], metres: 6 }),
  ...PROFILES.map(profile),
  sheet({ key: 'sheet-hr-q235', name: w('Q235B热轧钢板', 'Hot-rolled plate Q235B'), words: ['热轧板', '中板', '铁板'], standards: ['GB/T 3274'], material: w('Q235B'), paint: 'castIron', density: 7.85, perKg: 4.05, thick: [3, 4, 5, 6, 8, 10, 12, 16, 20], formats: [[1500, 3000], [1500, 6000]], surface: w('黑皮', 'Mill scale') }),
  sheet({ key: 'sheet-cr-spcc', name: w('SPCC冷轧钢板', 'Cold-rolled sheet SPCC'), words: ['冷轧板', '冷板', 'SPCC'], standards: ['GB/T 5213', 'JIS G 3141'], material: w('SPCC'), paint: 'steel', density: 7.85, perKg: 4.85, thick: [0.5, 0.8, 1, 1.2, 1.5, 2, 2.5, 3], formats: COLD, surface: w('涂油光面', 'Oiled') }),
  sheet({ key: 'sheet-gi', name: w('镀锌钢板 DX51D+Z', 'Galvanised sheet DX51D+Z'), words: ['镀锌板', '白铁皮'], standards: ['GB/T 2518'], material: w('DX51D+Z80'), paint: 'zinc', density: 7.85, perKg: 5.15, thick: [0.5, 0.6, 0.8, 1, 1.2, 1.5, 2], formats: COLD, surface: w('热镀锌80 g/m²', 'Zinc 80 g/m²') }),
  sheet({ key: 'sheet-chequered', name: w('Q235花纹钢板', 'Chequered plate Q235'), words: ['花纹板', '防滑板', '扁豆花纹'], standards: ['GB/T 33974'], material: w('Q235B'), paint: 'steel', density: 8.05, perKg: 4.3, thick: [2.5, 3, 4, 5, 6, 8], formats: [[1250, 2500], [1500, 3000]], pattern: 'tears', surface: w('扁豆形花纹', 'Lentil pattern') }),
  sheet({ key: 'sheet-304-2b', name: w('304不锈钢板 2B', 'Stainless 304 sheet, 2B'), words: ['不锈钢板', '304板', '2B'], standards: ['GB/T 3280', 'ASTM A240'], material: w('304'), paint: 'stainless', density: 7.93, perKg: 16.2, thick: [0.5, 0.8, 1, 1.2, 1.5, 2, 2.5, 3], formats: WIDE, surface: w('2B') }),
  sheet({ key: 'sheet-304-hl', name: w('304不锈钢拉丝板', 'Stainless 304 sheet, hairline'), words: ['拉丝板', '不锈钢板', 'HL'], standards: ['GB/T 3280'], material: w('304'), paint: 'stainless', density: 7.93, perKg: 18.4, thick: [0.6, 0.8, 1, 1.2, 1.5, 2], formats: WIDE, pattern: 'brushed', surface: w('拉丝覆膜', 'Hairline, filmed') }),
  sheet({ key: 'sheet-316l', name: w('316L不锈钢板 2B', 'Stainless 316L sheet, 2B'), words: ['316L板', '不锈钢板'], standards: ['GB/T 3280', 'ASTM A240'], material: w('316L'), paint: 'stainless', density: 7.98, perKg: 27.8, thick: [1, 1.5, 2, 3, 4, 5], formats: WIDE, surface: w('2B'), soldOut: true }),
  sheet({ key: 'sheet-5052', name: w('5052-H32铝板', 'Aluminium sheet 5052-H32'), words: ['铝板', '防锈铝'], standards: ['GB/T 3880'], material: w('5052-H32'), paint: 'aluminium', density: 2.68, perKg: 27, thick: [0.8, 1, 1.5, 2, 3, 4, 5], formats: WIDE, surface: w('光面覆膜', 'Mill finish, filmed') }),
  sheet({ key: 'sheet-6061', name: w('6061-T6铝板', 'Aluminium plate 6061-T6'), words: ['铝板', '合金铝板'], standards: ['GB/T 3880'], material: w('6061-T6'), paint: 'aluminium', density: 2.7, perKg: 31, thick: [3, 5, 6, 8, 10, 12, 15, 20], formats: [[1250, 2500]], surface: w('本色', 'Plain') }),
  sheet({ key: 'sheet-t2', name: w('T2紫铜板', 'Copper sheet T2'), words: ['铜板', '紫铜板'], standards: ['GB/T 2040'], material: w('T2-Y2'), paint: 'copper', density: 8.94, perKg: 84, thick: [0.5, 1, 1.5, 2, 3, 5], formats: [[600, 1500]], surface: w('光亮', 'Bright') }),
];
