/** A text in both languages. */
export interface Words {
  zh: string;
  en: string;
}

/** The level-1 categories that a mall begins with, in display order. */
export const TRADES = [
  'fasteners',
  'bearings',
  'valves',
  'fittings',
  'pipes',
  'cable',
  'electrical',
  'pumps',
  'pneumatics',
  'seals',
  'cutting',
  'hand-tools',
  'power-tools',
  'safety',
  'chemicals',
  'packaging',
] as const;
export type Trade = (typeof TRADES)[number];
