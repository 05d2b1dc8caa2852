import { cone } from '#lib/seed/drawings/tools/safety/cone.ts';
import { extinguisher } from '#lib/seed/drawings/tools/safety/extinguisher.ts';
import { kitBox } from '#lib/seed/drawings/tools/safety/kit-box.ts';
import { padlock } from '#lib/seed/drawings/tools/safety/padlock.ts';
import { sign, type SignForm } from '#lib/seed/drawings/tools/safety/sign.ts';
import { goods, type Piece } from '#lib/seed/demo/flow/goods.ts';
import { w } from '#lib/seed/demo/flow/words.ts';
import { q, text, words } from '#lib/seed/demo/works/words.ts';
import type { SeedProduct } from '#lib/seed/types.ts';

const FIRE_TEXT = text(
  ['干粉(ABC)灭火器用于固体、液体、气体及带电设备火灾；二氧化碳用于电气和精密设备，喷后无残留；水基型用于 A、B 类并可扑灭厨房油火。', 'ABC dry powder suits solid, liquid, gas and live electrical fires; CO₂ suits electrical and precision equipment and leaves nothing behind; water-based suits class A, B and kitchen fat.'],
  ['使用步骤：拔销、握管、压把、对准火焰根部左右扫射，距离 2 至 3 m。室外应站在上风位。', 'Pull the pin, hold the hose, squeeze and sweep at the base of the flames from 2 to 3 m, upwind outdoors.'],
  ['干粉灭火器出厂 5 年首次维修，之后每 2 年一次，10 年报废；二氧化碳为 12 年。压力表指针须在绿区。', 'Powder extinguishers get their first service after 5 years, then every 2, and are scrapped after 10; CO₂ after 12. The gauge must stand in the green.'],
);
const extinguishers = ([
  ['extinguisher-abc', '手提式干粉灭火器 ABC', 'ABC dry powder extinguisher', [['1 kg', 1, 88, 270, 2.2], ['2 kg', 2, 108, 340, 2.9], ['3 kg', 3, 125, 400, 3.6], ['4 kg', 4, 132, 450, 4.2], ['5 kg', 5, 145, 480, 5], ['8 kg', 8, 165, 590, 7.2]], 'MFZ/ABC', 26, 'GB 4351.1', '3A 55B C E', false],
  ['extinguisher-co2', '手提式二氧化碳灭火器', 'CO₂ extinguisher', [['2 kg', 2, 110, 480, 6.5], ['3 kg', 3, 115, 580, 8.5], ['5 kg', 5, 140, 640, 12.5], ['7 kg', 7, 152, 760, 16.5]], 'MT', 92, 'GB 4351.1', '55B E', true],
  ['extinguisher-water', '手提式水基型灭火器', 'Water-based extinguisher', [['2 L', 2, 110, 400, 3.2], ['3 L', 3, 120, 450, 4.4], ['6 L', 6, 150, 560, 7.6]], 'MSWZ', 58, 'GB 4351.1', '2A 89B F', false],
] as const).map(([key, zh, en, rows, code, at2, norm, rating, horn], i): SeedProduct => goods({
  key, trade: 'safety', category: 'safety-fire', ...(i === 0 ? { brand: 'jingshi' } : {}), name: w(zh, en), brief: w(`${code}，灭火级别 ${rating}`, `${code}, rated ${rating}`), keywords: words('灭火器 消防 手提式 干粉 extinguisher'), standards: [norm, 'GB 50140'], unit: w('具', 'pc'), moq: 5, multiple: 1, params: [q('agent', i === 0 ? w('ABC 磷酸铵盐 75%', 'ABC ammonium phosphate 75 %') : i === 1 ? w('二氧化碳', 'Carbon dioxide') : w('水系灭火剂', 'Water-based agent')), q('rating', rating), q('pressure', i === 1 ? '5.3 (20 ℃)' : '1.2', 'MPa')], options: [w('规格', 'Size'), w('配套', 'With')],
  pieces: rows.flatMap(([label, kg, d, H, gross]) => [w('单具', 'Extinguisher only'), w('含壁挂支架', 'With wall bracket')].map((o, j): Piece => ({ designation: `${code}-${kg} ${j ? 'B' : 'A'}`, at: [label, o], yuan: at2 * (0.55 + kg * (i === 1 ? 0.24 : 0.28)) + j * 5, grams: gross * 1000 + j * 300, cm3: d * d * H / 900, params: [q('diameter', d, 'mm'), q('height', H, 'mm')] }))), text: FIRE_TEXT,
  pictures: extinguisher({ title: zh, caption: `${code}-${rows[1][1]} · ${norm}`, colour: 'red', d: rows[Math.min(2, rows.length - 1)]?.[2] ?? 130, H: rows[Math.min(2, rows.length - 1)]?.[3] ?? 450, mark: `${rows[Math.min(2, rows.length - 1)]?.[0]}`, horn }),
}));

