import type { Goods } from '#demo/flow/goods.ts';
import { text } from '#demo/works/words.ts';

export const T = {
  carton: text(
    [
      '纸箱按 GB/T 6543 选纸：双瓦楞(AB 楞)边压强度不低于 5.5 kN/m，可装 30 kg 以内；单瓦楞(B/C 楞)用于 15 kg 以内轻货。堆码高度由边压强度与含水率决定，潮湿时强度会降到一半。',
      'Board to GB/T 6543: double wall (AB) with at least 5.5 kN/m edge crush carries up to 30 kg; single wall (B or C) up to 15 kg. Stacking depends on edge crush and moisture, and damp board is half as strong.',
    ],
    [
      '尺寸为内尺寸(长×宽×高)，偏差 ±3 mm；外尺寸加 2 倍楞厚(A 楞约 5 mm，B 楞约 3 mm)。定制印刷每色每版另计。',
      'Sizes are inside (L×W×H), ±3 mm; outside adds twice the flute (A about 5 mm, B about 3 mm). Custom printing is charged per colour.',
    ],
    [
      '封箱用 48 mm 或 60 mm 胶带，十字或工字封法，底部重货须先封工字。',
      'Seal with 48 or 60 mm tape in an H or cross pattern; seal the bottom in an H first for heavy goods.',
    ],
  ),
  film: text(
    [
      '缠绕膜分手用与机用：手用 20 μm 预拉伸约 30%，机用 23 μm 拉伸率可达 250%，同样货物机用省膜约四成。',
      'Stretch film for hand use is 20 μm and stretches about 30 %; machine film of 23 μm stretches to 250 % and saves about 40 % of film.',
    ],
    [
      '缠绕时自下而上，底部三圈固定在托盘，重叠一半；怕潮货物再加顶盖膜。',
      'Wrap from below, three turns around the pallet, half overlapped; add a top sheet against damp.',
    ],
  ),
  tape: text(
    [
      '封箱胶带厚度按货重选：45 μm 用于轻箱，50 至 55 μm 用于 20 kg 以上纸箱，60 μm 用于冷库或再生纸箱。',
      'Choose tape thickness by weight: 45 μm for light boxes, 50 to 55 μm above 20 kg, 60 μm for cold stores and recycled board.',
    ],
    [
      '低于 5 ℃ 丙烯酸胶初黏下降，冷库应选热熔胶型；印字胶带可标注防盗与易碎。',
      'Acrylic loses tack below 5 °C; use hot-melt tape in cold stores. Printed tape can show fragile or security marks.',
    ],
  ),
  strap: text(
    [
      'PP 打包带用于轻货与纸箱，PET 塑钢带强度高、耐候，可替代钢带用于木箱、玻璃、管材，回收方便。',
      'PP strapping for light goods and cartons; PET is stronger and weatherproof, and replaces steel on crates, glass and pipe.',
    ],
    [
      '打包带拉力应不小于货重的 0.3 倍再乘安全系数 2；拉紧后用铁扣或热熔接头，接头强度约为带体的 70%。',
      'Strap strength should be at least 0.3 of the load with a safety factor of two; a seal or weld holds about 70 % of the strap.',
    ],
  ),
  wrap: text(
    [
      '气泡膜隔震并防刮，泡径 10 mm 用于轻货，25 mm 用于家具与仪器；EPE 珍珠棉回弹好，可按尺寸切割内衬。',
      'Bubble film cushions and keeps off scratches: 10 mm bubbles for light goods, 25 mm for furniture and instruments. EPE foam springs back and is cut to fit.',
    ],
    [
      '包裹时凸面朝货物一侧缓冲更好；尖角处加纸角板，防止捆扎带勒伤。',
      'Turn the bubbles towards the goods, and put angle boards on edges so that strapping does not cut in.',
    ],
  ),
  pallet: text(
    [
      '1200×1000 mm 是 GB/T 2934 推荐规格，与 20 尺、40 尺集装箱匹配；动载指叉车搬运时的允许载荷，静载指不移动时的堆放载荷。',
      '1200×1000 mm is the GB/T 2934 standard and fits 20 and 40 ft containers. Dynamic load is what a forklift may carry, static load what may stand.',
    ],
    [
      '上货架须选承架型(带梁或钢管加强)，承架载荷通常只有静载的三分之一；出口木托盘须有 IPPC 标识。',
      'For racks choose reinforced pallets: rack load is usually a third of static load. Export wood needs the IPPC mark.',
    ],
  ),
  store: text(
    [
      '货架按每层均布载荷标注：轻型 100 kg，中型 200 至 500 kg，重型 500 kg 以上。集中荷载会使挠度大增，应均匀摆放。',
      'Shelving is rated per level for spread load: light 100 kg, medium 200 to 500 kg, heavy above 500 kg. Concentrated load bends it far more.',
    ],
    [
      '高度超过 2.5 m 或与墙不靠时须用地脚膨胀螺栓固定；层板下方应装防撞护脚，避免叉车碰立柱。',
      'Above 2.5 m or free-standing, anchor the feet; fit guards so that forklifts do not hit the uprights.',
    ],
  ),
  box: text(
    [
      '周转箱采用 PP 或 HDPE，使用温度 -20 至 60 ℃，可堆叠、可套叠(空箱节省空间七成)。',
      'Boxes of PP or HDPE for -20 to 60 °C, stackable, and nestable when empty, saving 70 % of the room.',
    ],
    [
      '零件盒可斜口插挂在百叶挂板上，物料号标签插在前侧槽口；重料应放下层。',
      'Bins hook onto louvre panels and take a label in the front slot; put heavy parts low.',
    ],
  ),
  truck: text(
    [
      '手动液压搬运车用于平整地面，额定载荷 2 至 3 t；货物重心应在货叉中部，禁止载人与单边偏载。',
      'Pallet trucks are for level floors, 2 to 3 t. Keep the load centred on the forks and never carry people or load one side.',
    ],
    [
      '堆高车提升高度须与货架匹配，液压系统应使用指定液压油并定期放气；堆高作业半径内不得站人。',
      'Match stacker lift to the rack, use the right hydraulic oil and bleed it. Nobody may stand within reach.',
    ],
  ),
} satisfies Record<string, Goods['text']>;
