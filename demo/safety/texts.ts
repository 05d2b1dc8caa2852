import type { Goods } from '#demo/flow/goods.ts';
import { text } from '#demo/works/words.ts';

export const T = {
  helmet: text(
    [
      '符合 GB 2811-2019：冲击吸收性能传至头模的力不大于 4900 N，耐穿刺试验钢锥不得接触头模。带电绝缘型(E)须另选。',
      'To GB 2811-2019: no more than 4900 N reach the head form and the penetration striker does not touch it. Electrically insulating (E) types are separate.',
    ],
    [
      '颜色惯例：白色管理人员，黄色普通工人，蓝色技术人员，红色安全员或外来人员；可按要求印字。',
      'Usual colours: white for managers, yellow workers, blue technicians, red safety staff or visitors. Printing on request.',
    ],
    [
      'ABS 帽使用期自制造日起不超过 30 个月，玻璃钢不超过 42 个月；受过一次强冲击即应报废，不得钻孔或坐压。',
      'ABS shells serve 30 months from manufacture, glass fibre 42. Scrap after one hard blow; do not drill or sit on them.',
    ],
  ),
  glove: text(
    [
      '防护级别按 EN 388:2016 与 GB 24541 标注，四位数字依次为耐磨(0-4)、抗切割(0-5)、抗撕裂(0-4)、抗穿刺(0-4)，字母 A-F 为 ISO 13997 抗切割级别。',
      'Rated to EN 388:2016 and GB 24541: four figures for abrasion (0-4), cut (0-5), tear (0-4) and puncture (0-4); the letter A to F is the ISO 13997 cut level.',
    ],
    [
      '选号：8 号适合手掌围约 20 cm，9 号 22 cm，10 号 24 cm。防割手套不等于防刺，也不得用于靠近旋转刀具的操作。',
      'Size 8 fits a palm of about 20 cm, 9 of 22, 10 of 24. Cut resistance is not puncture resistance, and no glove belongs near a rotating cutter.',
    ],
    [
      '丁腈涂层耐油，PU 涂层薄而灵敏，乳胶涂层抓握好但遇油膨胀；化学品作业应选 GB 28881 (EN ISO 374) 型号。',
      'Nitrile resists oil, PU is thin and sensitive, latex grips well but swells in oil. For chemicals choose GB 28881 (EN ISO 374) types.',
    ],
  ),
  eye: text(
    [
      '符合 GB 14866 与 EN 166：标记 F 为 45 m/s 低能量冲击，B 为 120 m/s 中能量冲击。防雾涂层可保持至少 8 秒不起雾。',
      'To GB 14866 and EN 166: F stands for 45 m/s impact, B for 120 m/s. The anti-fog coating stays clear for at least 8 seconds.',
    ],
    [
      '镜片有划痕或油污会显著降低强度与视线，应及时更换；近视者应选可罩眼镜的护目镜。',
      'Scratches weaken the lens and the view: replace it. Over-glasses goggles fit wearers of spectacles.',
    ],
  ),
  mask: text(
    [
      'KN95 按 GB 2626 对 0.3 μm 非油性颗粒过滤不低于 95%，KP95 可用于油性颗粒；N95 为 NIOSH 标准，FFP2 为 EN 149 (不低于 94%)。',
      'KN95 to GB 2626 filters at least 95 % of 0.3 μm non-oily particles, KP95 also oily ones; N95 is NIOSH, FFP2 is EN 149 (at least 94 %).',
    ],
    [
      '防颗粒物口罩不防有机蒸气和缺氧环境。喷漆、农药须用配 A 型(棕色)滤盒的半面罩；氧含量低于 19.5% 的场所必须用供气式。',
      'Dust masks do nothing against vapour or lack of oxygen. For paint and pesticides use a half mask with A cartridges (brown); below 19.5 % oxygen only supplied air.',
    ],
    [
      '佩戴时两侧压紧鼻夹做正压与负压气密检查，胡须会破坏密合。呼吸阻力变大或闻到气味时立即更换。',
      'Press the nose clip and check the seal by blowing and drawing; a beard breaks it. Change when breathing gets hard or you smell anything.',
    ],
  ),
  hearing: text(
    [
      'SNR 值为标称降噪，实际可取其一半估算，例如 100 dB(A) 环境用 SNR 33 耳塞，约降至 83 dB(A)。过度防护会妨碍听到警报。',
      'SNR is nominal; halve it for an estimate: in 100 dB(A) an SNR 33 plug leaves about 83 dB(A). Too much protection hides alarms.',
    ],
    [
      '泡棉耳塞搓细后插入，用另一手提耳廓拉直耳道，按住 30 秒待其膨胀；一次性使用，潮湿或变硬即弃。',
      'Roll foam plugs thin, pull the ear up with the other hand, insert and hold 30 seconds. Discard when damp or stiff.',
    ],
  ),
  shoe: text(
    [
      'GB 21148：SB 为基本型(200 J 包头，15 kN 耐压)，S1 加防静电与后跟吸能，S3 加防刺穿(1100 N)与防滑沟纹，S5 为全橡胶/聚合物靴。',
      'GB 21148 after ISO 20345: SB is basic (200 J toe cap, 15 kN crush), S1 adds antistatic and energy absorption, S3 adds penetration resistance (1100 N) and cleats, S5 is an all-rubber or polymer boot.',
    ],
    [
      '防静电鞋电阻 100 kΩ 至 1000 MΩ，不可用作电绝缘；电工必须选标有 6 kV 的绝缘鞋，且两者不能同时满足。',
      'Antistatic shoes (100 kΩ to 1000 MΩ) do not insulate; electricians need shoes marked 6 kV, and one shoe cannot be both.',
    ],
    [
      '鞋码按中国鞋号(毫米)对照：39 码 = 245，42 码 = 260，44 码 = 270。包头须留出约 1 cm 余量。',
      'Sizes: 39 is 245 mm, 42 is 260, 44 is 270. Leave about 1 cm in front of the toes.',
    ],
  ),
  wear: text(
    [
      '反光背心按 GB 20653 (EN ISO 20471) 分级：Ⅱ级用于 60 km/h 以下道路，Ⅲ级须覆盖躯干与四肢，用于高速公路。',
      'High-visibility wear to GB 20653 (EN ISO 20471): class 2 for roads below 60 km/h, class 3 must cover trunk and limbs, for motorways.',
    ],
    [
      '反光带须完整不脱落，洗涤次数见标签；褪色或破损后防护失效，不得继续使用。',
      'The tape must stay whole; mind the number of washes on the label. Faded or torn garments protect no longer.',
    ],
  ),
  fall: text(
    [
      '坠落悬挂安全带符合 GB 6095，全身式须配合缓冲系绳使用，系绳长度不超过 2 m，缓冲展开后总长约 3 m，作业点下方净空须不小于 5 m。',
      'Full-body harness to GB 6095, with a shock-absorbing lanyard of at most 2 m that reaches about 3 m when it opens; keep at least 5 m of clear fall below.',
    ],
    [
      '应挂在肩部以上的锚固点(强度不小于 12 kN)，高挂低用；经受一次坠落后必须报废。整体应每年检验，使用期不超过五年。',
      'Hook to an anchor above the shoulder (at least 12 kN). Scrap after one fall; inspect yearly, five years at most.',
    ],
  ),
} satisfies Record<string, Goods['text']>;
