import type { MarketText } from './types.ts';

export const NORTH_MARKETS: MarketText[] = [
  {
    key: 'yongnian-standard-parts',
    name: { zh: '永年标准件市场', en: 'Yongnian Standard Parts Market' },
    province: { zh: '河北省', en: 'Hebei' },
    provinceCode: '130000',
    city: { zh: '邯郸市', en: 'Handan' },
    cityCode: '130400',
    county: { zh: '永年区', en: 'Yongnian' },
    countyCode: '130408',
    latitude: 36.78,
    longitude: 114.49,
    address: { zh: '河北省邯郸市永年区临洺关镇', en: 'Linmingguan, Yongnian District, Handan, Hebei' },
    trades: ['fasteners'],
    intro: {
      zh: [
        '市场设在永年区临洺关镇，是全国规模居前的紧固件产销集散地。沿街店铺按螺栓、螺母、垫圈、锚栓、异形件分段经营，店后多半就是自家仓库或工厂。',
        '常规4.8级、8.8级外六角与国标螺母整托盘现货，拼箱、代检、代发全国物流专线在市场内即可办妥；新能源支架、铁路扣件等专用件可在市场找厂定制。',
      ],
      en: [
        'In Linmingguan, this is one of the largest places in China to buy fasteners. Streets are sorted into bolts, nuts, washers, anchors and specials, and behind most shops stands the owner’s warehouse or works.',
        'Common grades 4.8 and 8.8 are on pallets ready to go. Mixed cartons, inspection and freight to every province are arranged on the spot, and makers of solar and railway parts take custom orders here.',
      ],
    },
  },
  {
    key: 'yandian-bearings',
    name: { zh: '烟店轴承市场', en: 'Yandian Bearing Market' },
    province: { zh: '山东省', en: 'Shandong' },
    provinceCode: '370000',
    city: { zh: '聊城市', en: 'Liaocheng' },
    cityCode: '371500',
    county: { zh: '临清市', en: 'Linqing' },
    countyCode: '371581',
    latitude: 36.67,
    longitude: 115.83,
    address: { zh: '山东省临清市烟店镇', en: 'Yandian, Linqing, Shandong' },
    trades: ['bearings'],
    intro: {
      zh: [
        '烟店轴承市场起于20世纪70年代末的农村集市，如今是国内规模最大的轴承专业市场之一，先有市场、后有工厂，周边三镇的生产企业都围绕它生长。',
        '国内主要轴承厂和不少国际品牌在此设有直销处或分公司，微型到大型、常规到冷门型号齐全；市场常年可做旧型号替换、保持架与散件配套。',
      ],
      en: [
        'It began as a village fair for bearings in the late 1970s and is now among the largest bearing markets in China; the factories of three towns grew up around it.',
        'The main Chinese makers and many foreign brands keep outlets here, from miniature to large, from common to rare designations. Replacements for old types, cages and loose parts are everyday business.',
      ],
    },
  },
  {
    key: 'linyi-mall',
    name: { zh: '临沂商城劳保五金片区', en: 'Linyi Safety & Hardware Quarter' },
    province: { zh: '山东省', en: 'Shandong' },
    provinceCode: '370000',
    city: { zh: '临沂市', en: 'Linyi' },
    cityCode: '371300',
    county: { zh: '兰山区', en: 'Lanshan' },
    countyCode: '371302',
    latitude: 35.07,
    longitude: 118.33,
    address: { zh: '山东省临沂市兰山区', en: 'Lanshan District, Linyi, Shandong' },
    trades: ['safety', 'hand-tools', 'packaging'],
    intro: {
      zh: [
        '临沂商城由上百个专业批发市场组成，是江北重要的商品集散地，兰山区的劳保用品与五金市场辐射鲁苏豫皖。',
        '劳保手套、劳保鞋、工作服、反光背心等可按打、按箱批发；市场与遍布全国的物流专线相连，是中小工厂“一站配齐”的常用去处。',
      ],
      en: [
        'Linyi Mall is made up of over a hundred wholesale markets and is a main hub of northern China; its safety-gear and hardware quarter in Lanshan serves Shandong, Jiangsu, Henan and Anhui.',
        'Gloves, shoes, workwear and vests are sold by the dozen and the carton, and road freight runs from here to all parts of the country, which makes it a one-stop place for smaller works.',
      ],
    },
  },
  {
    key: 'jinfu-machinery',
    name: { zh: '成都金府机电市场', en: 'Jinfu Machinery Market, Chengdu' },
    province: { zh: '四川省', en: 'Sichuan' },
    provinceCode: '510000',
    city: { zh: '成都市', en: 'Chengdu' },
    cityCode: '510100',
    county: { zh: '金牛区', en: 'Jinniu' },
    countyCode: '510106',
    latitude: 30.73,
    longitude: 104.05,
    address: { zh: '四川省成都市金牛区金府路', en: 'Jinfu Road, Jinniu District, Chengdu, Sichuan' },
    trades: ['pumps', 'pneumatics', 'seals', 'cable'],
    intro: {
      zh: [
        '金府路沿线汇集了五金、机电、钢材、电线电缆等专业市场，是西南地区采购机电产品的主要去处之一。',
        '东部产业带的泵、气动元件、密封件与电缆厂家多在这里设办事处或总代理，川渝云贵的工程与设备维修用户可以就近看样、提货和办理售后。',
      ],
      en: [
        'Markets for hardware, machinery, steel and cable line Jinfu Road, one of the chief places in the south-west to buy mechanical and electrical goods.',
        'Pump, pneumatics, seal and cable makers from the eastern belts keep offices or agents here, so contractors and repair shops of Sichuan, Chongqing, Yunnan and Guizhou can see, collect and return goods nearby.',
      ],
    },
  },
];
