import { w } from '#demo/flow/words.ts';
import { spread } from '#demo/flow/spread.ts';
import type { SeedParam, Words } from '#demo/types.ts';

/** Parameter names of tools, protective goods, chemicals and packaging. */
const NAMES = {
  diameter: ['直径', 'Diameter'],
  length: ['总长', 'Overall length'],
  flute: ['刃长', 'Flute length'],
  shank: ['柄径', 'Shank diameter'],
  shankForm: ['柄型', 'Shank'],
  point: ['顶角', 'Point angle'],
  helix: ['螺旋角', 'Helix angle'],
  flutes: ['刃数', 'Flutes'],
  material: ['材质', 'Material'],
  coating: ['涂层/表面', 'Coating / finish'],
  tolerance: ['公差', 'Tolerance'],
  thread: ['螺纹规格', 'Thread'],
  pitch: ['螺距', 'Pitch'],
  tapHole: ['底孔直径', 'Tapping drill'],
  workpiece: ['适用材料', 'For material'],
  bore: ['孔径', 'Bore'],
  thickness: ['厚度', 'Thickness'],
  maxSpeed: ['最高转速', 'Max. speed'],
  grit: ['粒度', 'Grit'],
  teeth: ['齿数', 'Teeth'],
  tpi: ['每英寸齿数', 'Teeth per inch'],
  width: ['宽度', 'Width'],
  height: ['高度', 'Height'],
  depth: ['深度', 'Depth'],
  hardness: ['硬度', 'Hardness'],
  grade: ['牌号', 'Grade'],
  chipbreaker: ['断屑槽', 'Chipbreaker'],
  corner: ['刀尖圆弧', 'Corner radius'],
  ic: ['内切圆', 'Inscribed circle'],
  flats: ['对边', 'Across flats'],
  drive: ['驱动方头', 'Square drive'],
  pieces: ['件数', 'Pieces'],
  range: ['测量范围', 'Measuring range'],
  reading: ['分度值', 'Resolution'],
  accuracy: ['示值误差', 'Accuracy'],
  torque: ['扭矩', 'Torque'],
  torqueRange: ['扭矩范围', 'Torque range'],
  opening: ['最大开口', 'Max. opening'],
  jaw: ['钳口宽度', 'Jaw width'],
  cut: ['剪切能力', 'Cutting capacity'],
  handle: ['手柄', 'Handle'],
  voltage: ['电压', 'Voltage'],
  power: ['输入功率', 'Input power'],
  speed: ['空载转速', 'No-load speed'],
  chuck: ['夹头', 'Chuck'],
  battery: ['电池', 'Battery'],
  capacity: ['容量', 'Capacity'],
  impact: ['冲击频率', 'Impact rate'],
  energy: ['冲击能量', 'Impact energy'],
  cutDepth: ['最大切深', 'Max. cut'],
  current: ['电流范围', 'Current range'],
  duty: ['负载持续率', 'Duty cycle'],
  flow: ['排气量', 'Air delivery'],
  pressure: ['额定压力', 'Rated pressure'],
  tank: ['储气罐', 'Tank'],
  cord: ['电源线', 'Cord'],
  spindle: ['输出轴', 'Spindle'],
  disc: ['适用盘片', 'Disc'],
  tensile: ['抗拉强度', 'Tensile strength'],
  size: ['尺码', 'Size'],
  level: ['防护等级', 'Protection level'],
  filter: ['过滤效率', 'Filter efficiency'],
  snr: ['降噪值 SNR', 'Noise reduction (SNR)'],
  load: ['承载', 'Load capacity'],
  colour: ['颜色', 'Colour'],
  weight: ['净重', 'Net weight'],
  toe: ['包头', 'Toe cap'],
  sole: ['大底', 'Outsole'],
  upper: ['鞋面', 'Upper'],
  agent: ['灭火剂', 'Agent'],
  rating: ['灭火级别', 'Fire rating'],
  viscosity: ['运动黏度(40℃)', 'Viscosity at 40 °C'],
  viscosityIndex: ['黏度指数', 'Viscosity index'],
  flash: ['闪点(开口)', 'Flash point (COC)'],
  pour: ['倾点', 'Pour point'],
  nlgi: ['稠度等级', 'NLGI grade'],
  drop: ['滴点', 'Dropping point'],
  thickener: ['稠化剂', 'Thickener'],
  temperature: ['适用温度', 'Temperature range'],
  pack: ['包装规格', 'Pack'],
  cure: ['固化时间', 'Cure time'],
  gap: ['最大填充间隙', 'Max. gap fill'],
  shear: ['剪切强度', 'Shear strength'],
  breakaway: ['破坏扭矩(M10)', 'Breakaway torque (M10)'],
  adhesion: ['剥离强度', 'Peel adhesion'],
  dilution: ['稀释比例', 'Dilution'],
  spreadRate: ['理论用量', 'Coverage'],
  density: ['密度', 'Density'],
  layers: ['层数', 'Layers'],
  ply: ['楞型', 'Flute type'],
  burst: ['边压强度', 'Edge crush (ECT)'],
  inside: ['内尺寸', 'Inside size'],
  outside: ['外尺寸', 'Outside size'],
  stretch: ['拉伸率', 'Elongation'],
  breakLoad: ['断裂拉力', 'Breaking load'],
  dynamic: ['动载', 'Dynamic load'],
  static: ['静载', 'Static load'],
  lift: ['最大起升高度', 'Max. lift height'],
  fork: ['货叉尺寸', 'Fork size'],
  wheel: ['轮子', 'Wheels'],
  coreSize: ['纸芯内径', 'Core'],
  rollLength: ['卷长', 'Roll length'],
  volume: ['容积', 'Volume'],
  body: ['主体', 'Body'],
  lens: ['镜片', 'Lens'],
  use: ['用途', 'Use'],
} as const;

/** One row of a parameter table of these trades. */
export function q(
  name: keyof typeof NAMES | Words,
  value: number | string | Words,
  unit?: string,
): SeedParam {
  const row: SeedParam = {
    name: typeof name === 'string' ? w(NAMES[name][0], NAMES[name][1]) : name,
    value: typeof value === 'object' ? value : w(String(value)),
  };
  if (unit !== undefined) row.unit = unit;
  return row;
}

/** The name of an option axis. */
export const axis = (name: keyof typeof NAMES): Words => w(NAMES[name][0], NAMES[name][1]);

/** Search words, written with spaces between them. */
export const words = (text: string): string[] => text.split(' ');

/** Paragraphs in both languages, each pair [Chinese, English]. */
export function text(...pairs: readonly (readonly [string, string])[]): { zh: string[]; en: string[] } {
  return { zh: pairs.map(([zh]) => zh), en: pairs.map(([, en]) => en) };
}

/** A number kept to `digits` decimals without trailing zeros. */
export const fix = (value: number, digits = 1): string => String(Number(value.toFixed(digits)));

/** From `from` to `to` inclusive, step by step, free of float dust. */
export function steps(from: number, to: number, step: number): number[] {
  const count = Math.round((to - from) / step) + 1;
  return Array.from({ length: count }, (_, i) => Number((from + i * step).toFixed(3)));
}

/** A factor near 1, always the same for the same text: prices of one range differ a little from the formula. */
export const near = (key: string, share = 0.06): number => 1 + (spread(key) - 0.5) * 2 * share;