const SIGN_TEXT = text(
  ['安全色按 GB 2893：红禁止与消防，黄警告，蓝指令，绿提示。图形符合 GB 2894 与 ISO 7010，几何图形即含义，不可随意改色。', 'Safety colours to GB 2893: red prohibits and marks fire equipment, yellow warns, blue commands, green informs. Symbols to GB 2894 and ISO 7010: the shape is the meaning, colours must not change.'],
  ['观察距离 L 与标志高度 h 的关系为 h = L/100，例如 20 m 处可读需 200 mm 高。安装高度应与视线平齐。', 'Height h = viewing distance L/100: to read at 20 m use 200 mm. Mount at eye level.'],
);
const FORMS: readonly (readonly [key: string, form: SignForm, zh: string, en: string, glyph: string])[] = [
  ['sign-no-smoking', 'ban', '禁止吸烟', 'No smoking', 'smoke'], ['sign-no-fire', 'ban', '禁止烟火', 'No open flames', 'flame'], ['sign-no-entry', 'ban', '禁止入内', 'No entry', 'person'],
  ['sign-electric', 'warn', '当心触电', 'Electric hazard', 'bolt'], ['sign-forklift', 'warn', '当心叉车', 'Forklift trucks', 'forklift'], ['sign-machine', 'warn', '当心机械伤人', 'Moving machinery', 'gear'],
  ['sign-helmet', 'must', '必须戴安全帽', 'Wear a helmet', 'helmet'], ['sign-goggles', 'must', '必须戴防护镜', 'Wear eye protection', 'goggles'],
  ['sign-exit', 'info', '安全出口', 'Emergency exit', 'exit'], ['sign-fire-alarm', 'fire', '灭火器', 'Fire extinguisher', 'extinguisher'],
];
const signs = FORMS.map(([key, form, zh, en, glyph]): SeedProduct => goods({
  key, trade: 'safety', category: 'safety-sign', ...(form === 'warn' ? { brand: 'jingshi' } : {}), name: w(`${zh} 安全标志牌`, `${en} safety sign`), brief: w('GB 2894，铝板、PVC、不干胶三种材质', 'GB 2894, aluminium, PVC or self-adhesive'), keywords: words('标志牌 警示牌 安全标识 指示牌 sign'), standards: ['GB 2894', 'ISO 7010'], unit: w('块', 'pc'), moq: 10, multiple: 5, params: [q({ zh: '类型', en: 'Type' }, form === 'ban' ? w('禁止', 'Prohibition') : form === 'warn' ? w('警告', 'Warning') : form === 'must' ? w('指令', 'Mandatory') : form === 'info' ? w('提示', 'Safe condition') : w('消防', 'Fire equipment'))], options: [w('尺寸', 'Size'), w('材质', 'Material')],
  pieces: [['160×200', 2.4], ['240×300', 3.8], ['300×400', 6.2], ['400×500', 9.8]].flatMap(([s, y]) => [[w('不干胶', 'Self-adhesive'), 0.45], [w('PVC 板 1 mm', 'PVC 1 mm'), 1], [w('铝板 1 mm', 'Aluminium 1 mm'), 2.1]].map(([m, k], j): Piece => ({ designation: `${s} ${['SA', 'PVC', 'AL'][j] ?? ''}`, at: [String(s), m as { zh: string; en: string }], yuan: Number(y) * (k as number), grams: [12, 95, 210][j] ?? 50, cm3: 90 }))), text: SIGN_TEXT,
  pictures: sign({ title: zh, caption: `${en} · 240 × 300`, form, glyph, text: zh, W: 240, H: 300 }),
}));

