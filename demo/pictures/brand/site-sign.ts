import { group, path, rect } from '../svg.ts';
import { move } from './sheet.ts';

/** What the mall is called. */
export const SITE = { zh: '工采汇', en: 'Gongcai Hub' } as const;

/**
 * The sign of the mall in a square of `size` px: a hexagon nut whose opening is the character 工,
 * one notch for the goods that come in.
 */
export function signOf(x: number, y: number, size: number, fill: string, opening: string): string {
  return group(
    { transform: move(x, y, size / 100) },
    path(
      'M29 8H71Q75 8 77 11.5L98 47Q100 50 98 53L77 88.500Q75 92 71 92H29Q25 92 23 88.500L2 53Q0 50 2 47L23 11.500Q25 8 29 8Z',
      { fill },
    ),
    rect(27, 28, 46, 11, { fill: opening }),
    rect(44.5, 36, 11, 30, { fill: opening }),
    rect(20, 62, 60, 11, { fill: opening }),
  );
}
