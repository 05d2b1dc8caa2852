import type { Words } from '#lib/seed/types.ts';

const words = (zh: string, en: string): Words => ({ zh, en });

/** What buyers say under a video, and what they are answered. */
export const COMMENTS: readonly { text: Words; answer?: Words }[] = [
  {
    text: words(
      '讲得清楚，我们车间新来的师傅都看了一遍。',
      'Clear. Everybody new in our workshop has watched it.',
    ),
  },
  {
    text: words(
      '这个规格有现货吗？要 2000 件，周五前到。',
      'Is this size in stock? We need 2,000 by Friday.',
    ),
    answer: words(
      '有现货，今天下单明天发，详情页可以看到库存。',
      'It is; order today and it leaves tomorrow. The stock is on the goods page.',
    ),
  },
  {
    text: words(
      '能出材质报告吗？我们验收要用。',
      'Do you give a material certificate? We need it for acceptance.',
    ),
    answer: words(
      '可以，下单时备注一下，随货带 3.1 报告。',
      'Yes, write it into the order and a 3.1 certificate comes with the goods.',
    ),
  },
  {
    text: words(
      '上次按这个方法装的，半年没漏过。',
      'Mounted it this way last time, no leak for half a year.',
    ),
  },
  {
    text: words('尺寸图在哪里下载？', 'Where can I download the drawing?'),
    answer: words(
      '商品详情页第二张就是尺寸图，点开可以放大。',
      'It is the second picture of the goods page; click to enlarge.',
    ),
  },
  {
    text: words(
      '价格阶梯挺合理，五百件起就便宜一档。',
      'Fair tiers: from five hundred it is a step cheaper.',
    ),
  },
  {
    text: words('期待讲一期扭矩怎么定。', 'Please do one about how to set the torque.'),
    answer: words('已经在排了，下周更新。', 'It is planned for next week.'),
  },
  {
    text: words(
      '我们用在食品线上，请问有没有合规证明？',
      'We use it in food. Is there a declaration of compliance?',
    ),
    answer: words('有，请联系店铺客服，发电子版给您。', 'There is; ask the store and you get the file.'),
  },
  { text: words('对比很直观，以前一直选错。', 'Easy to see. We used to choose the wrong one.') },
  {
    text: words('发货速度可以，就是外箱有点薄。', 'Shipped fast, the carton is a bit thin though.'),
    answer: words('感谢反馈，下批改用五层箱。', 'Thank you, the next lot comes in five-ply cartons.'),
  },
  { text: words('包装上有炉号，追溯方便。', 'The heat number is on the box, so it can be traced.') },
  {
    text: words('能不能按图加工非标？', 'Do you make parts to our drawing?'),
    answer: words(
      '可以，走询价单上传图纸，一个工作日内报价。',
      'Yes, send an inquiry with the drawing; you have a price in one working day.',
    ),
  },
];