const road = [
  goods({
    key: 'cone-pvc', trade: 'safety', category: 'safety-sign', brand: 'jingshi', name: w('橡胶路锥 反光', 'Rubber traffic cone, reflective'), brief: w('两道反光膜，底座配重', 'Two reflective bands, weighted base'), keywords: words('路锥 雪糕筒 反光锥 交通锥 cone'), standards: ['GB/T 24720'], unit: w('个', 'pc'), moq: 10, multiple: 5, params: [q('material', w('橡塑 / PVC', 'Rubber-plastic or PVC'))], options: [w('高度', 'Height'), w('材质', 'Material')],
    pieces: [[500, 300, 9.8, 1.4], [700, 360, 16.8, 2.8], [900, 420, 28, 4.6]].flatMap(([H, B, y, kg]) => [['PVC', 0.85], [w('橡胶', 'Rubber'), 1.15]].map(([m, k], j): Piece => ({ designation: `${H} mm ${j ? 'R' : 'P'}`, at: [`${H} mm`, m as string | { zh: string; en: string }], yuan: (y as number) * (k as number), grams: (kg as number) * 1000, cm3: (H as number) * 20, params: [q('height', H as number, 'mm'), q('width', B as number, 'mm')] }))),
    text: text(['路锥间距：城市道路 1.5 至 3 m，高速公路 10 m。夜间反光膜距地 0.5 m 以内才有效。', 'Space cones 1.5 to 3 m apart in town and 10 m on motorways; bands must sit below 0.5 m to reflect headlights.'], ['橡胶款可压回弹，PVC 款轻便便宜；积雪低温环境选橡胶款。', 'Rubber springs back after being driven over; PVC is light and cheap. Choose rubber in snow and frost.']),
    pictures: cone({ title: '橡胶路锥', caption: '700 · GB/T 24720', colour: 'orange', H: 700, base: 360 }),
  }),
  goods({
    key: 'padlock-lockout', trade: 'safety', category: 'safety-lock', brand: 'jingshi', name: w('安全挂锁 通开/异开', 'Safety padlock, keyed alike or different'), brief: w('尼龙锁体，锁梁 38/76 mm', 'Nylon body, 38 or 76 mm shackle'), keywords: words('安全锁 挂锁 LOTO 上锁挂牌'), standards: ['OSHA 1910.147', 'GB/T 33579'], unit: w('把', 'pc'), moq: 5, multiple: 1, params: [q('body', w('聚酰胺', 'Polyamide')), q({ zh: '锁梁', en: 'Shackle' }, w('不锈钢 ⌀6', 'Stainless ⌀6'), 'mm')], options: [w('颜色', 'Colour'), w('锁芯', 'Keying'), w('锁梁', 'Shackle')],
    pieces: [w('红', 'Red'), w('黄', 'Yellow'), w('蓝', 'Blue'), w('绿', 'Green')].flatMap((c) => [w('异开', 'Keyed different'), w('通开', 'Keyed alike'), w('万能管理', 'Master keyed')].flatMap((k, i) => ['38 mm', '76 mm'].map((s, j): Piece => ({ designation: `${c.en} ${k.en} ${s}`, at: [c, k, s], yuan: 13.5 + i * 3.5 + j * 3, grams: 110 + j * 30, cm3: 60 })))),
    text: text(['上锁挂牌(LOTO)步骤：通知、停机、隔离、上锁、释放余能、试启动，最后由本人解锁。', 'Lockout: notify, shut down, isolate, lock, release stored energy, try to start; only the person who locked may unlock.'], ['尼龙锁体绝缘、耐腐蚀，不锈钢锁梁防剪切；多人作业用多孔搭扣，每人一锁。', 'The nylon body insulates and resists corrosion, the stainless shackle resists cutting. Several people use a hasp, one lock each.']),
    pictures: padlock({ title: '安全挂锁', caption: 'LOTO · 38', colour: 'red', hasp: false }),
  }),
  goods({
    key: 'hasp-lockout', trade: 'safety', category: 'safety-lock', name: w('六联安全搭扣', 'Lockout hasp, six locks'), brief: w('供六人同时上锁', 'Six people lock at once'), keywords: words('搭扣 六孔锁钩 LOTO hasp'), standards: ['OSHA 1910.147'], unit: w('个', 'pc'), moq: 10, multiple: 5, params: [q('material', w('尼龙 / 钢喷塑', 'Nylon or coated steel'))], options: [w('材质', 'Material'), w('钩径', 'Jaw')],
    pieces: [w('尼龙', 'Nylon'), w('钢', 'Steel')].flatMap((m, i) => ['25 mm', '38 mm'].map((s, j): Piece => ({ designation: `${m.en} ${s}`, at: [m, s], yuan: 9.8 + i * 6 + j * 2, grams: 80 + i * 120, cm3: 60 }))),
    text: text(['搭扣扣在开关或阀门锁孔上，每位作业人员挂自己的锁；最后一把锁解开才能送电。', 'Close it on the switch or valve; everyone hangs a lock, and power returns only when the last one is off.'], ['尼龙款适合电气隔离，钢制用于机械设备。', 'Nylon for electrical isolation, steel for machinery.']),
    pictures: padlock({ title: '六联搭扣', caption: 'LOTO hasp', colour: 'red', hasp: true }),
  }),
  goods({
    key: 'first-aid-kit', trade: 'safety', category: 'safety-sign', name: w('急救箱 GB 配置', 'First aid kit'), brief: w('按 50 人以下场所配置', 'For sites of up to 50 people'), keywords: words('急救箱 医药箱 急救包 first aid'), standards: ['GB/T 36171'], unit: w('套', 'kit'), moq: 2, multiple: 1, params: [q({ zh: '适用人数', en: 'People' }, '10-50')], options: [w('规格', 'Size'), w('内容', 'Content')],
    pieces: [['10', 46], ['25', 78], ['50', 128]].flatMap(([n, y]) => [w('标准', 'Standard'), w('加强', 'Extended')].map((c, j): Piece => ({ designation: `${n}P ${c.en}`, at: [w(`${n}人`, `${n} people`), c], yuan: Number(y) * (1 + j * 0.55), grams: 900 + Number(n) * 18, cm3: 9000 }))),
    text: text(['箱内含纱布、绷带、创可贴、止血带、三角巾、医用手套、剪刀与急救手册，按效期补充。', 'Gauze, bandages, plasters, tourniquet, triangular bandage, gloves, scissors and a manual; refill by expiry date.'], ['放置在明显位置，距作业点不超过 3 分钟步行距离，并标注负责人。', 'Keep it in sight, within three minutes’ walk, with the responsible person named.']),
    pictures: kitBox({ title: '急救箱', caption: '320 × 240', colour: 'white', W: 320, H: 240, sign: '+' }),
  }),
  goods({
    key: 'spill-kit', trade: 'safety', category: 'safety-sign', name: w('化学品泄漏应急桶', 'Spill response kit'), brief: w('吸附量 20-120 L', 'Absorbs 20 to 120 L'), keywords: words('泄漏 吸附棉 应急 吸油毡 spill'), standards: ['HG/T 5172'], unit: w('套', 'kit'), moq: 1, multiple: 1, params: [q({ zh: '适用', en: 'For' }, w('通用 / 油品 / 化学品', 'Universal, oil or chemicals'))], options: [w('吸附量', 'Capacity'), w('类型', 'Type')],
    pieces: [['20 L', 188], ['60 L', 386], ['120 L', 680]].flatMap(([c, y]) => [w('通用型', 'Universal'), w('专吸油', 'Oil only'), w('化学品', 'Chemical')].map((t, j): Piece => ({ designation: `${c} ${t.en}`, at: [String(c), t], yuan: Number(y) * (1 + j * 0.05), grams: 6000 + Number(String(c).slice(0, 2)) * 90, cm3: 60000 }))),
    text: text(['通用型灰色吸附棉吸收水、油和一般溶剂；只吸油型(白色)拒水，可在雨中使用；强酸强碱必须用化学品专用(黄色)。', 'Grey universal pads take water, oil and common solvents; white ones repel water, for use in rain; strong acids and alkalis need yellow chemical pads.'], ['处置：先堵源围堵，再由外向内吸附，收集入密封袋按危险废物处理。', 'Stop the source, dam it, absorb from the outside in, bag everything as hazardous waste.']),
    pictures: kitBox({ title: '泄漏应急桶', caption: '420 × 320', colour: 'yellow', W: 420, H: 320, sign: 'SPILL' }),
  }),
];

export const site: SeedProduct[] = [...extinguishers, ...signs, ...road];
