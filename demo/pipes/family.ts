import { categories } from '#demo/flow/categories.ts';
import { w } from '#demo/flow/words.ts';
import type { SeedFamily } from '#demo/types.ts';
import { plasticPipes } from './plastic-pipes.ts';
import { slottedProfiles } from './slotted-profiles.ts';
import { plainSheets } from './sheets.ts';
import { rolledSections } from './rolled.ts';
import { flatBars } from './flats.ts';
import { roundBars } from './rounds.ts';
import { seamlessPipes } from './seamless.ts';
import { weldedPipes } from './welded.ts';
import { stainlessTubes } from './stainless.ts';
import { hollowSections } from './hollow.ts';
import { lightTubes } from './light-tubes.ts';

const products = [
  ...seamlessPipes,
  ...weldedPipes,
  ...stainlessTubes,
  ...hollowSections,
  ...lightTubes,
  ...rolledSections,
  ...flatBars,
  ...roundBars,
  ...plasticPipes,
  ...slottedProfiles,
  ...plainSheets,
];

export const pipes: SeedFamily = {
  products,
  categories: categories(products, 'pipes', w('管材型材', 'Pipes and profiles'), 'seamless-304', [
    {
      key: 'pipes-steel',
      name: w('碳钢管', 'Steel pipes'),
      picture: 'seamless-20',
      leaves: [
        ['pipes-steel-seamless', w('无缝钢管', 'Seamless')],
        ['pipes-steel-welded', w('焊管镀锌管', 'Welded and galvanised')],
      ],
    },
    {
      key: 'pipes-stainless',
      name: w('不锈钢管与铜管', 'Stainless and copper tubes'),
      picture: 'sanitary-304',
      leaves: [
        ['pipes-stainless-seamless', w('不锈钢无缝管', 'Stainless seamless')],
        ['pipes-stainless-welded', w('不锈钢焊管', 'Stainless welded')],
        ['pipes-stainless-copper', w('铜管', 'Copper')],
      ],
    },
    {
      key: 'pipes-hollow',
      name: w('方矩管', 'Hollow sections'),
      picture: 'square-q235',
      leaves: [['pipes-hollow-square', w('方管矩形管', 'Square and rectangular')]],
    },
    {
      key: 'pipes-section',
      name: w('型钢', 'Rolled sections'),
      picture: 'h-beam-q235',
      leaves: [['pipes-section-rolled', w('角钢槽钢H型钢', 'Angles, channels, beams')]],
    },
    {
      key: 'pipes-bar',
      name: w('棒材扁钢', 'Bars'),
      picture: 'round-h59',
      leaves: [
        ['pipes-bar-round', w('圆棒六角棒', 'Round and hexagon')],
        ['pipes-bar-flat', w('扁钢', 'Flat')],
      ],
    },
    {
      key: 'pipes-aluminium',
      name: w('铝型材', 'Aluminium profiles'),
      picture: 'alu-profile-4040',
      leaves: [
        ['pipes-aluminium-slot', w('工业铝型材', 'Slotted profiles')],
        ['pipes-aluminium-tube', w('铝管', 'Tubes')],
      ],
    },
    {
      key: 'pipes-plastic',
      name: w('塑料管', 'Plastic pipes'),
      picture: 'pipe-ppr',
      leaves: [['pipes-plastic-pressure', w('给水燃气管', 'Water and gas')]],
    },
    {
      key: 'pipes-sheet',
      name: w('板材', 'Sheets and plates'),
      picture: 'sheet-304-2b',
      leaves: [
        ['pipes-sheet-steel', w('碳钢板', 'Steel')],
        ['pipes-sheet-stainless', w('不锈钢板', 'Stainless')],
        ['pipes-sheet-nonferrous', w('铝板铜板', 'Aluminium and copper')],
      ],
    },
  ]),
};
