import { readLines } from '../read-lines.ts';

/** What is filmed: drawings of the demo mall, one after the other, under a line in both languages. */
export interface Clip {
  /** Name of the file: public/media/video/<key>.mp4. */
  key: string;
  shape: 'wide' | 'tall';
  /** Goods whose shaded picture and dimension drawing are shown. */
  goods: string[];
  title: readonly [zh: string, en: string];
}

/** How long one drawing is seen, and how long it fades into the next. */
export const SLIDE_SECONDS = 2.4;
export const FADE_SECONDS = 0.5;

/** Whole seconds of a clip: each of its goods is seen in two drawings. */
export const secondsOf = ({ goods }: Clip): number =>
  Math.round(goods.length * 2 * (SLIDE_SECONDS - FADE_SECONDS) + FADE_SECONDS);

export const CLIPS = readLines<Clip>('media/clips.jsonl');

/** Rooms of public/media/live/<key>/index.m3u8, longer and smaller than the clips. */
export const ROOMS: readonly Clip[] = [
  {
    key: 'fasteners',
    shape: 'wide',
    goods: ['din933-88zn', 'din933-a2', 'din933-109bk', 'din931-88zn'],
    title: ['紧固件选型直播', 'Fasteners live'],
  },
  {
    key: 'bearings',
    shape: 'wide',
    goods: ['bearing-6000-zz', 'bearing-6200-2rs', 'bearing-6300-zz', 'bearing-6200-open'],
    title: ['轴承工厂直播', 'Bearing works live'],
  },
  {
    key: 'valves',
    shape: 'wide',
    goods: ['q41f-wcb', 'q41f-304', 'q641f-304', 'q11f-2pc-304'],
    title: ['阀门试压直播', 'Valve test live'],
  },
];
