import { DEMO_UIDS } from '../writer/write-accounts.ts';

export type Goal =
  'draft' | 'pending' | 'rejected' | 'open' | 'negotiating' | 'revised' | 'chosen' | 'done' | 'closed';

/** One product that is wanted, how many of it, and a pattern of the names that goods of the mall have for it. */
export type Wanted = [
  name: string,
  spec: string,
  num: number,
  unit: string,
  keyword: string,
  target?: string,
];

export interface Story {
  uid: number;
  title: string;
  wanted: Wanted[];
  /** Days since it was published, and until the deadline from then on. */
  ago: number;
  lasts: number;
  goal: Goal;
  /** How many stores quote. */
  quotes: number;
  region: string[];
  content?: string;
  isSealed?: boolean;
  /** The stores that are invited. */
  invited?: number[];
  invoice?: 0 | 1 | 2;
  pay?: 'online' | 'transfer' | 'credit';
  extended?: boolean;
}

const { personal, enterprise, enterpriseTwo } = DEMO_UIDS;
const BEIJING = ['11', '1101', '110105'];
const HANDAN = ['13', '1304', '130408'];
const TANGSHAN = ['13', '1302', '130203'];
const NINGBO = ['33', '3302', '330206'];

const BOLT: Wanted = ['六角螺栓', 'M8×30 8.8级', 2000, '件', '六角%螺栓', '0.30'];
const NUT: Wanted = ['六角螺母', 'M8 8级', 2000, '件', '六角螺母'];
const WASHER: Wanted = ['平垫圈', 'M8 镀锌', 4000, '件', '平垫圈'];
const BEARING: Wanted = ['深沟球轴承', '6204-2RS', 100, '套', '深沟球轴承'];
const BALL_VALVE: Wanted = ['不锈钢球阀', 'DN25 304', 40, '只', '不锈钢%球阀'];
const CABLE: Wanted = ['铜芯电缆', 'RVV 3×2.5', 1000, '米', 'RVV'];
const GLOVE: Wanted = ['劳保手套', '丁腈浸胶', 300, '双', '丁腈%手套'];
const DRILL: Wanted = ['麻花钻头', '⌀8 HSS', 100, '支', '直柄麻花钻'];
const PUMP: Wanted = ['管道离心泵', '80-160 扬程32m 7.5kW', 2, '台', '管道离心泵'];
const SEAL: Wanted = ['O型圈', '25×2.65 丁腈', 500, '件', 'O形圈'];

/** Inquiries in every state, the oldest first. */
export const STORIES: Story[] = [
  {
    uid: enterprise,
    title: '三月检修备件：轴承与密封件',
    wanted: [BEARING, SEAL],
    ago: 40,
    lasts: 7,
    goal: 'done',
    quotes: 2,
    region: TANGSHAN,
    invoice: 2,
    pay: 'transfer',
    content: '按图纸要求供货，随货附合格证。',
  },
  {
    uid: personal,
    title: '车间改造用铜芯电缆 1000 米',
    wanted: [CABLE],
    ago: 30,
    lasts: 5,
    goal: 'open',
    quotes: 0,
    region: BEIJING,
  },
  {
    uid: enterpriseTwo,
    title: '船用不锈钢球阀一批',
    wanted: [BALL_VALVE],
    ago: 26,
    lasts: 7,
    goal: 'closed',
    quotes: 2,
    region: NINGBO,
    invoice: 2,
  },
  {
    uid: personal,
    title: '小型加工车间刀具补货',
    wanted: [DRILL],
    ago: 20,
    lasts: 7,
    goal: 'done',
    quotes: 2,
    region: HANDAN,
    invoice: 1,
  },
  {
    uid: enterprise,
    title: '年度紧固件框架询价',
    wanted: [BOLT, NUT, WASHER],
    ago: 12,
    lasts: 9,
    goal: 'open',
    quotes: 3,
    region: TANGSHAN,
    invoice: 2,
    pay: 'credit',
    content: '全年分 4 批交货，请按首批数量报价，注明年度价格是否保持。',
  },
  {
    uid: personal,
    title: '循环水泵更换',
    wanted: [PUMP],
    ago: 10,
    lasts: 6,
    goal: 'open',
    quotes: 2,
    region: BEIJING,
    isSealed: true,
  },
  {
    uid: enterprise,
    title: '劳保用品季度采购',
    wanted: [GLOVE],
    ago: 9,
    lasts: 7,
    goal: 'chosen',
    quotes: 3,
    region: TANGSHAN,
    invoice: 2,
  },
  {
    uid: personal,
    title: 'M8 镀锌标准件一套',
    wanted: [BOLT, NUT],
    ago: 4,
    lasts: 8,
    goal: 'open',
    quotes: 3,
    region: BEIJING,
    invoice: 1,
    content: '要求镀锌层不小于 8μm，分规格装箱。',
  },
  {
    uid: personal,
    title: '深沟球轴承 6204 共 100 套',
    wanted: [BEARING],
    ago: 3,
    lasts: 10,
    goal: 'negotiating',
    quotes: 3,
    region: HANDAN,
  },
  {
    uid: enterpriseTwo,
    title: '甲板机械轴承备件',
    wanted: [BEARING, SEAL],
    ago: 3,
    lasts: 12,
    goal: 'open',
    quotes: 2,
    region: NINGBO,
    isSealed: true,
    invoice: 2,
    pay: 'transfer',
  },
  {
    uid: enterprise,
    title: '结构件安装螺栓（指定厂家）',
    wanted: [BOLT, WASHER],
    ago: 2,
    lasts: 7,
    goal: 'revised',
    quotes: 2,
    region: TANGSHAN,
    invited: [1, 2],
    invoice: 2,
    extended: true,
  },
  {
    uid: enterprise,
    title: '配电间电缆与接线改造',
    wanted: [CABLE],
    ago: 1,
    lasts: 14,
    goal: 'open',
    quotes: 1,
    region: TANGSHAN,
    invoice: 2,
  },
  {
    uid: enterpriseTwo,
    title: '机舱不锈钢阀门补充采购',
    wanted: [BALL_VALVE],
    ago: 1,
    lasts: 6,
    goal: 'open',
    quotes: 0,
    region: NINGBO,
  },
  {
    uid: personal,
    title: '防护手套 300 双',
    wanted: [GLOVE],
    ago: 1,
    lasts: 7,
    goal: 'pending',
    quotes: 0,
    region: BEIJING,
  },
  {
    uid: personal,
    title: '采购一批零件',
    wanted: [['零件', '', 10, '件', '螺母']],
    ago: 6,
    lasts: 9,
    goal: 'rejected',
    quotes: 0,
    region: BEIJING,
  },
  {
    uid: personal,
    title: '下季度标准件清单（草稿）',
    wanted: [BOLT, NUT, WASHER],
    ago: 2,
    lasts: 10,
    goal: 'draft',
    quotes: 0,
    region: BEIJING,
  },
];
