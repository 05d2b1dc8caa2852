/** A nominal pressure: where both tell theirs, flanges, gaskets and valves fit only at the same. */
export const PRESSURE = '^PN[0-9]';

/**
 * What a buyer of one size needs beside it. Each rule: of what, which parameter of it, the category of what goes with
 * it, and the parameter there that has the same value. A category stands for all that begin with its key.
 */
export const GOES_WITH: readonly (readonly [from: string, own: string, to: string, other: string])[] = [
  ['fasteners-bolts', '螺纹规格', 'fasteners-nuts-hex', '螺纹规格'],
  ['fasteners-bolts', '螺纹规格', 'fasteners-washers-flat', '适用螺纹'],
  ['fasteners-bolts', '螺纹规格', 'fasteners-washers-lock', '适用螺纹'],
  ['fasteners-bolts', '对边宽度', 'hand-tools-spanners-plain', '对边'],
  ['fasteners-screws', '螺纹规格', 'fasteners-nuts-hex', '螺纹规格'],
  ['fasteners-screws', '螺纹规格', 'fasteners-washers-flat', '适用螺纹'],
  ['fasteners-screws', '螺纹规格', 'fasteners-washers-lock', '适用螺纹'],
  ['fasteners-screws', '内六角', 'hand-tools-keys', '对边'],
  ['fasteners-nuts', '螺纹规格', 'fasteners-bolts-hex', '螺纹规格'],
  ['fasteners-nuts', '螺纹规格', 'fasteners-washers-flat', '适用螺纹'],
  ['fasteners-nuts', '对边宽度', 'hand-tools-spanners-plain', '对边'],
  ['fasteners-washers', '适用螺纹', 'fasteners-bolts-hex', '螺纹规格'],
  ['fasteners-washers', '适用螺纹', 'fasteners-nuts-hex', '螺纹规格'],
  ['bearings-ball', '内径', 'fasteners-rings', '轴径'],
  ['bearings-ball', '外径', 'fasteners-rings', '孔径'],
  ['bearings-ball', '内径', 'seals-rotary-oil', '轴径'],
  ['bearings-roller', '内径', 'fasteners-rings', '轴径'],
  ['bearings-roller', '外径', 'fasteners-rings', '孔径'],
  ['bearings-roller', '内径', 'seals-rotary-oil', '轴径'],
  ['seals-rotary-oil', '轴径', 'bearings-ball-deep', '内径'],
  ['seals-rotary-oil', '轴径', 'fasteners-rings', '轴径'],
  ['fasteners-rings', '轴径', 'bearings-ball-deep', '内径'],
  ['fasteners-rings', '孔径', 'bearings-ball-deep', '外径'],
  ['valves-', '口径', 'fittings-flange', '口径'],
  ['valves-', '口径', 'seals-static-gasket', '通径'],
  ['fittings-flange', '口径', 'seals-static-gasket', '通径'],
  ['fittings-flange', '口径', 'fittings-weld-elbow', '口径'],
  ['seals-static-gasket', '通径', 'fittings-flange-slip', '口径'],
  ['pneumatics-tubing-tube', '外径', 'pneumatics-tubing-fittings', '外径'],
  ['pneumatics-tubing-fittings', '外径', 'pneumatics-tubing-tube', '外径'],
  ['cable-wire', '截面', 'cable-parts-lug', '导线截面'],
  ['cable-parts-lug', '导线截面', 'cable-wire-single', '截面'],
  ['cutting-threading', '底孔直径', 'cutting-drills-straight', '直径'],
];
