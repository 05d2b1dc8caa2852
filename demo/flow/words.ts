import type { SeedParam, Words } from '#demo/types.ts';

/** A text in both languages; one argument for signs and sizes that read the same in both. */
export function w(zh: string, en: string = zh): Words {
  return { zh, en };
}

export function asWords(value: number | string | Words): Words {
  return typeof value === 'object' ? value : w(String(value));
}

export const UNIT = {
  piece: w('个', 'pc'),
  set: w('台', 'unit'),
  kit: w('套', 'kit'),
  metre: w('米', 'm'),
  roll: w('卷', 'roll'),
  length: w('根', 'length'),
  sheet: w('张', 'sheet'),
  stick: w('支', 'pc'),
  box: w('盒', 'box'),
  pack: w('包', 'pack'),
  tonne: w('吨', 't'),
} as const;

/** Names of the parameter rows that recur over the mall. */
export const NAME = {
  dn: w('公称通径', 'Nominal size'),
  pn: w('公称压力', 'Nominal pressure'),
  body: w('阀体材质', 'Body material'),
  trim: w('内件材质', 'Trim material'),
  disc: w('阀瓣材质', 'Disc material'),
  seat: w('密封材质', 'Seat material'),
  stem: w('阀杆材质', 'Stem material'),
  material: w('材质', 'Material'),
  ends: w('连接方式', 'End connection'),
  faceToFace: w('结构长度', 'Face to face'),
  height: w('高度', 'Height'),
  width: w('宽度', 'Width'),
  length: w('长度', 'Length'),
  depth: w('深度', 'Depth'),
  thickness: w('厚度', 'Thickness'),
  wall: w('壁厚', 'Wall thickness'),
  od: w('外径', 'Outside diameter'),
  id: w('内径', 'Inside diameter'),
  flangeOd: w('法兰外径', 'Flange diameter'),
  boltCircle: w('螺栓孔中心圆', 'Bolt circle'),
  bolts: w('螺栓孔', 'Bolt holes'),
  thread: w('螺纹', 'Thread'),
  medium: w('适用介质', 'Media'),
  temperature: w('适用温度', 'Temperature range'),
  operation: w('驱动方式', 'Operation'),
  mass: w('单重', 'Mass each'),
  massPerMetre: w('理论重量', 'Mass per metre'),
  massPerKm: w('每公里重量', 'Mass per km'),
  surface: w('表面处理', 'Finish'),
  voltage: w('额定电压', 'Rated voltage'),
  current: w('额定电流', 'Rated current'),
  power: w('额定功率', 'Rated power'),
  ip: w('防护等级', 'Degree of protection'),
  poles: w('极数', 'Poles'),
  frame: w('机座号', 'Frame size'),
  speed: w('额定转速', 'Rated speed'),
  frequency: w('频率', 'Frequency'),
  efficiency: w('效率', 'Efficiency'),
  flow: w('额定流量', 'Rated flow'),
  head: w('额定扬程', 'Rated head'),
  insulation: w('绝缘', 'Insulation'),
  sheath: w('护套', 'Sheath'),
  conductor: w('导体', 'Conductor'),
  section: w('截面', 'Cross-section'),
  cores: w('芯数', 'Cores'),
  ampacity: w('参考载流量', 'Current rating (reference)'),
  resistance: w('20℃导体电阻', 'Conductor resistance at 20 °C'),
  standardLength: w('定尺长度', 'Stock length'),
  mounting: w('安装方式', 'Mounting'),
  breaking: w('分断能力', 'Breaking capacity'),
  coil: w('线圈电压', 'Coil voltage'),
  colour: w('颜色', 'Colour'),
  bore: w('轴孔', 'Bore'),
  ratio: w('减速比', 'Ratio'),
  inlet: w('进口口径', 'Inlet size'),
  outlet: w('出口口径', 'Outlet size'),
  test: w('壳体试验压力', 'Shell test pressure'),
  life: w('机械寿命', 'Mechanical life'),
  contacts: w('触点', 'Contacts'),
  dims: w('外形尺寸', 'Overall size'),
} as const;

/** One row of a parameter table, its name taken from `NAME` or given in both languages. */
export function p(name: keyof typeof NAME | Words, value: number | string | Words, unit?: string): SeedParam {
  const row: SeedParam = { name: typeof name === 'string' ? NAME[name] : name, value: asWords(value) };
  if (unit !== undefined) row.unit = unit;
  return row;
}
