import type { Text } from '#demo/flow/goods.ts';

export const TEXT: Text = {
  zh: [
    '对焊管件与钢管等径等壁厚，接口强度与母管相同，内壁平滑、压力损失小，是工艺管道、蒸汽和消防主管的常规做法。外径按GB/T 12459 Ⅰ系列（与ASME B16.9一致），焊前请核对管子外径：国内Ⅱ系列DN100外径为108，不能混焊。',
    '长半径弯头中心距为1.5倍公称通径，阻力系数约0.2；短半径为1倍，只在位置受限时使用，额定压力按80%计。',
    '端部按GB/T 12459加工30°坡口，钝边约1.6 mm。碳钢用E4315焊条或ER50-6氩弧打底，304用ER308L，316L用ER316L，内侧充氩保护。',
    '碳钢管件喷砂后涂黑漆，不锈钢经固溶酸洗钝化。可随货提供材质单，DN50以上可做100%射线检测。',
  ],
  en: [
    'Butt-weld fittings have the diameter and wall of the pipe: the joint is as strong as the pipe and smooth inside, the usual choice for process lines, steam and fire mains. Diameters follow series I of GB/T 12459, equal to ASME B16.9. Check the pipe first: series II pipe of DN100 measures 108 mm and cannot be joined to it.',
    'Long-radius elbows have a centre distance of 1.5 × DN and a loss coefficient of about 0.2; short radius (1 × DN) is for tight places only and rated at 80 % of the pressure.',
    'Ends are bevelled at 30° with a land of about 1.6 mm. Weld carbon steel with E7015 rods or an ER70S-6 root, 304 with ER308L, 316L with ER316L and argon inside.',
    'Carbon steel is blasted and painted black; stainless steel is solution-annealed, pickled and passivated. Mill certificates on request, full radiography from DN50.',
  ],
};
