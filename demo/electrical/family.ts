import { categories } from '#demo/flow/categories.ts';
import { w } from '#demo/flow/words.ts';
import type { SeedFamily } from '#demo/types.ts';
import { contactors } from './contactors.ts';
import { overloads } from './overloads.ts';
import { relays } from './relays.ts';
import { buttons } from './buttons.ts';
import { signals } from './signals.ts';
import { breakers } from './protection/breakers.ts';
import { residualCurrent } from './protection/residual-current.ts';
import { mouldedCase } from './protection/moulded-case.ts';
import { surgeAndFuse } from './protection/surge-and-fuse.ts';
import { sensors } from './sensors.ts';
import { supplies } from './supplies.ts';
import { terminalBlocks } from './terminal-blocks.ts';
import { enclosures } from './enclosures.ts';
import { plugs } from './plugs.ts';
import { lamps } from './lamps.ts';

const products = [
  ...breakers,
  ...residualCurrent,
  ...mouldedCase,
  ...surgeAndFuse,
  ...contactors,
  ...overloads,
  ...relays,
  ...buttons,
  ...signals,
  ...sensors,
  ...supplies,
  ...terminalBlocks,
  ...enclosures,
  ...plugs,
  ...lamps,
];

export const electrical: SeedFamily = {
  products,
  categories: categories(products, 'electrical', w('低压电气', 'Electrical'), 'mcb-c-6ka', [
    {
      key: 'electrical-protect',
      name: w('断路器与保护', 'Protection'),
      picture: 'rcbo-le',
      leaves: [
        ['electrical-protect-mcb', w('小型断路器', 'Miniature breakers')],
        ['electrical-protect-rcd', w('漏电与浪涌', 'Residual current and surge')],
        ['electrical-protect-mccb', w('塑壳断路器', 'Moulded-case breakers')],
        ['electrical-protect-fuse', w('熔断器', 'Fuses')],
      ],
    },
    {
      key: 'electrical-control',
      name: w('接触器继电器', 'Contactors and relays'),
      picture: 'cjx2',
      leaves: [
        ['electrical-control-contactor', w('接触器热继电器', 'Contactors and overloads')],
        ['electrical-control-relay', w('继电器', 'Relays')],
      ],
    },
    {
      key: 'electrical-operator',
      name: w('按钮指示灯', 'Buttons and lamps'),
      picture: 'button-estop',
      leaves: [
        ['electrical-operator-button', w('按钮开关', 'Buttons and switches')],
        ['electrical-operator-lamp', w('信号灯', 'Signal lamps')],
      ],
    },
    {
      key: 'electrical-sensor',
      name: w('传感器', 'Sensors'),
      picture: 'inductive-flush',
      leaves: [['electrical-sensor-proximity', w('接近与光电开关', 'Proximity and photo')]],
    },
    {
      key: 'electrical-power',
      name: w('电源变压器', 'Power supplies'),
      picture: 'psu-din',
      leaves: [['electrical-power-supply', w('开关电源与变压器', 'Supplies and transformers')]],
    },
    {
      key: 'electrical-box',
      name: w('端子箱体插头', 'Terminals, boxes, plugs'),
      picture: 'enclosure-steel',
      leaves: [
        ['electrical-box-terminal', w('接线端子排', 'Terminal blocks')],
        ['electrical-box-enclosure', w('配电箱', 'Enclosures')],
        ['electrical-box-plug', w('工业插头插座', 'Plugs and sockets')],
      ],
    },
    {
      key: 'electrical-light',
      name: w('照明', 'Lighting'),
      picture: 'led-highbay',
      leaves: [['electrical-light-led', w('LED灯具', 'LED lamps')]],
    },
  ]),
};
