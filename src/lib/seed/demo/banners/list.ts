import { channelBanner, slide, topStrip, type SlideText } from '#lib/seed/drawings/brand/slide.ts';
import type { SeedBanner, SeedChannel } from './types.ts';

const plain = (text: SlideText): SeedBanner['title'] => ({
  zh: `${text.title.zh.replace('|', '，')}：${text.line.zh}`,
  en: `${text.title.en.replace('|', ' ')}: ${text.line.en}`,
});

const carousel = (key: string, link: string, text: SlideText): SeedBanner => ({
  key,
  link,
  title: plain(text),
  picture: (locale) => slide(text, locale),
});

const channel = (key: SeedChannel['key'], text: SlideText): SeedChannel => ({
  key,
  link: `/goods_list?type=${key}`,
  title: plain(text),
  picture: (locale) => channelBanner(text, locale),
});

/** The five slides of the home page. */
export const CAROUSEL: readonly SeedBanner[] = [
  carousel('belts', '/industry_belt', {
    title: { zh: '产业带直供|从工厂到工厂', en: 'Straight from|the industry belts' },
    line: {
      zh: '永年、临清、温岭、乐清等十六条产业带',
      en: 'Sixteen belts: fasteners, bearings, pumps and more',
    },
    action: { zh: '逛产业带', en: 'See the belts' },
    trades: ['pumps', 'bearings', 'fasteners'],
    look: 'red',
  }),
  carousel('inquiry', '/search_price_order', {
    title: { zh: '一张清单|多家报价', en: 'One list,|several quotations' },
    line: {
      zh: '发布询价，逐行比价，选定后按报价下单',
      en: 'Post an inquiry, compare line by line, order at the quoted price',
    },
    action: { zh: '发布询价', en: 'Post an inquiry' },
    trades: ['electrical', 'cable'],
    look: 'steel',
  }),
  carousel('bearings', '/goods_cate?cate_id=2', {
    title: { zh: '报型号|找轴承', en: 'Know the number?|Find the bearing' },
    line: {
      zh: '后缀、游隙、精度逐项筛选，看图核尺寸',
      en: 'Filter by suffix, clearance and class, check every size',
    },
    action: { zh: '搜轴承', en: 'Search bearings' },
    trades: ['bearings'],
    look: 'white',
  }),
  carousel('seckill', '/goods_seckill', {
    title: { zh: '限时秒杀|整点开抢', en: 'Flash sale|by the hour' },
    line: { zh: '电动工具、刀具、手工具限量直降', en: 'Limited lots of power tools, cutters and hand tools' },
    action: { zh: '去抢购', en: 'See what is on' },
    trades: ['power-tools', 'cutting', 'hand-tools'],
    look: 'red',
  }),
  carousel('purchase', '/products_purchase', {
    title: { zh: '工厂耗材|一次配齐', en: 'Supplies for the works,|in one order' },
    line: {
      zh: '劳保、包装、化学品按阶梯价成箱采购',
      en: 'Safety gear, packaging and chemicals by the carton',
    },
    action: { zh: '去采购', en: 'Start buying' },
    trades: ['packaging', 'safety', 'chemicals'],
    look: 'steel',
  }),
];

const IN_STOCK: SlideText = {
  title: { zh: '现货专区，当天发货', en: 'In stock, shipped today' },
  line: {
    zh: '紧固件、轴承、阀门、劳保常用规格都有库存',
    en: 'Everyday sizes of fasteners, bearings, valves and safety gear',
  },
  action: { zh: '看现货', en: 'See the stock' },
  trades: ['packaging'],
  look: 'steel',
};

/** The strip over every page that a visitor can close. */
export const TOP_BANNER: SeedBanner = {
  key: 'top',
  link: '/goods_cate?stock=1&lead=1',
  title: plain(IN_STOCK),
  picture: (locale) => topStrip(IN_STOCK, locale),
};

/** The heads of the four channels. */
export const CHANNELS: readonly SeedChannel[] = [
  channel('best', {
    title: { zh: '精品推荐', en: 'Selected goods' },
    line: { zh: '从验过厂的商家里挑出来的常用规格', en: 'Everyday sizes from inspected works' },
    action: { zh: '', en: '' },
    trades: ['bearings', 'valves', 'hand-tools'],
    look: 'steel',
  }),
  channel('new', {
    title: { zh: '首发新品', en: 'New arrivals' },
    line: { zh: '刚上架的型号，参数和图纸都已备齐', en: 'Fresh on the shelf, with data and drawings' },
    action: { zh: '', en: '' },
    trades: ['power-tools', 'pneumatics', 'cutting'],
    look: 'white',
  }),
  channel('hot', {
    title: { zh: '热门榜单', en: 'Best sellers' },
    line: { zh: '按成交件数排出的前二十名', en: 'The top twenty by pieces sold' },
    action: { zh: '', en: '' },
    trades: ['fasteners', 'electrical', 'safety'],
    look: 'red',
  }),
  channel('good', {
    title: { zh: '优品推荐', en: 'Good picks' },
    line: { zh: '回头率高、评价好的工业品', en: 'Well reviewed and bought again' },
    action: { zh: '', en: '' },
    trades: ['pumps', 'cable', 'packaging'],
    look: 'steel',
  }),
];
