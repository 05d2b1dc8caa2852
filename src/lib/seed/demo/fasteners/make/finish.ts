import { w } from '#lib/seed/demo/flow/words.ts';
import type { Material } from '#lib/seed/drawings/metal.ts';
import type { Words } from '#lib/seed/types.ts';

/** A material in a strength class with its surface, as fasteners are sold. */
export interface Finish {
  key: string;
  /** As it stands in the product's name. */
  name: Words;
  material: Words;
  grade: Words;
  surface: Words;
  /** Nominal tensile strength and yield strength, MPa; brass and wire have no class. */
  tensile: number;
  yield: number;
  /** g/cm³ */
  density: number;
  /** Yuan per kg of finished goods before the work of the shape. */
  perKg: number;
  picture: Material;
  /** What the material does and does not bear. */
  about: Words;
}

const CARBON = w('低碳钢 Q235 / SWRCH', 'Low-carbon steel (Q235 / SWRCH)');
const MEDIUM = w('中碳钢 35# / 45# 调质', 'Medium-carbon steel, quenched and tempered');
const ALLOY = w('合金钢 35CrMo / SCM435 调质', 'Alloy steel 35CrMo / SCM435, quenched and tempered');
const BLUE = w('蓝白锌（三价铬）', 'Zinc plated, clear trivalent passivation');
const BLACK = w('氧化发黑', 'Black oxide');
const BARE = w('本色', 'Plain');

const ZINC_TEXT = w(
  '表面镀蓝白锌，镀层5~8 μm，三价铬钝化，不含六价铬，中性盐雾试验48小时无白锈，适合室内和一般干燥环境。',
  'Zinc plated 5–8 µm with trivalent passivation, free of hexavalent chromium; 48 h neutral salt spray without white rust. Meant for indoor and generally dry surroundings.',
);
const BLACK_TEXT = w(
  '表面氧化发黑并浸防锈油，尺寸几乎不变，适合机床、模具和工装等有油环境；露天或潮湿处请选镀锌或不锈钢。',
  'Black oxide with rust-preventive oil leaves the size unchanged and suits oiled machinery, moulds and fixtures; outdoors or in the damp choose zinc or stainless.',
);
const TEMPER_TEXT = w(
  '硬度和抗拉强度高，酸洗电镀有氢脆风险，故以发黑浸油供货；需要镀层时请选无氢工艺的锌铝涂层。',
  'High strength makes pickling and electroplating a risk of hydrogen embrittlement, so it comes black and oiled; where a coating is needed use zinc flake.',
);

const F = (finish: Finish): Finish => finish;

