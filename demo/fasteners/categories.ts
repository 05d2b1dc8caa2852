import { w } from '#demo/flow/words.ts';
import { anchorLayers, anchorPicture, rivetLayers } from '#demo/pictures/fasteners/anchor.ts';
import { circlipPicture } from '#demo/pictures/fasteners/circlip.ts';
import { eyePicture } from '#demo/pictures/fasteners/eye-bolt.ts';
import { nutPicture, rodPicture } from '#demo/pictures/fasteners/nut.ts';
import { dowelPicture } from '#demo/pictures/fasteners/pin.ts';
import { screwPicture } from '#demo/pictures/fasteners/screw.ts';
import { washerPicture } from '#demo/pictures/fasteners/washer.ts';
import type { SeedCategory, Words } from '#demo/types.ts';

const BOLT = {
  d: 10,
  pitch: 1.5,
  length: 35,
  shank: 0,
  head: 'hex',
  width: 17,
  height: 6.4,
  point: 'chamfer',
  material: 'zinc',
} as const;
const CAP = {
  d: 8,
  pitch: 1.25,
  length: 30,
  shank: 0,
  head: 'cylinder',
  width: 13,
  height: 8,
  drive: { kind: 'hex', size: 6 },
  point: 'chamfer',
  material: 'blackOxide',
} as const;
const EYE = {
  d: 12,
  pitch: 1.75,
  outer: 54,
  inner: 30,
  collar: 30,
  length: 20.5,
  height: 53,
  material: 'zinc',
} as const;

const group = (key: string, name: Words, picture: () => string): SeedCategory => ({
  key: `fasteners-${key}`,
  parent: 'fasteners',
  name,
  picture,
});
const leaf = (parent: string, key: string, name: Words): SeedCategory => ({
  key: `fasteners-${parent}-${key}`,
  parent: `fasteners-${parent}`,
  name,
});

export const fastenerCategories: SeedCategory[] = [
  { key: 'fasteners', name: w('紧固件', 'Fasteners'), picture: () => screwPicture('Fasteners', BOLT) },
  group('bolts', w('螺栓', 'Bolts'), () => screwPicture('Bolts', BOLT)),
  leaf('bolts', 'hex', w('六角头螺栓', 'Hex bolts')),
  leaf('bolts', 'flange', w('法兰面螺栓', 'Flange bolts')),
  leaf('bolts', 'carriage', w('马车螺栓', 'Carriage bolts')),
  leaf('bolts', 'structural', w('高强度螺栓', 'Structural bolts')),
  group('screws', w('螺钉', 'Screws'), () => screwPicture('Screws', CAP)),
  leaf('screws', 'socket', w('内六角螺钉', 'Socket screws')),
  leaf('screws', 'set', w('紧定螺钉', 'Set screws')),
  leaf('screws', 'machine', w('机螺钉', 'Machine screws')),
  leaf('screws', 'tapping', w('自攻螺钉', 'Tapping screws')),
  leaf('screws', 'wood', w('木螺钉 墙板钉', 'Wood and wallboard screws')),
  group('nuts', w('螺母', 'Nuts'), () =>
    nutPicture('Nuts', { kind: 'hex', d: 10, pitch: 1.5, s: 17, m: 8, material: 'zinc' }),
  ),
  leaf('nuts', 'hex', w('六角螺母', 'Hex nuts')),
  leaf('nuts', 'lock', w('防松螺母', 'Lock nuts')),
  leaf('nuts', 'special', w('特种螺母', 'Special nuts')),
  group('washers', w('垫圈', 'Washers'), () =>
    washerPicture('Washers', { kind: 'flat', inner: 10.5, outer: 20, thick: 2, material: 'zinc' }),
  ),
  leaf('washers', 'flat', w('平垫圈', 'Plain washers')),
  leaf('washers', 'lock', w('锁紧垫圈', 'Lock washers')),
  group('rods', w('螺杆 螺柱', 'Rods and studs'), () => rodPicture('Rods', 10, 1.5, 0, 'zinc')),
  group('pins', w('销', 'Pins'), () => dowelPicture('Pins', 8, 30, 'steel')),
  group('rings', w('弹性挡圈', 'Retaining rings'), () => circlipPicture('Rings', false, 'blackOxide')),
  group('rivets', w('铆钉', 'Rivets'), () => anchorPicture('Rivets', rivetLayers(4, 8, 12, 'aluminium'))),
  group('anchors', w('锚栓 膨胀螺栓', 'Anchors'), () =>
    anchorPicture('Anchors', anchorLayers('wedge', 10, 10, 100, 'zinc')),
  ),
  group('lifting', w('吊环', 'Lifting eyes'), () => eyePicture('Lifting eyes', EYE)),
];
