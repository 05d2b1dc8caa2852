import type { BeltText } from './types.ts';

const ningbo = {
  province: { zh: '浙江省', en: 'Zhejiang' },
  provinceCode: '330000',
  city: { zh: '宁波市', en: 'Ningbo' },
  cityCode: '330200',
};
const jiangsu = { province: { zh: '江苏省', en: 'Jiangsu' }, provinceCode: '320000' };

export const EAST_BELTS: BeltText[] = [
  {
    key: 'fenghua',
    name: { zh: '奉化气动产业带', en: 'Fenghua Pneumatics Belt' },
    ...ningbo,
    county: { zh: '奉化区', en: 'Fenghua' },
    countyCode: '330213',
    latitude: 29.66,
    longitude: 121.41,
    trades: ['pneumatics'],
    goods: [
      { zh: '标准气缸', en: 'Standard cylinders' },
      { zh: '电磁阀', en: 'Solenoid valves' },
      { zh: '气源处理件', en: 'Air preparation units' },
      { zh: '气管接头', en: 'Push-in fittings' },
    ],
    facts: [
      { name: { zh: '企业', en: 'Firms' }, value: { zh: '约280家（2008年）', en: 'about 280 (2008)' } },
      {
        name: { zh: '国内份额', en: 'Share in China' },
        value: { zh: '约35%（2008年）', en: 'about 35% (2008)' },
      },
      {
        name: { zh: '出口', en: 'Exports' },
        value: { zh: '约占全国一半（2008年）', en: 'about half of China’s (2008)' },
      },
      {
        name: { zh: '检测', en: 'Testing' },
        value: { zh: '国家气动产品质检中心', en: 'National pneumatics inspection centre' },
      },
    ],
    intro: {
      zh: [
        '奉化区位于宁波南部，是国内气动元件企业最集中的地区之一，溪口、萧王庙、锦屏等地分布着成片的气缸、阀件与接头工厂。',
        '据宁波当地媒体2008年报道，奉化有气动元件生产企业280家、从业人员1万多人，占国内市场份额约35%，出口约占全国的一半；同年国家质检部门批准在此筹建国家气动产品质量监督检验中心。',
        '气缸铝管、活塞杆、端盖压铸、密封圈、线圈到装配测试均可本地配套，ISO 15552、ISO 6432等国际标准系列供货齐全，非标行程可快速排产。',
        '气动元件选型先定缸径、行程和安装方式，再定磁环与缓冲；电磁阀请写明通径、位数通数、线圈电压与接线方式。',
      ],
      en: [
        'Fenghua District in southern Ningbo is one of the densest areas for pneumatics in the country: cylinder, valve and fitting works fill Xikou, Xiaowangmiao and Jinping.',
        'A Ningbo newspaper counted 280 makers and over 10,000 jobs in 2008, with about 35% of the Chinese market and half of its exports. That year the state approved a national inspection centre for pneumatic products here.',
        'Tube, rods, cast end caps, seals, coils and assembly are all local. ISO 15552 and ISO 6432 series are in stock, and odd strokes are made within days.',
        'Choose bore, stroke and mounting first, then magnet and cushioning; for solenoid valves name port size, ports and positions, coil voltage and connector.',
      ],
    },
  },
  {
    key: 'ninghai',
    name: { zh: '宁海橡塑密封产业带', en: 'Ninghai Seal Belt' },
    ...ningbo,
    county: { zh: '宁海县', en: 'Ninghai' },
    countyCode: '330226',
    latitude: 29.29,
    longitude: 121.43,
    trades: ['seals'],
    goods: [
      { zh: '骨架油封', en: 'Rotary shaft seals' },
      { zh: 'O形圈', en: 'O-rings' },
      { zh: '橡胶减震件', en: 'Rubber mounts' },
      { zh: '橡塑管路件', en: 'Rubber and plastic hoses' },
    ],
    facts: [
      {
        name: { zh: '称号', en: 'Known as' },
        value: { zh: '中国（梅林）橡塑汽配产业之乡', en: 'Meilin, home of rubber and plastic auto parts' },
      },
      {
        name: { zh: '全县产值', en: 'County output' },
        value: { zh: '近56亿元（2011年）', en: 'nearly ¥5.6 billion (2011)' },
      },
      {
        name: { zh: '核心', en: 'Core' },
        value: { zh: '梅林街道，133家企业（2011年）', en: 'Meilin, 133 firms (2011)' },
      },
      {
        name: { zh: '材料', en: 'Compounds' },
        value: { zh: 'NBR、FKM、EPDM、硅胶、PTFE', en: 'NBR, FKM, EPDM, silicone, PTFE' },
      },
    ],
    intro: {
      zh: [
        '宁海县在宁波南部，橡塑件与模具、文具、灯具同为支柱产业，梅林街道被中国橡胶工业协会授予“中国（梅林）橡塑汽配产业之乡”。',
        '据行业公开资料，2011年宁海橡塑汽配产值近56亿元，仅梅林街道就有133家企业，产品涉及油封、密封制品、减震制品、制动与点火系统、橡塑管路与传动带。',
        '宁海同时是压铸与模具大县，橡胶模具、骨架冲压、金属粘接与炼胶就近配套，小批量改型开模周期短，是这里做密封件的优势。',
        '密封件选型以介质、温度、压力和轴速为先：矿物油常用丁腈胶，高温与燃油选氟胶，热水与制动液选三元乙丙；请勿仅凭颜色判断材料。',
      ],
      en: [
        'Ninghai County is in the south of Ningbo. Rubber and plastic parts rank beside moulds, stationery and lamps, and the national rubber association named Meilin the home of rubber and plastic motor parts.',
        'Trade sources put the county’s output in this field at nearly ¥5.6 billion in 2011, with 133 firms in Meilin alone: oil seals, sealing and damping parts, brake and ignition parts, hoses and belts.',
        'Ninghai is also a county of die casting and tool making. Moulds, pressed cases, bonding and compounding are close at hand, so a changed seal in a small batch is tooled quickly.',
        'Choose seals by medium, temperature, pressure and shaft speed: NBR for mineral oil, FKM for heat and fuel, EPDM for hot water and brake fluid. Colour tells nothing about the compound.',
      ],
    },
  },
  {
    key: 'danyang',
    name: { zh: '丹阳工具产业带', en: 'Danyang Tool Belt' },
    ...jiangsu,
    city: { zh: '镇江市', en: 'Zhenjiang' },
    cityCode: '321100',
    county: { zh: '丹阳市', en: 'Danyang' },
    countyCode: '321181',
    latitude: 32.05,
    longitude: 119.77,
    trades: ['cutting'],
    goods: [
      { zh: '高速钢麻花钻', en: 'HSS twist drills' },
      { zh: '金刚石锯片', en: 'Diamond blades' },
      { zh: '丝锥板牙', en: 'Taps and dies' },
      { zh: '硬质合金立铣刀', en: 'Carbide end mills' },
    ],
    facts: [
      {
        name: { zh: '企业', en: 'Firms' },
        value: { zh: '后巷一带300–400家', en: '300–400 around Houxiang' },
      },
      {
        name: { zh: '麻花钻', en: 'Twist drills' },
        value: { zh: '年产近30亿支', en: 'nearly 3 billion a year' },
      },
      {
        name: { zh: '金刚石锯片', en: 'Diamond blades' },
        value: { zh: '年产6000万片以上', en: 'over 60 million a year' },
      },
      { name: { zh: '核心镇', en: 'Core town' }, value: { zh: '丹北镇（后巷）', en: 'Danbei (Houxiang)' } },
    ],
    intro: {
      zh: [
        '丹阳市在江苏镇江，后巷（今属丹北镇）一带是国内麻花钻与金刚石锯片最集中的产区，当地还有冶炼、轧制高速工具钢的配套企业。',
        '据财经媒体早年报道，后巷五金工具企业有三四百家，丹阳全市年产麻花钻近30亿支、金刚石锯片6000多万片，是亚洲规模最大的钻头和锯片生产基地之一，产品大量出口。',
        '从高速钢冶炼、轧制、滚轧、磨制到涂层、包装，钻头的全部工序可在镇内完成；近年硬质合金刀具与全磨制、含钴钻头的比重持续上升。',
        '选钻头看材料（HSS、HSS-Co5、硬质合金）、工艺（轧制、全磨）与柄型；不锈钢宜用含钴全磨钻并降低转速、加足冷却。',
      ],
      en: [
        'Danyang belongs to Zhenjiang, Jiangsu. Around Houxiang, now part of Danbei town, stand the densest works for twist drills and diamond blades in the country, together with mills that melt and roll high-speed steel.',
        'The financial press once counted 300 to 400 tool firms in Houxiang and nearly 3 billion twist drills and 60 million diamond blades a year from Danyang, among the largest such bases in Asia, much of it exported.',
        'Melting, rolling, roll forging, grinding, coating and packing of a drill all happen in one town; carbide, fully ground and cobalt drills take a growing share.',
        'Choose drills by material (HSS, HSS-Co5, carbide), process (rolled, fully ground) and shank. For stainless steel take fully ground cobalt, lower the speed and keep the coolant flowing.',
      ],
    },
  },
  {
    key: 'qidong',
    name: { zh: '启东电动工具产业带', en: 'Qidong Power-Tool Belt' },
    ...jiangsu,
    city: { zh: '南通市', en: 'Nantong' },
    cityCode: '320600',
    county: { zh: '启东市', en: 'Qidong' },
    countyCode: '320681',
    latitude: 32.05,
    longitude: 121.61,
    trades: ['power-tools'],
    goods: [
      { zh: '角磨机', en: 'Angle grinders' },
      { zh: '电锤电镐', en: 'Rotary and demolition hammers' },
      { zh: '锂电钻', en: 'Cordless drills' },
      { zh: '转定子配件', en: 'Armatures and stators' },
    ],
    facts: [
      { name: { zh: '起步', en: 'Began' }, value: { zh: '20世纪70年代末', en: 'late 1970s' } },
      {
        name: { zh: '企业', en: 'Firms' },
        value: { zh: '整机与零配件800多家', en: 'over 800, tools and parts' },
      },
      {
        name: { zh: '产量', en: 'Output' },
        value: { zh: '年产整机超1亿台', en: 'over 100 million tools a year' },
      },
      { name: { zh: '品种', en: 'Range' }, value: { zh: '25类、200多种', en: '25 classes, 200 models' } },
    ],
    intro: {
      zh: [
        '启东市位于江苏南通东端，吕四港镇天汾一带有“中国电动工具第一城”之称，是国内产销规模最大的电动工具产区之一。',
        '上世纪70年代末，吕四人外出修锁配钥匙，继而修理、经销电动工具，形成遍布各省的门店网络；90年代中期经销商陆续返乡办厂，“前店后厂”由此而来。',
        '据公开报道，当地有整机与零配件企业800多家，可生产电锤、电钻、磨光机等25类200多个品种，年产整机超过1亿台，集群年销售额达500亿元。',
        '整机认准3C认证与额定功率标注；企业集中采购时，把电池平台、易损件（碳刷、转子、开关）的长期供应一并谈定，后期维护成本更低。',
      ],
      en: [
        'Qidong is at the eastern tip of Nantong, Jiangsu. Tianfen in Lüsigang town is called the first city of power tools and is among the largest areas of the trade in China.',
        'In the late 1970s people from Lüsi went out to mend locks, then to repair and sell power tools, and built a web of shops in every province. From the mid-1990s dealers came home to build factories behind their shops.',
        'Press reports count over 800 makers of tools and parts, 25 classes with more than 200 models, over 100 million tools a year and yearly sales of ¥50 billion.',
        'Check CCC certification and rated power. When a company standardises, settle the battery platform and the supply of brushes, armatures and switches as well; that keeps upkeep cheap.',
      ],
    },
  },
];
