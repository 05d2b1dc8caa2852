import type { Words } from '#lib/seed/types.ts';

/** A live room of the demo mall; `hours` from the moment of seeding on. */
export interface Show {
  merId: number;
  title: Words;
  anchor: Words;
  cover: string;
  status: 'upcoming' | 'live' | 'ended';
  stream: string;
  hasReplay: boolean;
  hours: number;
}

const show = (
  merId: number,
  title: [zh: string, en: string],
  anchor: [zh: string, en: string],
  rest: Omit<Show, 'merId' | 'title' | 'anchor'>,
): Show => ({
  merId,
  // A drawn clip in a loop stands for a camera: the title says so.
  title: { zh: `演示片段：${title[0]}`, en: `Demo clip: ${title[1]}` },
  anchor: { zh: anchor[0], en: anchor[1] },
  ...rest,
});

const room = (key: string) => ({
  cover: `/media/live/${key}/cover.webp`,
  stream: `/media/live/${key}/index.m3u8`,
});
const picture = (key: string) => ({ cover: `/media/video/${key}.webp`, stream: '' });

export const SHOWS: readonly Show[] = [
  show(1, ['高强度螺栓怎么选', 'Choosing high-strength bolts'], ['恒劲 周工', 'Mr. Zhou of Hengjin'], {
    ...room('fasteners'),
    status: 'live',
    hasReplay: false,
    hours: -1,
  }),
  show(2, ['轴承游隙怎么测', 'Measuring bearing clearance'], ['瑞通 孙工', 'Mr. Sun of Ruitong'], {
    ...room('bearings'),
    status: 'live',
    hasReplay: false,
    hours: -0.5,
  }),
  show(
    9,
    ['电缆截面与压降答疑', 'Cross-sections and voltage drop: questions answered'],
    ['澄线 贾工', 'Ms. Jia of Chengxian'],
    { ...picture('cable-core'), status: 'upcoming', hasReplay: false, hours: 20 },
  ),
  show(29, ['薄型缸新品发布', 'New compact cylinders'], ['奇珩 林工', 'Mr. Lin of Qiheng'], {
    ...picture('air-cylinder'),
    status: 'upcoming',
    hasReplay: false,
    hours: 44,
  }),
  show(37, ['不锈钢钻孔五十连打', 'Fifty holes in stainless steel'], ['钻曜 吴师傅', 'Mr. Wu of Zuanyao'], {
    ...picture('twist-drill'),
    status: 'ended',
    hasReplay: false,
    hours: -30,
  }),
  show(
    15,
    ['法兰球阀试压全过程', 'A ball valve under test, start to end'],
    ['卡崖 郭工', 'Mr. Guo of Kaya'],
    {
      ...room('valves'),
      status: 'ended',
      hasReplay: true,
      hours: -52,
    },
  ),
  show(1, ['螺纹检验：通规止规怎么用', 'Go and no-go gauges'], ['恒劲 周工', 'Mr. Zhou of Hengjin'], {
    ...room('fasteners'),
    status: 'ended',
    hasReplay: true,
    hours: -76,
  }),
  show(2, ['轴承安装三种方法', 'Three ways to mount a bearing'], ['瑞通 孙工', 'Mr. Sun of Ruitong'], {
    ...room('bearings'),
    status: 'ended',
    hasReplay: true,
    hours: -100,
  }),
];
