import type { BeltText } from './types.ts';

const hebei = { province: { zh: '河北省', en: 'Hebei' }, provinceCode: '130000' };
const cangzhou = { ...hebei, city: { zh: '沧州市', en: 'Cangzhou' }, cityCode: '130900' };

export const HEBEI_BELTS: BeltText[] = [
  {
    key: 'yongnian',
    name: { zh: '永年紧固件产业带', en: 'Yongnian Fastener Belt' },
    ...hebei,
    city: { zh: '邯郸市', en: 'Handan' },
    cityCode: '130400',
    county: { zh: '永年区', en: 'Yongnian' },
    countyCode: '130408',
    latitude: 36.78,
    longitude: 114.49,
    trades: ['fasteners'],
    goods: [
      { zh: '高强度螺栓', en: 'High-tensile bolts' },
      { zh: '螺母', en: 'Nuts' },
      { zh: '膨胀锚栓', en: 'Expansion anchors' },
      { zh: '光伏支架紧固件', en: 'Solar-mount fasteners' },
    ],
    facts: [
      { name: { zh: '起步', en: 'Began' }, value: { zh: '20世纪60–70年代', en: '1960s–70s' } },
      {
        name: { zh: '产量', en: 'Output' },
        value: { zh: '约600万吨（2023年）', en: 'about 6 million t (2023)' },
      },
      {
        name: { zh: '产值', en: 'Value' },
        value: { zh: '超420亿元（2023年）', en: 'over ¥42 billion (2023)' },
      },
      { name: { zh: '国内份额', en: 'Share in China' }, value: { zh: '约58%', en: 'about 58%' } },
    ],
    intro: {
      zh: [
        '永年区位于河北省邯郸市北部，以临洺关镇为中心，被称为“中国紧固件之都”。本地人仍习惯把紧固件叫作“标准件”，区内的专业市场也因此得名。',
        '产业从生产队的铁匠炉起步：上世纪六七十年代，农闲时打螺丝成了许多村庄的副业。如今从拉丝、冷镦、搓丝、热处理到表面处理，上下游都能在半小时车程内找到。',
        '据公开报道，2023年永年紧固件产量约600万吨，产值超过420亿元，产销量约占全国市场的58%，产品销往110多个国家和地区，规格型号超过一万种。',
        '2017年起，当地关停了数千家不达标作坊，千余家企业提升改造后入园生产，产品由普通4.8级向8.8级以上高强度件、铁路与光伏专用件延伸。',
      ],
      en: [
        'Yongnian District lies in the north of Handan, Hebei, with Linmingguan town at its heart, and is known as the fastener capital of China. People here still say “standard parts” for fasteners, and the wholesale market carries that name.',
        'It began at village forges: in the 1960s and 70s making screws was farm work for the slack season. Today wire drawing, cold heading, thread rolling, heat treatment and plating are all found within half an hour’s drive.',
        'According to press reports, Yongnian made about 6 million tonnes of fasteners in 2023, worth more than ¥42 billion: some 58% of the Chinese market, in over ten thousand sizes, sold to more than 110 countries and regions.',
        'From 2017 several thousand workshops that missed the standards were closed and over a thousand firms were rebuilt in parks. The range has moved from plain grade 4.8 towards 8.8 and above, and to parts for railways and solar plants.',
      ],
    },
  },
  {
    key: 'ningjin',
    name: { zh: '宁晋电缆产业带', en: 'Ningjin Cable Belt' },
    ...hebei,
    city: { zh: '邢台市', en: 'Xingtai' },
    cityCode: '130500',
    county: { zh: '宁晋县', en: 'Ningjin' },
    countyCode: '130528',
    latitude: 37.62,
    longitude: 114.92,
    trades: ['cable'],
    goods: [
      { zh: '低压电力电缆', en: 'Low-voltage power cable' },
      { zh: '控制电缆', en: 'Control cable' },
      { zh: '布电线', en: 'Building wire' },
      { zh: '橡套软电缆', en: 'Rubber-sheathed cable' },
    ],
    facts: [
      {
        name: { zh: '称号', en: 'Known as' },
        value: { zh: '中国电线电缆之乡', en: 'Home of wire and cable' },
      },
      { name: { zh: '企业', en: 'Firms' }, value: { zh: '567家（2017年）', en: '567 (2017)' } },
      {
        name: { zh: '产值', en: 'Value' },
        value: { zh: '约260亿元（2017年）', en: 'about ¥26 billion (2017)' },
      },
      { name: { zh: '核心镇', en: 'Core town' }, value: { zh: '贾家口镇', en: 'Jiajiakou' } },
    ],
    intro: {
      zh: [
        '宁晋县在邢台市东北部，以贾家口镇为核心，是华北重要的电线电缆产区，有“中国电线电缆之乡”之称。',
        '据新华社2017年报道，全县有线缆企业567家，年产值约260亿元，产品出口美国、加拿大、俄罗斯等20多个国家。',
        '县里围绕铜杆、绝缘料、辐照交联、检测几个关键环节建起共享平台：中小厂不必各自购置上千万元的辐照设备，也能做低烟无卤和耐高温产品。',
        '采购时建议核对产品认证证书与执行标准，留意实测导体直流电阻；正规厂家都能随货提供出厂检验报告。',
      ],
      en: [
        'Ningjin County is in the north-east of Xingtai. Around Jiajiakou town it is a leading cable district of North China, called the home of wire and cable.',
        'Xinhua counted 567 cable firms in the county in 2017, with a yearly output of about ¥26 billion and exports to more than 20 countries, the United States, Canada and Russia among them.',
        'Shared plants serve copper rod, insulation compounds, irradiation cross-linking and testing, so a small works can make low-smoke halogen-free or heat-resistant cable without buying an irradiation line that costs over ten million yuan.',
        'When you buy, check the certificate and the standard printed on the sheath, and ask for the measured conductor resistance; a sound maker ships every drum with its test report.',
      ],
    },
  },
  {
    key: 'mengcun',
    name: { zh: '孟村弯头管件产业带', en: 'Mengcun Pipe-Fitting Belt' },
    ...cangzhou,
    county: { zh: '孟村回族自治县', en: 'Mengcun' },
    countyCode: '130930',
    latitude: 38.05,
    longitude: 117.1,
    trades: ['fittings'],
    goods: [
      { zh: '对焊弯头', en: 'Butt-weld elbows' },
      { zh: '法兰', en: 'Flanges' },
      { zh: '三通', en: 'Tees' },
      { zh: '异径管', en: 'Reducers' },
    ],
    facts: [
      { name: { zh: '起步', en: 'Began' }, value: { zh: '20世纪70年代末', en: 'late 1970s' } },
      {
        name: { zh: '称号', en: 'Known as' },
        value: { zh: '中国弯头管件之都（2006年）', en: 'Capital of elbows and fittings (2006)' },
      },
      {
        name: { zh: '专长', en: 'Speciality' },
        value: { zh: '热推、中频弯制、锻制法兰', en: 'Hot forming, induction bending, forged flanges' },
      },
      {
        name: { zh: '材质', en: 'Materials' },
        value: { zh: '碳钢、合金钢、不锈钢', en: 'Carbon, alloy and stainless steel' },
      },
    ],
    intro: {
      zh: [
        '孟村回族自治县地处沧州东部，不产铁矿，也没有钢厂，却从一只弯头做成了一个县的支柱产业。2006年，中国五金制品协会授予孟村“中国弯头管件之都”称号。',
        '产业萌芽于20世纪70年代末，从手工煨弯发展到芯棒热推、中频感应弯制和冷成型，口径从DN15做到两米以上，覆盖国标、美标、德标与日标。',
        '据行业报道，孟村管件在国内中低压市场长期占据主要份额，辛店、牛进庄一带法兰与弯头厂成片分布，邻县盐山则以直管和管道装备见长，两地配套成网。',
        '成批采购对焊管件时，常见做法是约定执行标准、材质牌号、壁厚等级与坡口形式，并要求随货附材质证明书。',
      ],
      en: [
        'Mengcun Hui Autonomous County, in the east of Cangzhou, has neither ore nor a steel mill, yet it built a county’s economy on the elbow. In 2006 the national hardware association named it the capital of elbows and fittings.',
        'The trade sprouted in the late 1970s. Hand bending gave way to mandrel hot forming, induction bending and cold forming; sizes run from DN15 to beyond two metres, to Chinese, American, German and Japanese standards.',
        'Trade reports have long given Mengcun the main share of medium- and low-pressure fittings sold in China. Flange and elbow works stand side by side around Xindian and Niujinzhuang, and neighbouring Yanshan adds straight pipe and pipeline equipment.',
        'For a batch of butt-weld fittings, buyers usually agree standard, steel grade, wall schedule and bevel, and ask for mill certificates with the goods.',
      ],
    },
  },
  {
    key: 'yanshan',
    name: { zh: '盐山管道产业带', en: 'Yanshan Pipe Belt' },
    ...cangzhou,
    county: { zh: '盐山县', en: 'Yanshan' },
    countyCode: '130925',
    latitude: 38.06,
    longitude: 117.23,
    trades: ['pipes', 'fittings'],
    goods: [
      { zh: '直缝焊管', en: 'LSAW pipe' },
      { zh: '无缝钢管', en: 'Seamless pipe' },
      { zh: '螺旋焊管', en: 'Spiral-welded pipe' },
      { zh: '防腐保温管', en: 'Coated and insulated pipe' },
    ],
    facts: [
      { name: { zh: '企业', en: 'Firms' }, value: { zh: '1700余家（2021年）', en: 'over 1,700 (2021)' } },
      {
        name: { zh: '钢铁吞吐', en: 'Steel handled' },
        value: { zh: '每年近1000万吨', en: 'nearly 10 million t a year' },
      },
      { name: { zh: '品种', en: 'Range' }, value: { zh: '21大类、2400多个', en: '21 classes, 2,400 kinds' } },
      { name: { zh: '国内份额', en: 'Share in China' }, value: { zh: '40%以上', en: 'over 40%' } },
    ],
    intro: {
      zh: [
        '盐山县位于沧州市东南部，被中国设备管理协会命名为“中国管道装备制造基地”。县经济开发区自2003年起规划建设，已有200多家规模管道企业入驻。',
        '据中新网2021年报道，盐山有管道装备企业1700余家，从业人员8万多人，年吞吐钢铁近1000万吨，产品占国内管道市场份额的40%以上，并销往40多个国家。',
        '产品覆盖核电、火电、风电、输油输气、市政管网等领域，共21大类、2400多个品种；大口径直缝焊管、热挤压无缝管与管道防腐保温是当地的强项。',
        '钢管按吨或按米计价，下单前请确认外径、壁厚、定尺长度与防腐等级；工程用量可按批次排产，分车发运。',
      ],
      en: [
        'Yanshan County lies in the south-east of Cangzhou and carries the title of a national base for pipeline equipment. Its development zone, laid out from 2003, holds more than 200 larger pipe makers.',
        'China News Service reported over 1,700 firms and 80,000 jobs in 2021, with nearly 10 million tonnes of steel handled a year, more than 40% of the Chinese pipeline market and exports to over 40 countries.',
        'The range of 21 classes and 2,400 kinds serves nuclear, thermal and wind power, oil and gas, and city networks. Large longitudinally welded pipe, hot-extruded seamless pipe and coating are the local strengths.',
        'Pipe is priced by the tonne or the metre: settle outside diameter, wall, cut length and coating before ordering. Project quantities are rolled in batches and sent by the truckload.',
      ],
    },
  },
];
