import { categories } from '#demo/flow/categories.ts';
import { w } from '#demo/flow/words.ts';
import type { SeedFamily } from '#demo/types.ts';
import { glues } from './glues.ts';
import { oilsAndGreases } from './oils-and-greases.ts';

const products = [...oilsAndGreases, ...glues];

export const chemicals: SeedFamily = {
  products,
  categories: categories(
    products,
    'chemicals',
    w('润滑胶粘涂料', 'Lubricants, adhesives, paints'),
    'oil-hydraulic-hm',
    [
      {
        key: 'chemicals-lubricants',
        name: w('润滑油脂', 'Lubricants'),
        picture: 'oil-gear-ckd',
        leaves: [
          ['chemicals-oil', w('工业用油', 'Industrial oils')],
          ['chemicals-grease', w('润滑脂', 'Greases')],
        ],
      },
      {
        key: 'chemicals-adhesives',
        name: w('胶粘与密封', 'Adhesives and sealants'),
        picture: 'threadlocker-243',
        leaves: [
          ['chemicals-glue', w('胶粘剂', 'Adhesives')],
          ['chemicals-seal', w('密封胶', 'Sealants')],
          ['chemicals-tape', w('胶带', 'Tapes')],
        ],
      },
      {
        key: 'chemicals-surface',
        name: w('涂料与清洗', 'Paints and cleaners'),
        picture: 'paint-pu-top',
        leaves: [
          ['chemicals-paint', w('涂料与工具', 'Paints and tools')],
          ['chemicals-clean', w('清洗与除锈', 'Cleaners')],
        ],
      },
    ],
  ),
};
