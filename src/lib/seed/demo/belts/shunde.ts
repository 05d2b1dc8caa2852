import type { BeltText } from './types.ts';

export const SHUNDE_BELT: BeltText = {
  key: 'shunde',
  name: { zh: '顺德涂料化工产业带', en: 'Shunde Coatings Belt' },
  province: { zh: '广东省', en: 'Guangdong' },
  provinceCode: '440000',
  city: { zh: '佛山市', en: 'Foshan' },
  cityCode: '440600',
  county: { zh: '顺德区', en: 'Shunde' },
  countyCode: '440606',
  latitude: 22.81,
  longitude: 113.29,
  trades: ['chemicals'],
  goods: [
    { zh: '工业防腐涂料', en: 'Protective coatings' },
    { zh: '胶粘剂', en: 'Adhesives' },
    { zh: '润滑油脂', en: 'Lubricants' },
    { zh: '清洗剂', en: 'Cleaners' },
  ],
  facts: [
    { name: { zh: '起步', en: 'Began' }, value: { zh: '20世纪80年代', en: '1980s' } },
    {
      name: { zh: '称号', en: 'Known as' },
      value: { zh: '中国涂料之乡（2006年）', en: 'Home of coatings (2006)' },
    },
    {
      name: { zh: '企业', en: 'Firms' },
      value: { zh: '涂料企业近300家（2007年）', en: 'nearly 300 paint makers (2007)' },
    },
    {
      name: { zh: '份额', en: 'Share' },
      value: { zh: '当年约占全国产量10%', en: 'about 10% of China at the time' },
    },
  ],
  intro: {
    zh: [
      '顺德区属广东佛山，家电与家具产业带动了涂料、胶粘剂和助剂的发展，2006年获“中国涂料之乡”称号，业内有“广东涂料看顺德”的说法。',
      '1985年前后，当地企业开始研制聚氨酯家具漆。据2007年的行业报道，顺德有涂料企业近300家，年产量约占全国的10%，其中木器家具漆约占全国一半。',
      '近年产业向水性化、高固含和功能型转型，工业防腐、金属加工油液、结构胶与电子胶等工业化学品逐步增多。',
      '工业化学品属专业品类：下单前请索取安全技术说明书（SDS）与产品技术说明书（TDS），属于危险货物的须按危险品运输要求发运。',
    ],
    en: [
      'Shunde belongs to Foshan, Guangdong. Appliance and furniture makers drew paints, adhesives and additives after them; in 2006 it was named the home of coatings, and the trade says that Guangdong paint means Shunde.',
      'Around 1985 local firms began to make polyurethane furniture lacquer. A report of 2007 counted nearly 300 paint makers with about a tenth of China’s output and half of its wood lacquer.',
      'The industry is moving to water-borne, high-solid and functional products, and industrial chemicals have grown: protective coatings, metal-working fluids, structural and electronic adhesives.',
      'Ask for the safety data sheet and the technical data sheet before ordering; dangerous goods travel only under the rules for dangerous goods.',
    ],
  },
};
