import { w } from '#demo/flow/words.ts';
import { coilPicture, hosePicture } from '#demo/pictures/pneumatics/air.ts';
import { cylinderPicture } from '#demo/pictures/pneumatics/cylinder.ts';
import { airValvePicture } from '#demo/pictures/pneumatics/valve.ts';
import type { SeedCategory, Words } from '#demo/types.ts';

const group = (key: string, name: Words, picture: () => string): SeedCategory => ({
  key: `pneumatics-${key}`,
  parent: 'pneumatics',
  name,
  picture,
});
const leaf = (parent: string, key: string, name: Words): SeedCategory => ({
  key: `pneumatics-${parent}-${key}`,
  parent: `pneumatics-${parent}`,
  name,
});
const CYLINDER = {
  kind: 'tie-rod',
  bore: 50,
  across: 65,
  body: 160,
  rod: 20,
  free: 57,
  thread: 'M16×1.5',
  stroke: 75,
} as const;
const VALVE = {
  kind: 'single',
  body: 'aluminium',
  coil: 'black',
  mark: 'DC24V',
  length: 119,
  depth: 22,
  height: 61,
  port: 'G1/4',
} as const;

export const pneumaticCategories: SeedCategory[] = [
  {
    key: 'pneumatics',
    name: w('气动液压', 'Pneumatics and hydraulics'),
    picture: () => cylinderPicture('Pneumatics', CYLINDER),
  },
  group('cylinders', w('气缸', 'Cylinders'), () => cylinderPicture('Cylinders', { ...CYLINDER, body: 128 })),
  leaf('cylinders', 'standard', w('标准气缸', 'Standard cylinders')),
  leaf('cylinders', 'compact', w('薄型 迷你气缸', 'Compact and mini cylinders')),
  leaf('cylinders', 'guided', w('双轴 导杆气缸', 'Guided cylinders')),
  group('control', w('控制与气源处理', 'Valves and air preparation'), () => airValvePicture('Valves', VALVE)),
  leaf('control', 'solenoid', w('电磁阀 换向阀', 'Solenoid valves')),
  leaf('control', 'frl', w('气源处理', 'Air preparation')),
  group('tubing', w('气管与接头', 'Tube and fittings'), () => coilPicture('Tube', 'blue')),
  leaf('tubing', 'fittings', w('气动接头', 'Push-in fittings')),
  leaf('tubing', 'tube', w('气管 气枪', 'Tube and blow guns')),
  group('hydraulic', w('液压管路', 'Hydraulic lines'), () => hosePicture('Hydraulic hose', true)),
  leaf('hydraulic', 'hose', w('液压胶管', 'Hydraulic hose')),
];