export const FINISHES = {
  '4.8': F({ key: '48zn', name: w('4.8级 镀锌', 'class 4.8 zinc plated'), material: CARBON, grade: w('4.8'), surface: BLUE, tensile: 400, yield: 320, density: 7.85, perKg: 6.6, picture: 'zinc', about: ZINC_TEXT }),
  '4.8yz': F({ key: '48yz', name: w('4.8级 镀彩锌', 'class 4.8 yellow zinc'), material: CARBON, grade: w('4.8'), surface: w('彩锌', 'Zinc plated, yellow passivation'), tensile: 400, yield: 320, density: 7.85, perKg: 6.9, picture: 'yellowZinc', about: w('彩锌钝化膜较厚，耐蚀性优于蓝白锌，中性盐雾试验72小时无白锈，常用于汽车、农机和户外短期使用的结构。', 'The thicker yellow passivation outlasts clear zinc, 72 h neutral salt spray without white rust; common on vehicles, farm machinery and short-term outdoor work.') }),
  '8.8': F({ key: '88zn', name: w('8.8级 镀锌', 'class 8.8 zinc plated'), material: MEDIUM, grade: w('8.8'), surface: BLUE, tensile: 800, yield: 640, density: 7.85, perKg: 8.4, picture: 'zinc', about: ZINC_TEXT }),
  '8.8bk': F({ key: '88bk', name: w('8.8级 发黑', 'class 8.8 black'), material: MEDIUM, grade: w('8.8'), surface: BLACK, tensile: 800, yield: 640, density: 7.85, perKg: 7.8, picture: 'blackOxide', about: BLACK_TEXT }),
  '8.8hdg': F({ key: '88hdg', name: w('8.8级 热镀锌', 'class 8.8 hot-dip galvanized'), material: MEDIUM, grade: w('8.8'), surface: w('热浸镀锌', 'Hot-dip galvanized'), tensile: 800, yield: 640, density: 7.85, perKg: 10.4, picture: 'aluminium', about: w('热浸镀锌层平均不小于45 μm，用于铁塔、光伏支架、护栏等露天结构；螺纹加厚后必须配用放大攻丝的热镀锌螺母。', 'Hot-dip coating of at least 45 µm on average, for towers, solar mounting and guard rails; the thicker thread needs nuts that are tapped oversize.') }),
  '10.9': F({ key: '109bk', name: w('10.9级 发黑', 'class 10.9 black'), material: ALLOY, grade: w('10.9'), surface: BLACK, tensile: 1040, yield: 940, density: 7.85, perKg: 9.9, picture: 'blackOxide', about: TEMPER_TEXT }),
  '12.9': F({ key: '129bk', name: w('12.9级 发黑', 'class 12.9 black'), material: ALLOY, grade: w('12.9'), surface: BLACK, tensile: 1220, yield: 1100, density: 7.85, perKg: 12.6, picture: 'blackOxide', about: TEMPER_TEXT }),
  A2: F({ key: 'a2', name: w('A2-70 不锈钢304', 'A2-70 stainless 304'), material: w('奥氏体不锈钢 06Cr19Ni10（304）', 'Austenitic stainless steel 1.4301 (304)'), grade: w('A2-70'), surface: BARE, tensile: 700, yield: 450, density: 7.93, perKg: 23, picture: 'stainless', about: w('奥氏体不锈钢冷镦成形，耐大气和淡水腐蚀，冷作后略带磁性属正常现象。拧紧时请用防咬合剂并放慢转速，避免螺纹咬死。', 'Cold-headed austenitic stainless resists weather and fresh water; slight magnetism after cold working is normal. Use anti-seize and tighten slowly to avoid galling.') }),
  A4: F({ key: 'a4', name: w('A4-80 不锈钢316', 'A4-80 stainless 316'), material: w('奥氏体不锈钢 06Cr17Ni12Mo2（316）', 'Austenitic stainless steel 1.4401 (316)'), grade: w('A4-80'), surface: BARE, tensile: 800, yield: 600, density: 7.98, perKg: 37, picture: 'stainless', about: w('含钼奥氏体不锈钢，耐氯离子点蚀，适合海边、食品、制药和弱酸介质；不宜与碳钢件混用，以免产生电偶腐蚀和锈迹污染。', 'Molybdenum-bearing stainless resists chloride pitting, for coastal, food, pharmaceutical and mildly acidic service; do not mix with carbon-steel parts that would stain or corrode it.') }),
  brass: F({ key: 'brass', name: w('黄铜 H62', 'brass'), material: w('黄铜 H62 / HPb59-1', 'Brass CuZn37 / CuZn39Pb1'), grade: w('CU2'), surface: BARE, tensile: 440, yield: 340, density: 8.44, perKg: 66, picture: 'brass', about: w('导电、无磁、不生火花，用于接线端子、仪表和装饰；强度约为8.8级钢的一半，拧紧扭矩须相应降低。', 'Conductive, non-magnetic and non-sparking, for terminals, instruments and trim; about half as strong as class 8.8 steel, so tighten accordingly.') }),
  spring: F({ key: '65mn', name: w('弹簧钢65Mn', 'spring steel'), material: w('弹簧钢 65Mn', 'Spring steel 65Mn (C67S)'), grade: w('42~50 HRC'), surface: BLACK, tensile: 1400, yield: 1200, density: 7.85, perKg: 11.5, picture: 'blackOxide', about: w('65Mn弹簧钢淬火加中温回火，硬度42~50 HRC，装拆后能恢复原状；表面氧化发黑浸油，潮湿环境请选不锈钢。', 'Hardened and tempered 65Mn spring steel at 42–50 HRC springs back after fitting; black and oiled, choose stainless in the damp.') }),
  hard: F({ key: 'hard', name: w('轴承钢淬硬', 'hardened bearing steel'), material: w('轴承钢 GCr15', 'Bearing steel GCr15 (100Cr6)'), grade: w('60±2 HRC'), surface: w('精磨', 'Ground'), tensile: 2000, yield: 1700, density: 7.81, perKg: 22, picture: 'chrome', about: w('GCr15整体淬硬到60±2 HRC后精磨，公差m6，表面粗糙度Ra 0.4，可反复拆装而不拉伤销孔。', 'Through-hardened GCr15 at 60±2 HRC, ground to tolerance m6 and Ra 0.4, can be fitted and removed repeatedly without scoring the hole.') }),
  mild: F({ key: 'steel', name: w('碳钢 本色', 'plain steel'), material: w('碳钢 Q235 / 35#', 'Carbon steel'), grade: w('140~220 HV'), surface: w('本色浸油', 'Plain, oiled'), tensile: 420, yield: 300, density: 7.85, perKg: 6.2, picture: 'steel', about: w('碳钢本色浸防锈油，适合机器内部有油的部位，开封后请尽快使用或另行防锈。', 'Plain carbon steel with rust-preventive oil for lubricated places inside machines; use soon after opening or protect again.') }),
  alu: F({ key: 'alu', name: w('铝/钢芯', 'aluminium / steel'), material: w('铝合金 5050 钉体，镀锌钢钉芯', 'Aluminium 5050 body, zinc-plated steel mandrel'), grade: w('L'), surface: BARE, tensile: 230, yield: 120, density: 3.4, perKg: 34, picture: 'aluminium', about: w('铝合金钉体轻而不锈，适合铝板、薄钢板和塑料件；承受较大剪力时请选钢或不锈钢钉体。', 'The aluminium body is light and does not rust, for aluminium, thin sheet and plastics; choose steel or stainless bodies for higher shear loads.') }),
  poly: F({ key: 'pa6', name: w('尼龙PA6', 'nylon PA6'), material: w('尼龙 PA6', 'Polyamide PA6'), grade: w('—'), surface: BARE, tensile: 60, yield: 45, density: 1.13, perKg: 38, picture: 'white', about: w('尼龙PA6绝缘、耐油、不锈，使用温度-40~80℃；吸湿后韧性提高、强度略降。', 'PA6 insulates, resists oil and cannot rust, for −40 to 80 °C; moisture makes it tougher and a little weaker.') }),
} as const satisfies Record<string, Finish>;

export type FinishKey = keyof typeof FINISHES;
