import type { BeltText } from './types.ts';

const shandong = { province: { zh: '山东省', en: 'Shandong' }, provinceCode: '370000' };

export const SHANDONG_ANHUI_BELTS: BeltText[] = [
  {
    key: 'linqing',
    name: { zh: '临清轴承产业带', en: 'Linqing Bearing Belt' },
    ...shandong,
    city: { zh: '聊城市', en: 'Liaocheng' },
    cityCode: '371500',
    county: { zh: '临清市', en: 'Linqing' },
    countyCode: '371581',
    latitude: 36.67,
    longitude: 115.83,
    trades: ['bearings'],
    goods: [
      { zh: '深沟球轴承', en: 'Deep groove ball bearings' },
      { zh: '圆锥滚子轴承', en: 'Tapered roller bearings' },
      { zh: '外球面轴承', en: 'Insert bearings' },
      { zh: '轴承保持架', en: 'Bearing cages' },
    ],
    facts: [
      { name: { zh: '起步', en: 'Began' }, value: { zh: '20世纪70年代末', en: 'late 1970s' } },
      { name: { zh: '企业', en: 'Firms' }, value: { zh: '2200多家生产企业', en: 'over 2,200 makers' } },
      { name: { zh: '商户', en: 'Traders' }, value: { zh: '1万多家', en: 'over 10,000' } },
      { name: { zh: '品种', en: 'Range' }, value: { zh: '11大类、5000多种', en: '11 classes, 5,000 kinds' } },
    ],
    intro: {
      zh: [
        '临清轴承以烟店、潘庄、唐元三镇为中心，是国内五大轴承产业集聚区之一。与多数产区不同，这里先有轴承交易市场，后有轴承工厂，是典型的“以市兴厂”。',
        '产业起步于20世纪70年代末，四十多年间补齐了轴承钢管、锻车、热处理、磨削、装配以及套圈、保持架、滚动体的完整链条；周边的东昌府以保持架、东阿以钢球、冠县以锻件见长。',
        '据公开报道，全市有轴承生产企业2200多家、经营户1万多家，从业人员10万余人，可生产11类、5000多个型号的轴承，2020年入选山东省特色产业集群。',
        '在这里找得到常规型号的现货，也找得到老设备用的冷门型号。下单前写清型号后缀、游隙和精度等级，可以省去大半的往返沟通。',
      ],
      en: [
        'Centred on the towns of Yandian, Panzhuang and Tangyuan, Linqing is one of China’s five bearing regions. Unlike most, it had a market before it had factories: trade came first and production grew around it.',
        'Since the late 1970s the chain has been completed: bearing tube, forging and turning, heat treatment, grinding and assembly, rings, cages and rolling elements. Dongchangfu nearby is known for cages, Dong’e for steel balls, Guanxian for forgings.',
        'Press reports give over 2,200 makers and 10,000 traders with more than 100,000 jobs, offering 11 classes and 5,000 designations. In 2020 the cluster was listed among the characteristic industries of Shandong.',
        'Common sizes are in stock here, and so are the odd ones that old machines need. State suffix, clearance and tolerance class when you order, and most questions never arise.',
      ],
    },
  },
  {
    key: 'gaomi',
    name: { zh: '高密安全防护产业带', en: 'Gaomi Safety-Gear Belt' },
    ...shandong,
    city: { zh: '潍坊市', en: 'Weifang' },
    cityCode: '370700',
    county: { zh: '高密市', en: 'Gaomi' },
    countyCode: '370785',
    latitude: 36.38,
    longitude: 119.76,
    trades: ['safety'],
    goods: [
      { zh: '防砸防刺安全鞋', en: 'Safety shoes' },
      { zh: '浸胶防护手套', en: 'Dipped work gloves' },
      { zh: '绝缘鞋靴', en: 'Insulating footwear' },
      { zh: '反光工作服', en: 'High-visibility wear' },
    ],
    facts: [
      { name: { zh: '起步', en: 'Began' }, value: { zh: '20世纪80年代', en: '1980s' } },
      {
        name: { zh: '鞋', en: 'Footwear' },
        value: { zh: '年产约2亿双', en: 'about 200 million pairs a year' },
      },
      {
        name: { zh: '手套', en: 'Gloves' },
        value: { zh: '年产约40亿副', en: 'about 4 billion pairs a year' },
      },
      {
        name: { zh: '劳保鞋份额', en: 'Share, safety shoes' },
        value: { zh: '约占全国三分之一', en: 'about a third of China' },
      },
    ],
    intro: {
      zh: [
        '高密市在潍坊东部，安全防护用品是当地的传统支柱产业，有“中国安防用品产业名城”之称，主打劳保鞋与防护手套。',
        '20世纪80年代，高密农村曾“村村有、户户干”做鞋。三十多年后，据当地媒体报道，高密年产各类鞋约2亿双、防护手套约40亿副，其中劳保鞋产量约占全国的三分之一。',
        '从鞋材、鞋底注塑、钢包头、芳纶防刺中底到检测，配套都在市内完成；外贸工厂普遍熟悉欧标EN ISO 20345与EN 388的检测要求。',
        '批量选购劳保鞋，建议先定防护性能（保护足趾、防刺穿、电绝缘、防静电），再看鞋楦与码段比例，首单可先拿样试穿。',
      ],
      en: [
        'Gaomi, in the east of Weifang, has safety gear as its old mainstay and is known as a national city of protective products, above all safety shoes and work gloves.',
        'In the 1980s shoes were made in every village here. Three decades later local papers put the yearly output at about 200 million pairs of shoes and 4 billion pairs of gloves; roughly one in three Chinese safety shoes comes from Gaomi.',
        'Uppers, injected soles, toe caps, aramid insoles and testing are all to be had within the city, and exporters know the European standards EN ISO 20345 and EN 388 well.',
        'When ordering in bulk, settle the protection first (toe, penetration, electrical, antistatic), then the last and the split of sizes; a pair to try on before the first order saves returns.',
      ],
    },
  },
  {
    key: 'tongcheng',
    name: { zh: '桐城绿色包装产业带', en: 'Tongcheng Packaging Belt' },
    province: { zh: '安徽省', en: 'Anhui' },
    provinceCode: '340000',
    city: { zh: '安庆市', en: 'Anqing' },
    cityCode: '340800',
    county: { zh: '桐城市', en: 'Tongcheng' },
    countyCode: '340881',
    latitude: 31.04,
    longitude: 116.97,
    trades: ['packaging'],
    goods: [
      { zh: '塑料软包装袋', en: 'Flexible bags' },
      { zh: '缠绕膜', en: 'Stretch film' },
      { zh: '封箱胶带', en: 'Carton tape' },
      { zh: '可降解包装', en: 'Degradable packaging' },
    ],
    facts: [
      {
        name: { zh: '企业', en: 'Firms' },
        value: { zh: '产销企业4000余家（2022年）', en: 'over 4,000 makers and sellers (2022)' },
      },
      { name: { zh: '规上企业', en: 'Larger firms' }, value: { zh: '196家（2022年）', en: '196 (2022)' } },
      {
        name: { zh: '产值', en: 'Value' },
        value: { zh: '约290亿元（2021年）', en: 'about ¥29 billion (2021)' },
      },
      { name: { zh: '核心镇', en: 'Core towns' }, value: { zh: '新渡、双港', en: 'Xindu, Shuanggang' } },
    ],
    intro: {
      zh: [
        '桐城市地处安徽西南，新渡、双港两镇有“塑料之乡”之称。2008年获“中国包装印刷产业基地”称号，2009年获“中国塑料包装产业基地”称号。',
        '据当地公布的数据，2022年全市产销包装的企业有4000余家，其中规模以上196家；2021年绿色包装产业实现产值约290亿元，获食品级认证的企业超过400家。',
        '这里形成了原料供应、吹膜、注塑、制版、印刷、制袋的完整链条，并向可降解材料延伸，市内设有国家级包装印刷产品检验机构。',
        '工业包装按卷、按公斤或按千只计价，定制印刷一般需要先确认版费、起订量与交期，常规规格多数有现货。',
      ],
      en: [
        'Tongcheng is in south-western Anhui; its towns Xindu and Shuanggang are known for plastics. It was named a national base for package printing in 2008 and for plastic packaging in 2009.',
        'Local figures for 2022 count over 4,000 firms that make or sell packaging, 196 of them above the statistical threshold. Output in 2021 was about ¥29 billion, and more than 400 firms hold food-grade approval.',
        'Resin, film blowing, moulding, plate making, printing and bag making form one chain, now reaching into degradable materials, with a national inspection centre for printed packaging in the city.',
        'Industrial packaging is priced by the roll, the kilogram or the thousand. For printed goods agree plate cost, minimum and lead time first; plain sizes are mostly in stock.',
      ],
    },
  },
];
