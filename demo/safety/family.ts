import { categories } from '#demo/flow/categories.ts';
import { w } from '#demo/flow/words.ts';
import type { SeedFamily } from '#demo/types.ts';
import { site } from './site.ts';
import { wear } from './wear.ts';

const products = [...wear, ...site];

export const safety: SeedFamily = {
  products,
  categories: categories(products, 'safety', w('安防劳保', 'Safety and protection'), 'helmet-abs-v', [
    {
      key: 'safety-head',
      name: w('头、眼、耳', 'Head, eyes, ears'),
      picture: 'helmet-abs-round',
      leaves: [
        ['safety-head-helmet', w('安全帽', 'Helmets')],
        ['safety-head-eye', w('护目镜', 'Eye protection')],
        ['safety-head-ear', w('耳塞耳罩', 'Hearing protection')],
      ],
    },
    {
      key: 'safety-hand',
      name: w('手部防护', 'Hands'),
      picture: 'glove-nitrile-palm',
      leaves: [
        ['safety-hand-mech', w('机械防护手套', 'Mechanical gloves')],
        ['safety-hand-chem', w('化学防护手套', 'Chemical gloves')],
      ],
    },
    {
      key: 'safety-person',
      name: w('呼吸与足部', 'Breathing and feet'),
      picture: 'shoe-s3-leather',
      leaves: [
        ['safety-breath', w('口罩与面罩', 'Masks')],
        ['safety-foot', w('安全鞋', 'Safety shoes')],
      ],
    },
    {
      key: 'safety-work',
      name: w('工装与防坠落', 'Clothing and falls'),
      picture: 'vest-reflective',
      leaves: [
        ['safety-clothes', w('反光与防护服', 'Clothing')],
        ['safety-fall', w('安全带与安全绳', 'Harnesses')],
      ],
    },
    {
      key: 'safety-site',
      name: w('消防与现场', 'Fire and site'),
      picture: 'extinguisher-abc',
      leaves: [
        ['safety-fire', w('灭火器', 'Extinguishers')],
        ['safety-sign', w('标志、路锥、急救', 'Signs, cones, kits')],
        ['safety-lock', w('上锁挂牌', 'Lockout')],
      ],
    },
  ]),
};
