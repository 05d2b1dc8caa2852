import { DEMO_UIDS } from '../writer/write-accounts.ts';

/** What is shown instead of a text: the store's best seller, or the buyer's last order there. */
export type Shown = 'product' | 'order';
export interface Line {
  side: 'buyer' | 'store' | 'auto';
  text?: string;
  emoji?: string;
  show?: Shown;
  /** Minutes after the line before. */
  after: number;
}
export interface Talk {
  uid: number;
  /** 0 is the mall. */
  merId: number;
  minutesAgo: number;
  lines: Line[];
  /** Number of the last lines that the other side has not read. */
  unread: number;
}

const asks = (text: string, after = 1): Line => ({ side: 'buyer', text, after });
const answers = (text: string, after = 2): Line => ({ side: 'store', text, after });

export const TALKS: Talk[] = [
  {
    uid: DEMO_UIDS.personal,
    merId: 1,
    minutesAgo: 95,
    unread: 1,
    lines: [
      { side: 'buyer', show: 'product', after: 0 },
      asks('这个 8.8 级的，镀锌层有盐雾报告吗？'),
      answers('您好，有的，白锌 72 小时中性盐雾，报告随货发。'),
      asks('要 2000 件，今天能发吗？', 3),
      answers('仓库现货，16:00 前付款当天发德邦。'),
      { side: 'buyer', emoji: '👍', after: 1 },
      { side: 'buyer', show: 'order', after: 12 },
      asks('已下单，请按这单备货，箱唛写“三车间”。'),
      answers('收到，已备注。出库后把装箱照片发您。', 4),
    ],
  },
  {
    uid: DEMO_UIDS.personal,
    merId: 2,
    minutesAgo: 60 * 26,
    unread: 0,
    lines: [
      asks('6204-2RS 的游隙默认是 C3 吗？'),
      answers('默认普通游隙 CN，电机用建议选 C3，同价。'),
      asks('那换成 C3，谢谢。'),
      answers('好的，下单时备注 C3 即可。'),
    ],
  },
  {
    uid: DEMO_UIDS.personal,
    merId: 0,
    minutesAgo: 60 * 50,
    unread: 0,
    lines: [
      asks('发票抬头填错了，能改吗？'),
      { side: 'auto', after: 0 },
      answers('可以。在“我的发票”里打开该发票，点“申请换开”，开票后一年内都可以。', 600),
      asks('找到了，谢谢。', 5),
    ],
  },
  {
    uid: DEMO_UIDS.enterprise,
    merId: 1,
    minutesAgo: 32,
    unread: 2,
    lines: [
      asks('我们每月要 10.9 级 M12 螺栓约 3 万件，可以签年度价吗？'),
      answers('可以，年用量 30 万件以上按 C 档再下浮 3%，需要走询价单确认。'),
      { side: 'buyer', show: 'order', after: 6 },
      asks('先看上一单的质量反馈，OK 的话周一发询价单。'),
    ],
  },
  {
    uid: DEMO_UIDS.enterpriseTwo,
    merId: 1,
    minutesAgo: 60 * 5,
    unread: 1,
    lines: [asks('不锈钢 A4-80 的螺母有现货吗？船上用，要材质证明 3.1。')],
  },
];
