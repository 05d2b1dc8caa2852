import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { cone } from '#demo/pictures/tools/safety/cone.ts';
import { kitBox } from '#demo/pictures/tools/safety/kit-box.ts';
import { padlock } from '#demo/pictures/tools/safety/padlock.ts';

export const road = [
  goods({
    key: 'cone-pvc',
    trade: 'safety',
    category: 'safety-sign',
    brand: 'jingshi',
    name: w('橡胶路锥 反光', 'Rubber traffic cone, reflective'),
    brief: w('两道反光膜，底座配重', 'Two reflective bands, weighted base'),
    keywords: words('路锥 雪糕筒 反光锥 交通锥 cone'),
    standards: ['GB/T 24720'],
    unit: w('个', 'pc'),
    moq: 10,
    multiple: 5,
    params: [q('material', w('橡塑 / PVC', 'Rubber-plastic or PVC'))],
    options: [w('高度', 'Height'), w('材质', 'Material')],
    pieces: [
      [500, 300, 9.8, 1.4],
      [700, 360, 16.8, 2.8],
      [900, 420, 28, 4.6],
    ].flatMap(([H, B, y, kg]) =>
      [
        ['PVC', 0.85],
        [w('橡胶', 'Rubber'), 1.15],
      ].map(([m, k], j): Piece => ({
        designation: `${H} mm ${j ? 'R' : 'P'}`,
        at: [`${H} mm`, m as string | { zh: string; en: string }],
        yuan: (y as number) * (k as number),
        grams: (kg as number) * 1000,
        cm3: (H as number) * 20,
        params: [q('height', H as number, 'mm'), q('width', B as number, 'mm')],
      })),
    ),
    text: text(
      [
        '路锥间距：城市道路 1.5 至 3 m，高速公路 10 m。夜间反光膜距地 0.5 m 以内才有效。',
        'Space cones 1.5 to 3 m apart in town and 10 m on motorways; bands must sit below 0.5 m to reflect headlights.',
      ],
      [
        '橡胶款可压回弹，PVC 款轻便便宜；积雪低温环境选橡胶款。',
        'Rubber springs back after being driven over; PVC is light and cheap. Choose rubber in snow and frost.',
      ],
    ),
    pictures: cone({ title: '橡胶路锥', caption: '700 · GB/T 24720', colour: 'orange', H: 700, base: 360 }),
  }),
  goods({
    key: 'padlock-lockout',
    trade: 'safety',
    category: 'safety-lock',
    brand: 'jingshi',
    name: w('安全挂锁 通开/异开', 'Safety padlock, keyed alike or different'),
    brief: w('尼龙锁体，锁梁 38/76 mm', 'Nylon body, 38 or 76 mm shackle'),
    keywords: words('安全锁 挂锁 LOTO 上锁挂牌'),
    standards: ['OSHA 1910.147', 'GB/T 33579'],
    unit: w('把', 'pc'),
    moq: 5,
    multiple: 1,
    params: [
      q('body', w('聚酰胺', 'Polyamide')),
      q({ zh: '锁梁', en: 'Shackle' }, w('不锈钢 ⌀6', 'Stainless ⌀6'), 'mm'),
    ],
    options: [w('颜色', 'Colour'), w('锁芯', 'Keying'), w('锁梁', 'Shackle')],
    pieces: [w('红', 'Red'), w('黄', 'Yellow'), w('蓝', 'Blue'), w('绿', 'Green')].flatMap((c) =>
      [w('异开', 'Keyed different'), w('通开', 'Keyed alike'), w('万能管理', 'Master keyed')].flatMap(
        (k, i) =>
          ['38 mm', '76 mm'].map((s, j): Piece => ({
            designation: `${c.en} ${k.en} ${s}`,
            at: [c, k, s],
            yuan: 13.5 + i * 3.5 + j * 3,
            grams: 110 + j * 30,
            cm3: 60,
          })),
      ),
    ),
    text: text(
      [
        '上锁挂牌(LOTO)步骤：通知、停机、隔离、上锁、释放余能、试启动，最后由本人解锁。',
        'Lockout: notify, shut down, isolate, lock, release stored energy, try to start; only the person who locked may unlock.',
      ],
      [
        '尼龙锁体绝缘、耐腐蚀，不锈钢锁梁防剪切；多人作业用多孔搭扣，每人一锁。',
        'The nylon body insulates and resists corrosion, the stainless shackle resists cutting. Several people use a hasp, one lock each.',
      ],
    ),
    pictures: padlock({ title: '安全挂锁', caption: 'LOTO · 38', colour: 'red', hasp: false }),
  }),
  goods({
    key: 'hasp-lockout',
    trade: 'safety',
    category: 'safety-lock',
    name: w('六联安全搭扣', 'Lockout hasp, six locks'),
    brief: w('供六人同时上锁', 'Six people lock at once'),
    keywords: words('搭扣 六孔锁钩 LOTO hasp'),
    standards: ['OSHA 1910.147'],
    unit: w('个', 'pc'),
    moq: 10,
    multiple: 5,
    params: [q('material', w('尼龙 / 钢喷塑', 'Nylon or coated steel'))],
    options: [w('材质', 'Material'), w('钩径', 'Jaw')],
    pieces: [w('尼龙', 'Nylon'), w('钢', 'Steel')].flatMap((m, i) =>
      ['25 mm', '38 mm'].map((s, j): Piece => ({
        designation: `${m.en} ${s}`,
        at: [m, s],
        yuan: 9.8 + i * 6 + j * 2,
        grams: 80 + i * 120,
        cm3: 60,
      })),
    ),
    text: text(
      [
        '搭扣扣在开关或阀门锁孔上，每位作业人员挂自己的锁；最后一把锁解开才能送电。',
        'Close it on the switch or valve; everyone hangs a lock, and power returns only when the last one is off.',
      ],
      ['尼龙款适合电气隔离，钢制用于机械设备。', 'Nylon for electrical isolation, steel for machinery.'],
    ),
    pictures: padlock({ title: '六联搭扣', caption: 'LOTO hasp', colour: 'red', hasp: true }),
  }),
  goods({
    key: 'first-aid-kit',
    trade: 'safety',
    category: 'safety-sign',
    name: w('急救箱 GB 配置', 'First aid kit'),
    brief: w('按 50 人以下场所配置', 'For sites of up to 50 people'),
    keywords: words('急救箱 医药箱 急救包 first aid'),
    standards: ['GB/T 36171'],
    unit: w('套', 'kit'),
    moq: 2,
    multiple: 1,
    params: [q({ zh: '适用人数', en: 'People' }, '10-50')],
    options: [w('规格', 'Size'), w('内容', 'Content')],
    pieces: [
      ['10', 46],
      ['25', 78],
      ['50', 128],
    ].flatMap(([n, y]) =>
      [w('标准', 'Standard'), w('加强', 'Extended')].map((c, j): Piece => ({
        designation: `${n}P ${c.en}`,
        at: [w(`${n}人`, `${n} people`), c],
        yuan: Number(y) * (1 + j * 0.55),
        grams: 900 + Number(n) * 18,
        cm3: 9000,
      })),
    ),
    text: text(
      [
        '箱内含纱布、绷带、创可贴、止血带、三角巾、医用手套、剪刀与急救手册，按效期补充。',
        'Gauze, bandages, plasters, tourniquet, triangular bandage, gloves, scissors and a manual; refill by expiry date.',
      ],
      [
        '放置在明显位置，距作业点不超过 3 分钟步行距离，并标注负责人。',
        'Keep it in sight, within three minutes’ walk, with the responsible person named.',
      ],
    ),
    pictures: kitBox({ title: '急救箱', caption: '320 × 240', colour: 'white', W: 320, H: 240, sign: '+' }),
  }),
  goods({
    key: 'spill-kit',
    trade: 'safety',
    category: 'safety-sign',
    name: w('化学品泄漏应急桶', 'Spill response kit'),
    brief: w('吸附量 20-120 L', 'Absorbs 20 to 120 L'),
    keywords: words('泄漏 吸附棉 应急 吸油毡 spill'),
    standards: ['HG/T 5172'],
    unit: w('套', 'kit'),
    moq: 1,
    multiple: 1,
    params: [q({ zh: '适用', en: 'For' }, w('通用 / 油品 / 化学品', 'Universal, oil or chemicals'))],
    options: [w('吸附量', 'Capacity'), w('类型', 'Type')],
    pieces: [
      ['20 L', 188],
      ['60 L', 386],
      ['120 L', 680],
    ].flatMap(([c, y]) =>
      [w('通用型', 'Universal'), w('专吸油', 'Oil only'), w('化学品', 'Chemical')].map((t, j): Piece => ({
        designation: `${c} ${t.en}`,
        at: [String(c), t],
        yuan: Number(y) * (1 + j * 0.05),
        grams: 6000 + Number(String(c).slice(0, 2)) * 90,
        cm3: 60000,
      })),
    ),
    text: text(
      [
        '通用型灰色吸附棉吸收水、油和一般溶剂；只吸油型(白色)拒水，可在雨中使用；强酸强碱必须用化学品专用(黄色)。',
        'Grey universal pads take water, oil and common solvents; white ones repel water, for use in rain; strong acids and alkalis need yellow chemical pads.',
      ],
      [
        '处置：先堵源围堵，再由外向内吸附，收集入密封袋按危险废物处理。',
        'Stop the source, dam it, absorb from the outside in, bag everything as hazardous waste.',
      ],
    ),
    pictures: kitBox({
      title: '泄漏应急桶',
      caption: '420 × 320',
      colour: 'yellow',
      W: 420,
      H: 320,
      sign: 'SPILL',
    }),
  }),
];
