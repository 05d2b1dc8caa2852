import type { TwoWords } from '../../../db/schema.ts';
import type { Part } from '../search/index.ts';

/** What a dimension is called where the goods of the list have no name for it; its plainest name is that of `labelOf`. */
export const NAMES: Record<NonNullable<Part['dimension']>, TwoWords & { label: string; unit: string }> = {
  thread: { zh: '螺纹', en: 'Thread', label: '', unit: '' },
  pitch: { zh: '螺距', en: 'Pitch', label: '螺距', unit: 'mm' },
  length: { zh: '长度', en: 'Length', label: '长', unit: 'mm' },
  bore: { zh: '内径', en: 'Bore', label: '内径', unit: 'mm' },
  outer: { zh: '外径', en: 'Outside diameter', label: '外径', unit: 'mm' },
  width: { zh: '厚度', en: 'Width', label: '', unit: 'mm' },
  wall: { zh: '壁厚', en: 'Wall thickness', label: '壁厚', unit: 'mm' },
  diameter: { zh: '直径', en: 'Diameter', label: '直径', unit: 'mm' },
  height: { zh: '高度', en: 'Height', label: '高', unit: 'mm' },
  depth: { zh: '深度', en: 'Depth', label: '深', unit: 'mm' },
};
/** What bearings and rings are wide by. */
export const WIDE = new Set(['宽', '厚', '高']);
