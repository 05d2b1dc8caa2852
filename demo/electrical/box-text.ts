import type { Text } from '#demo/flow/goods.ts';

export const BOX: Text = {
  zh: [
    '配电箱体选型先排布元件再定尺寸：安装板有效面积约为箱面的80%，深度不小于元件深度加40 mm。冷轧钢板箱体1.2~1.5 mm、门1.5~2.0 mm，粉末喷涂RAL7035。',
    '防护等级IP54需完整胶条，开孔后须用格兰头封堵；室外选304或不锈钢雨棚型。散热不足时可加风扇百叶。',
    '接线端子导轨式UK系列额定电压800 V，2.5 mm²可载24~32 A；相邻端子可用中心连接条短接，端部加挡板和固定件。',
  ],
  en: [
    'Lay out the parts first, then choose the box: the plate offers about 80 % of its face, the depth exceeds the parts by 40 mm. Bodies of 1.2–1.5 mm and doors of 1.5–2.0 mm steel, powder-coated RAL 7035.',
    'IP54 needs an unbroken gasket and glands in all holes; outdoors take stainless steel or a rain hood. Add fan and louvres when it runs hot.',
    'UK rail terminals are rated 800 V; 2.5 mm² carries 24–32 A. Neighbours are joined by centre bridges; close the row with end plate and stops.',
  ],
};
