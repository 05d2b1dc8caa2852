import type { MarketText } from './types.ts';

const zhejiang = { province: { zh: '浙江省', en: 'Zhejiang' }, provinceCode: '330000' };
const jinhua = { ...zhejiang, city: { zh: '金华市', en: 'Jinhua' }, cityCode: '330700' };

export const SOUTH_MARKETS: MarketText[] = [
  {
    key: 'yongkang-hardware-city',
    name: { zh: '永康中国科技五金城', en: 'Yongkang Hardware City' },
    ...jinhua,
    county: { zh: '永康市', en: 'Yongkang' },
    countyCode: '330784',
    latitude: 28.89,
    longitude: 120.04,
    address: { zh: '浙江省永康市五金城', en: 'Hardware City, Yongkang, Zhejiang' },
    trades: ['hand-tools', 'power-tools', 'cutting'],
    intro: {
      zh: [
        '中国科技五金城建于1992年，是全国有影响的五金专业市场，也是一年一度中国五金博览会的举办地。',
        '市场按电动工具、手动工具、日用五金、机电设备、不锈钢等分区，永康及周边工厂在此设展示窗口；看样之后可直接约厂参观。',
      ],
      en: [
        'Opened in 1992, the China Science & Technology Hardware City is one of the country’s leading hardware markets and the seat of the yearly hardware fair.',
        'Halls are divided into power tools, hand tools, household hardware, machinery and stainless steel. The works of Yongkang show their goods here, and a factory visit can be arranged the same day.',
      ],
    },
  },
  {
    key: 'yiwu-district-two',
    name: { zh: '义乌国际商贸城五金区', en: 'Yiwu Trade City, Hardware District' },
    ...jinhua,
    county: { zh: '义乌市', en: 'Yiwu' },
    countyCode: '330782',
    latitude: 29.33,
    longitude: 120.11,
    address: {
      zh: '浙江省义乌市稠州北路国际商贸城二区',
      en: 'District 2, Yiwu International Trade City, Chouzhou North Road, Yiwu, Zhejiang',
    },
    trades: ['hand-tools', 'electrical', 'fasteners', 'packaging'],
    intro: {
      zh: [
        '义乌国际商贸城二区经营五金工具、锁具、电工产品、小家电等，是面向全球采购商的小商品批发市场的一部分。',
        '这里的长处是品类多、起订灵活、外贸配套齐：混批、拼柜、验货、报关在市场周边都能找到服务商，适合五金店补货与跨境小单。',
      ],
      en: [
        'District 2 of Yiwu International Trade City deals in tools, locks, electrical goods and small appliances, part of the wholesale market that buyers from all over the world know.',
        'Its strength is breadth, small minimums and export services: mixed lots, shared containers, inspection and customs are all at hand, which suits hardware shops and small cross-border orders.',
      ],
    },
  },
  {
    key: 'liushi-electrical-city',
    name: { zh: '柳市电器城', en: 'Liushi Electrical City' },
    ...zhejiang,
    city: { zh: '温州市', en: 'Wenzhou' },
    cityCode: '330300',
    county: { zh: '乐清市', en: 'Yueqing' },
    countyCode: '330382',
    latitude: 28.03,
    longitude: 120.89,
    address: { zh: '浙江省乐清市柳市镇', en: 'Liushi, Yueqing, Zhejiang' },
    trades: ['electrical', 'cable'],
    intro: {
      zh: [
        '柳市是“中国电器之都”的核心镇，电器城与周边街区集中了断路器、接触器、继电器、仪表、接线端子与成套配件的经营户。',
        '市场里既有整机品牌的经销点，也有触点、线圈、塑壳、铜排等零件专营店；成套厂、盘柜厂可以一次配齐一面柜子的元器件。',
      ],
      en: [
        'Liushi is the heart of the capital of electrical equipment. Its electrical city and the streets around it sell breakers, contactors, relays, meters, terminals and switchboard parts.',
        'Dealers of finished brands stand beside shops for contacts, coils, cases and busbars, so a panel builder can fill a whole cabinet in one round.',
      ],
    },
  },
  {
    key: 'wenqiao-tools',
    name: { zh: '温岭工量刃具市场', en: 'Wenling Cutting & Measuring Tool Market' },
    ...zhejiang,
    city: { zh: '台州市', en: 'Taizhou' },
    cityCode: '331000',
    county: { zh: '温岭市', en: 'Wenling' },
    countyCode: '331081',
    latitude: 28.39,
    longitude: 121.29,
    address: { zh: '浙江省温岭市温峤镇', en: 'Wenqiao, Wenling, Zhejiang' },
    trades: ['cutting', 'hand-tools'],
    intro: {
      zh: [
        '温峤镇是温岭工量刃具的集散地，市场专营钻头、丝锥、铣刀、车刀、量具与机床附件，是国内知名的工量刃具专业市场。',
        '从标准高速钢刀具到硬质合金非标成型刀，厂家可按图报价；卡尺、千分尺、百分表等量具一般随货附校准证书或合格证。',
      ],
      en: [
        'Wenqiao is where Wenling trades its tools: drills, taps, milling and turning tools, gauges and machine accessories fill a market known across the country.',
        'From standard high-speed steel to carbide form tools made to drawing, quotations are given on the spot; callipers, micrometers and dial gauges come with a certificate.',
      ],
    },
  },
  {
    key: 'yuyao-plastics',
    name: { zh: '余姚中国塑料城', en: 'China Plastics City, Yuyao' },
    ...zhejiang,
    city: { zh: '宁波市', en: 'Ningbo' },
    cityCode: '330200',
    county: { zh: '余姚市', en: 'Yuyao' },
    countyCode: '330281',
    latitude: 30.04,
    longitude: 121.16,
    address: { zh: '浙江省余姚市中国塑料城', en: 'China Plastics City, Yuyao, Zhejiang' },
    trades: ['chemicals', 'packaging', 'seals'],
    intro: {
      zh: [
        '中国塑料城1994年在余姚建成，以塑料原料现货交易起家，逐步形成原料、改性、助剂、模具与制品的交易与信息中心，其行情被业内普遍参考。',
        '除大宗树脂外，这里也能找到工程塑料、色母粒、胶粘剂与密封用弹性体，企业常在此做替代料比选与小批量试料。',
      ],
      en: [
        'Founded in 1994, China Plastics City began with spot trade in resins and became a centre for compounds, additives, moulds and finished goods; the trade watches its prices.',
        'Beside commodity resins it offers engineering plastics, masterbatch, adhesives and sealing elastomers, and works come here to compare substitutes and try small lots.',
      ],
    },
  },
  {
    key: 'nanan-plumbing',
    name: { zh: '南安水暖市场', en: 'Nan’an Plumbing Market' },
    province: { zh: '福建省', en: 'Fujian' },
    provinceCode: '350000',
    city: { zh: '泉州市', en: 'Quanzhou' },
    cityCode: '350500',
    county: { zh: '南安市', en: 'Nan’an' },
    countyCode: '350583',
    latitude: 25.05,
    longitude: 118.32,
    address: { zh: '福建省南安市仑苍镇', en: 'Luncang, Nan’an, Fujian' },
    trades: ['valves', 'fittings', 'pipes'],
    intro: {
      zh: [
        '南安是中国水暖卫浴的主要产区，仑苍、英都一带的水暖阀门远近闻名；数以万计的南安人在全国各地开设水暖店，市场订单多由他们带回。',
        '市场以阀门、龙头、管件、消防器材为主，工程项目可按清单整单报价；不锈钢管件、铸铁阀与铜阀分区经营，便于比价。',
      ],
      en: [
        'Nan’an is a main plumbing district of China; valves from Luncang and Yingdu are known everywhere, and tens of thousands of Nan’an people run plumbing shops across the country that bring their orders home.',
        'Valves, taps, fittings and fire-fighting gear make up the market. Projects are quoted from a full list, with stainless fittings, iron valves and brass valves in quarters of their own.',
      ],
    },
  },
];
