import type { Goods } from '#demo/flow/goods.ts';
import { text } from '#demo/works/words.ts';

export const T = {
  anaerobic: text(
    [
      '厌氧胶在隔绝空气并有金属离子时固化：螺纹锁固按强度选，低强度(222 级)可徒手拆，中强度(243 级)用普通工具可拆，高强度(271 级)需加热至 250 ℃ 以上拆卸。',
      'Anaerobics set without air and with metal ions. Lockers: 222 class comes off by hand tool, 243 class with ordinary tools, 271 class only hot, above 250 °C.',
    ],
    [
      '清洁去油是强度的前提；M10 螺栓滴 1 至 2 滴涂满啮合螺纹即可，盲孔滴在孔底。惰性表面(锌、不锈钢)需促进剂，否则固化慢。',
      'Degreasing makes the strength. One or two drops for M10 cover the engaged thread; in blind holes put it on the bottom. Inert surfaces such as zinc and stainless need an activator.',
    ],
    [
      '初固约 20 分钟，完全固化 24 小时；工作温度 -55 至 150 ℃，个别型号至 230 ℃。',
      'Handling in about 20 minutes, full cure in 24 hours; -55 to 150 °C, some grades to 230 °C.',
    ],
  ),
  instant: text(
    [
      '瞬干胶(氰基丙烯酸酯)靠空气湿度固化，胶层越薄强度越高；聚乙烯、聚丙烯、PTFE 须先涂底剂，否则粘不住。',
      'Instant adhesives set on moisture; the thinner the layer the stronger. Polyethylene, polypropylene and PTFE need a primer.',
    ],
    [
      '用量一般每 2 cm² 一滴，过量不会更牢。粘皮肤后用温肥皂水浸泡分离，不可撕扯。',
      'About one drop per 2 cm²: more does not hold better. If skin sticks, soak in warm soapy water and do not pull.',
    ],
  ),
  structural: text(
    [
      '双组分丙烯酸或环氧按体积 1:1 混合，混合后在适用期内用完；粘接面须打磨去油，铝材建议喷砂。',
      'Two-part acrylic or epoxy, mixed 1:1 by volume and used within its pot life. Abrade and degrease; blast aluminium where possible.',
    ],
    [
      '丙烯酸 AB 胶 5 分钟定位、24 小时达最终强度，耐冲击；环氧固化慢但耐温耐化学更好，120 ℃ 环境选高温环氧。',
      'AB acrylic holds in five minutes and is strong after a day, taking shock well; epoxy is slower and stands heat and chemicals better, up to 120 °C with hot-cure grades.',
    ],
    [
      '接头设计宜受剪、受压，避免剥离和劈裂；搭接长度为板厚的 3 至 5 倍。',
      'Design joints for shear and compression, not peel. Overlap three to five times the sheet.',
    ],
  ),
  sealant: text(
    [
      '酸性硅酮胶(固化有醋酸味)粘玻璃好，腐蚀铜与大理石；中性硅酮胶不腐蚀，可用于石材、铝板和电气。',
      'Acetic silicone sticks to glass but corrodes copper and marble; neutral grades do not, for stone, aluminium and electrical use.',
    ],
    [
      '接缝宽度 10 至 20 mm 时深度取宽度的一半，两侧贴美纹纸，打胶后 10 分钟内修整。表干约 20 分钟，每天固化约 2 mm。',
      'In joints 10 to 20 mm wide make the depth half the width, mask the sides and tool within ten minutes. Skins in 20 minutes and cures about 2 mm a day.',
    ],
    [
      '建筑幕墙、门窗应选 GB/T 14683 对应位移级别；食品和鱼缸须选标明可用的专用型号。',
      'For facades choose the movement class of GB/T 14683; for food and aquaria only grades marked so.',
    ],
  ),
  tape: text(
    [
      'VHB 类丙烯酸泡棉胶带靠表面密合承载，粘贴压力约 100 kPa、21 ℃ 下 72 小时达最终强度；低于 10 ℃ 不宜施工。',
      'Acrylic foam tape carries by wetting the surface: press at about 100 kPa and wait 72 hours at 21 °C. Do not apply below 10 °C.',
    ],
    [
      'PTFE 生料带缠绕方向应与螺纹旋入方向一致，内螺纹缠 15 圈左右；氧气管路须用专用无油生料带。',
      'Wind PTFE tape in the direction of screwing, about 15 turns; oxygen lines need oil-free tape.',
    ],
    [
      '电工绝缘胶带按 GB 4943 或 IEC 60454 选用，缠绕时拉伸约 10%，起止各重叠半幅。',
      'Electrical tape to IEC 60454: stretch it about 10 % and overlap by half.',
    ],
  ),
  paint: text(
    [
      '防锈漆与面漆须配套：环氧底漆 + 聚氨酯面漆耐候好，醇酸体系便宜但耐化学差。涂装前除锈至 Sa 2.5 或 St 3。',
      'Match primer and finish: epoxy primer under polyurethane weathers well; alkyd is cheaper but weaker against chemicals. Clean to Sa 2.5 or St 3 first.',
    ],
    [
      '理论用量按 8 至 12 m²/kg(干膜 40 μm)估算，实际损耗 20% 至 40%。两遍间隔按产品说明，通常 4 至 24 小时。',
      'Coverage is about 8 to 12 m²/kg at 40 μm dry; allow 20 to 40 % losses. Recoat after 4 to 24 hours as stated.',
    ],
    [
      '稀释剂必须与油漆同类：醇酸用 200 号溶剂油，聚氨酯须用无水稀释剂，不可混用。',
      'Thinner must match: white spirit for alkyd, water-free thinner for polyurethane.',
    ],
  ),
  spray: text(
    [
      '渗透剂靠低表面张力沿螺纹缝隙爬入，喷后等待 10 至 15 分钟，锈死严重时重复几次并轻敲震动。',
      'Penetrating oil creeps along the thread: wait 10 to 15 minutes, and on badly rusted joints repeat and tap.',
    ],
    [
      '它也能驱水、防潮和短期防锈，但油膜薄，不能代替轴承润滑脂或齿轮油。气雾罐远离火源，存放不超过 50 ℃。',
      'It also drives out water and protects for a short time, but the film is thin: it does not replace grease or gear oil. Keep cans from fire and below 50 °C.',
    ],
  ),
} satisfies Record<string, Goods['text']>;
