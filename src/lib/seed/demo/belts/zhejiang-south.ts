import type { BeltText } from './types.ts';

const zhejiang = { province: { zh: '浙江省', en: 'Zhejiang' }, provinceCode: '330000' };
const taizhou = { ...zhejiang, city: { zh: '台州市', en: 'Taizhou' }, cityCode: '331000' };

export const ZHEJIANG_SOUTH_BELTS: BeltText[] = [
  {
    key: 'wenling',
    name: { zh: '温岭泵业产业带', en: 'Wenling Pump Belt' },
    ...taizhou,
    county: { zh: '温岭市', en: 'Wenling' },
    countyCode: '331081',
    latitude: 28.46,
    longitude: 121.25,
    trades: ['pumps'],
    goods: [
      { zh: '离心泵', en: 'Centrifugal pumps' },
      { zh: '潜水泵', en: 'Submersible pumps' },
      { zh: '深井泵', en: 'Borehole pumps' },
      { zh: '自吸泵', en: 'Self-priming pumps' },
    ],
    facts: [
      { name: { zh: '起步', en: 'Began' }, value: { zh: '20世纪80年代初', en: 'early 1980s' } },
      { name: { zh: '企业', en: 'Firms' }, value: { zh: '约2750家（2018年）', en: 'about 2,750 (2018)' } },
      {
        name: { zh: '产值', en: 'Value' },
        value: { zh: '超400亿元（2017年）', en: 'over ¥40 billion (2017)' },
      },
      {
        name: { zh: '小型泵份额', en: 'Share, small pumps' },
        value: { zh: '国内60%以上', en: 'over 60% of China' },
      },
    ],
    intro: {
      zh: [
        '温岭市在浙江东南沿海，泵与电机是全市第一大产业，企业沿104国道集中在大溪、泽国一带；大溪镇有“中国水泵之乡”之称。',
        '上世纪80年代初，当地农民为解决山村打水难题造出第一批土水泵；靠着国营电机厂的技术、路桥的废旧金属和走南闯北的销售员，很快发展成片。',
        '据2018年公开数据，温岭有泵与电机企业约2750家，其中规模以上205家，上一年产值超过400亿元，小型水泵国内市场占有率60%以上，并获“中国小型泵业名城”等称号。',
        '选泵请先确定流量、扬程、介质与电源四项，再看口径和材质；农用、民用泵多为现货，工业泵可按工况选配机封与过流材质。',
      ],
      en: [
        'Wenling is on the south-eastern coast of Zhejiang. Pumps and motors are its largest industry, gathered along National Road 104 in Daxi and Zeguo; Daxi is called the home of the water pump.',
        'In the early 1980s villagers built their first crude pumps to spare themselves carrying water. Engineers from a state motor works, scrap metal from nearby Luqiao and salesmen who travelled the country did the rest.',
        'Figures published in 2018 give about 2,750 firms, 205 of them above the statistical threshold, output of over ¥40 billion the year before and more than 60% of the Chinese market for small pumps.',
        'To choose a pump, settle flow, head, liquid and power supply, then bore and materials. Farm and domestic pumps are mostly in stock; industrial ones are fitted with seals and wetted parts to suit.',
      ],
    },
  },
  {
    key: 'yuhuan',
    name: { zh: '玉环阀门水暖产业带', en: 'Yuhuan Valve Belt' },
    ...taizhou,
    county: { zh: '玉环市', en: 'Yuhuan' },
    countyCode: '331083',
    latitude: 28.14,
    longitude: 121.23,
    trades: ['valves', 'fittings'],
    goods: [
      { zh: '铜球阀', en: 'Brass ball valves' },
      { zh: '闸阀', en: 'Gate valves' },
      { zh: '铜管接头', en: 'Brass fittings' },
      { zh: '地暖分集水器', en: 'Heating manifolds' },
    ],
    facts: [
      {
        name: { zh: '专长', en: 'Speciality' },
        value: { zh: '中低压铜阀门', en: 'Low- and medium-pressure brass valves' },
      },
      {
        name: { zh: '国内份额', en: 'Share in China' },
        value: { zh: '低压铜阀30%以上', en: 'over 30% of low-pressure brass valves' },
      },
      {
        name: { zh: '工艺', en: 'Process' },
        value: { zh: '红冲锻造、数控车铣', en: 'Hot forging, CNC turning' },
      },
      {
        name: { zh: '市场', en: 'Markets' },
        value: { zh: '内销与欧美出口并重', en: 'At home and in Europe and America' },
      },
    ],
    intro: {
      zh: [
        '玉环市位于浙江东南海滨，介于台州与温州之间，阀门水暖、汽摩配件、家具等产业并立，以铜制中低压阀门闻名。',
        '当地产业介绍资料显示，玉环的低压铜制阀门及毛坯占国内市场30%以上；从铜棒、红冲毛坯、数控加工到抛光电镀、气密检测，各道工序都有专业厂分工。',
        '产品以黄铜球阀、闸阀、截止阀、角阀、分集水器和卡压、卡套接头为主，广泛用于给排水、采暖、燃气与气动管路。',
        '铜阀价格与铜价联动，报价通常有有效期。询价时请写明口径、公称压力、螺纹标准（G、NPT、R）与铜材牌号（如HPb57-3、HPb59-1、CW617N）。',
      ],
      en: [
        'Yuhuan lies on the coast between Taizhou and Wenzhou. Valves stand beside motor parts and furniture, and it is brass valves for low and medium pressure that made its name.',
        'Local descriptions of the industry credit Yuhuan with over 30% of China’s low-pressure brass valves and blanks. Bar, hot forging, CNC machining, plating and leak testing are each done by specialised works.',
        'Ball, gate, globe and angle valves, manifolds, press and compression fittings go into water supply, heating, gas and compressed air.',
        'Brass prices follow copper, so quotations carry a date. Name bore, nominal pressure, thread (G, NPT, R) and alloy (such as HPb57-3, HPb59-1 or CW617N) when you ask.',
      ],
    },
  },
  {
    key: 'yueqing',
    name: { zh: '乐清电气产业带', en: 'Yueqing Electrical Belt' },
    ...zhejiang,
    city: { zh: '温州市', en: 'Wenzhou' },
    cityCode: '330300',
    county: { zh: '乐清市', en: 'Yueqing' },
    countyCode: '330382',
    latitude: 28.03,
    longitude: 120.88,
    trades: ['electrical'],
    goods: [
      { zh: '小型断路器', en: 'Miniature circuit breakers' },
      { zh: '交流接触器', en: 'Contactors' },
      { zh: '继电器', en: 'Relays' },
      { zh: '按钮指示灯', en: 'Push buttons and pilot lights' },
    ],
    facts: [
      { name: { zh: '起步', en: 'Began' }, value: { zh: '20世纪70年代', en: '1970s' } },
      { name: { zh: '核心镇', en: 'Core town' }, value: { zh: '柳市镇', en: 'Liushi' } },
      {
        name: { zh: '称号', en: 'Known as' },
        value: { zh: '中国电器之都', en: 'Capital of electrical equipment' },
      },
      {
        name: { zh: '级别', en: 'Rank' },
        value: { zh: '国家先进制造业集群', en: 'National advanced-manufacturing cluster' },
      },
    ],
    intro: {
      zh: [
        '乐清市位于温州东部，柳市镇及周边是全国最集中的低压电器产区，“中国电器之都”的称号即由此而来；温州乐清电气已列入国家先进制造业集群。',
        '产业可追溯到20世纪70年代的家庭作坊与供销员队伍。1990年前后，国务院有关部门对柳市低压电器质量进行专项整治，此后生产许可、认证与检测成为这里的行规。',
        '如今从银触点、铜件、塑壳、线圈到整机装配、自动化检测，一台断路器的几十个零件大多能在柳市周边配齐，产品由元件延伸到成套、输配电与新能源配电。',
        '采购低压电器请认准强制性产品认证（CCC）标志，并核对额定电流、分断能力、脱扣曲线与线圈电压；批量订单可要求附型式试验报告。',
      ],
      en: [
        'Yueqing is in the east of Wenzhou. Liushi town and its surroundings hold the densest low-voltage industry in the country, the capital of electrical equipment; the cluster is on the national list for advanced manufacturing.',
        'It goes back to family workshops and travelling agents of the 1970s. Around 1990 the central government cleaned up the quality of Liushi’s switchgear, and licences, certification and testing have been the rule ever since.',
        'Silver contacts, copper parts, moulded cases and coils are made next door to assembly and automatic testing, so nearly every part of a breaker comes from within a few kilometres. Components have grown into switchboards, distribution and gear for renewables.',
        'Look for the CCC mark and check rated current, breaking capacity, trip curve and coil voltage; for large orders ask for the type-test report.',
      ],
    },
  },
  {
    key: 'yongkang',
    name: { zh: '永康五金工具产业带', en: 'Yongkang Hardware Belt' },
    ...zhejiang,
    city: { zh: '金华市', en: 'Jinhua' },
    cityCode: '330700',
    county: { zh: '永康市', en: 'Yongkang' },
    countyCode: '330784',
    latitude: 28.89,
    longitude: 120.05,
    trades: ['hand-tools', 'power-tools'],
    goods: [
      { zh: '扳手套筒', en: 'Wrenches and sockets' },
      { zh: '钳子螺丝刀', en: 'Pliers and screwdrivers' },
      { zh: '电动工具', en: 'Power tools' },
      { zh: '测量工具', en: 'Measuring tools' },
    ],
    facts: [
      {
        name: { zh: '称号', en: 'Known as' },
        value: { zh: '中国五金之都', en: 'Hardware capital of China' },
      },
      {
        name: { zh: '传统', en: 'Tradition' },
        value: { zh: '打铁、铸锅、修锁的行担工匠', en: 'Itinerant smiths, founders, locksmiths' },
      },
      {
        name: { zh: '市场', en: 'Market' },
        value: { zh: '中国科技五金城（1992年）', en: 'China Science & Technology Hardware City (1992)' },
      },
      {
        name: { zh: '专长', en: 'Speciality' },
        value: { zh: '手动与电动工具、杯、门', en: 'Hand and power tools, cups, doors' },
      },
    ],
    intro: {
      zh: [
        '永康市在浙江中部，自古以“百工之乡”著称，打铁、打铜、铸锅、钉秤的行担工匠走遍各省，有“府府县县不离康”的民谚。',
        '改革开放后，手艺变成了工厂：电动工具、手动工具、保温杯、门业、休闲运动车等成为支柱，永康由此被称为“中国五金之都”。',
        '1992年建立的中国科技五金城是全国有影响的五金专业市场，每年举办中国五金博览会；一件工具从锻件、热处理、电镀到包装，配套都不出金华。',
        '选购手动工具先看材质（如铬钒钢、铬钼钢）与硬度，再看执行标准与扭矩数据；带绝缘要求的工具应查验1000V标识与检测报告。',
      ],
      en: [
        'Yongkang, in the middle of Zhejiang, has been a land of craftsmen for centuries: its smiths, coppersmiths, founders and scale makers wandered through every province, and a proverb says no county is without a man from Yongkang.',
        'With reform the crafts became factories. Power tools, hand tools, vacuum cups, doors and leisure vehicles are the pillars, and the city is called the hardware capital of China.',
        'The China Science & Technology Hardware City, opened in 1992, is among the leading markets of the trade and home of the yearly hardware fair. Forgings, heat treatment, plating and packing for a tool never leave Jinhua.',
        'With hand tools, look at the steel (chrome-vanadium, chrome-molybdenum) and hardness first, then the standard and torque figures; insulated tools must bear the 1000 V mark and a test report.',
      ],
    },
  },
];
