/** Flange sizes in mm to GB/T 9124.1 (EN 1092-1): outside diameter, bolt circle, holes, hole diameter, plate thickness. */
export interface Flange {
  od: number;
  circle: number;
  bolts: number;
  hole: number;
  thick: number;
}

export type Pn = 10 | 16 | 25 | 40;

/** Outside diameter of the steel pipe of a nominal size, ISO series. */
export const PIPE_OD: Record<number, number> = {
  6: 10.2,
  8: 13.5,
  10: 17.2,
  15: 21.3,
  20: 26.9,
  25: 33.7,
  32: 42.4,
  40: 48.3,
  50: 60.3,
  65: 76.1,
  80: 88.9,
  100: 114.3,
  125: 139.7,
  150: 168.3,
  200: 219.1,
  250: 273,
  300: 323.9,
  350: 355.6,
  400: 406.4,
};

const SMALL: Record<number, readonly [number, number, number, number, number]> = {
  10: [90, 60, 4, 14, 14],
  15: [95, 65, 4, 14, 14],
  20: [105, 75, 4, 14, 16],
  25: [115, 85, 4, 14, 16],
  32: [140, 100, 4, 18, 18],
  40: [150, 110, 4, 18, 18],
  50: [165, 125, 4, 18, 20],
};
const PN16: typeof SMALL = {
  ...SMALL,
  65: [185, 145, 8, 18, 20],
  80: [200, 160, 8, 18, 20],
  100: [220, 180, 8, 18, 22],
  125: [250, 210, 8, 18, 22],
  150: [285, 240, 8, 22, 24],
  200: [340, 295, 12, 22, 26],
  250: [405, 355, 12, 26, 29],
  300: [460, 410, 12, 26, 32],
  350: [520, 470, 16, 26, 35],
  400: [580, 525, 16, 30, 38],
};
const PN10: typeof SMALL = {
  ...PN16,
  200: [340, 295, 8, 22, 24],
  250: [395, 350, 12, 22, 26],
  300: [445, 400, 12, 22, 26],
  350: [505, 460, 16, 22, 28],
  400: [565, 515, 16, 26, 32],
};
const PN40: typeof SMALL = {
  ...SMALL,
  65: [185, 145, 8, 18, 22],
  80: [200, 160, 8, 18, 24],
  100: [235, 190, 8, 22, 26],
  125: [270, 220, 8, 26, 28],
  150: [300, 250, 8, 26, 30],
  200: [375, 320, 12, 30, 36],
  250: [450, 385, 12, 33, 42],
  300: [515, 450, 16, 33, 48],
  350: [580, 510, 16, 36, 54],
  400: [660, 585, 16, 39, 60],
};
const PN25: typeof SMALL = {
  ...PN40,
  200: [360, 310, 12, 26, 32],
  250: [425, 370, 12, 30, 35],
  300: [485, 430, 16, 30, 38],
  350: [555, 490, 16, 33, 42],
  400: [620, 550, 16, 36, 46],
};
const TABLE: Record<Pn, typeof SMALL> = { 10: PN10, 16: PN16, 25: PN25, 40: PN40 };

export function flange(dn: number, pn: Pn): Flange {
  const row = TABLE[pn][dn];
  if (!row) throw new Error(`no flange DN${dn} PN${pn}`);
  const [od, circle, bolts, hole, thick] = row;
  return { od, circle, bolts, hole, thick };
}

/** Size of a pipe thread for a nominal size. */
export const THREAD: Record<number, string> = {
  6: '1/8″',
  8: '1/4″',
  10: '3/8″',
  15: '1/2″',
  20: '3/4″',
  25: '1″',
  32: '1-1/4″',
  40: '1-1/2″',
  50: '2″',
  65: '2-1/2″',
  80: '3″',
  100: '4″',
};

/** Outside diameter of the pipe thread (ISO 7-1) in mm. */
export const THREAD_OD: Record<number, number> = {
  6: 9.7,
  8: 13.2,
  10: 16.7,
  15: 20.95,
  20: 26.4,
  25: 33.2,
  32: 41.9,
  40: 47.8,
  50: 59.6,
  65: 75.2,
  80: 87.9,
  100: 113,
};
