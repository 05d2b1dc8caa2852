import { w } from '#demo/flow/words.ts';

export const CARBON = w('低碳钢 Q235 / SWRCH', 'Low-carbon steel (Q235 / SWRCH)');

export const MEDIUM = w('中碳钢 35# / 45# 调质', 'Medium-carbon steel, quenched and tempered');

export const ALLOY = w('合金钢 35CrMo / SCM435 调质', 'Alloy steel 35CrMo / SCM435, quenched and tempered');

export const BLUE = w('蓝白锌（三价铬）', 'Zinc plated, clear trivalent passivation');

export const BLACK = w('氧化发黑', 'Black oxide');

export const BARE = w('本色', 'Plain');

export const ZINC_TEXT = w(
  '表面镀蓝白锌，镀层5~8 μm，三价铬钝化，不含六价铬，中性盐雾试验48小时无白锈，适合室内和一般干燥环境。',
  'Zinc plated 5–8 µm with trivalent passivation, free of hexavalent chromium; 48 h neutral salt spray without white rust. Meant for indoor and generally dry surroundings.',
);

export const BLACK_TEXT = w(
  '表面氧化发黑并浸防锈油，尺寸几乎不变，适合机床、模具和工装等有油环境；露天或潮湿处请选镀锌或不锈钢。',
  'Black oxide with rust-preventive oil leaves the size unchanged and suits oiled machinery, moulds and fixtures; outdoors or in the damp choose zinc or stainless.',
);

export const TEMPER_TEXT = w(
  '硬度和抗拉强度高，酸洗电镀有氢脆风险，故以发黑浸油供货；需要镀层时请选无氢工艺的锌铝涂层。',
  'High strength makes pickling and electroplating a risk of hydrogen embrittlement, so it comes black and oiled; where a coating is needed use zinc flake.',
);
