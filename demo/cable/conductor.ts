/** Copper conductors to GB/T 3956 (IEC 60228) and what follows from their section. */

/** Resistance at 20 °C in Ω/km: class 1/2 (solid, stranded) and class 5 (flexible). */
const RESISTANCE: Record<number, readonly [number, number]> = {
  0.12: [158, 163],
  0.2: [92.3, 96],
  0.3: [69.2, 71.2],
  0.5: [36, 39],
  0.75: [24.5, 26],
  1: [18.1, 19.5],
  1.5: [12.1, 13.3],
  2.5: [7.41, 7.98],
  4: [4.61, 4.95],
  6: [3.08, 3.3],
  10: [1.83, 1.91],
  16: [1.15, 1.21],
  25: [0.727, 0.78],
  35: [0.524, 0.554],
  50: [0.387, 0.386],
  70: [0.268, 0.272],
  95: [0.193, 0.206],
  120: [0.153, 0.161],
  150: [0.124, 0.129],
  185: [0.0991, 0.106],
  240: [0.0754, 0.0801],
  300: [0.0601, 0.0641],
};
/** Amperes: PVC single cores in conduit, two loaded (IEC 60364-5-52, B1); multicore PVC, three loaded in air (E); multicore XLPE, three loaded in air (E). */
const AMPS: Record<number, readonly [number, number, number]> = {
  0.5: [8, 7, 9],
  0.75: [11, 10, 12],
  1: [14, 13, 16],
  1.5: [17, 18, 23],
  2.5: [24, 25, 32],
  4: [32, 34, 42],
  6: [41, 43, 54],
  10: [57, 60, 75],
  16: [76, 80, 100],
  25: [101, 101, 127],
  35: [125, 126, 158],
  50: [151, 153, 192],
  70: [192, 196, 246],
  95: [232, 238, 298],
  120: [269, 276, 346],
  150: [300, 319, 399],
  185: [341, 364, 456],
  240: [400, 430, 538],
  300: [458, 497, 621],
};

export const resistance = (section: number, flexible: boolean): number =>
  RESISTANCE[section]?.[flexible ? 1 : 0] ?? 0;
export const ampacity = (section: number, column: 0 | 1 | 2): number => AMPS[section]?.[column] ?? 0;

/** Diameter of the conductor in mm. */
export function conductorDiameter(section: number, flexible: boolean): number {
  const solid = Math.sqrt((4 * section) / Math.PI);
  return solid * (flexible ? 1.2 : section <= 6 ? 1 : section <= 16 ? 1.15 : 1.07);
}

/** Wall of the insulation in mm: PVC (GB/T 5023) or XLPE (GB/T 12706). */
export function insulation(section: number, xlpe: boolean): number {
  if (section < 0.5) return 0.35;
  if (section < 1.5) return 0.6;
  if (xlpe)
    return section <= 16
      ? 0.7
      : section <= 35
        ? 0.9
        : section <= 50
          ? 1
          : section <= 95
            ? 1.1
            : section <= 120
              ? 1.2
              : section <= 150
                ? 1.4
                : section <= 185
                  ? 1.6
                  : 1.7;
  return section <= 1.5
    ? 0.7
    : section <= 6
      ? 0.8
      : section <= 16
        ? 1
        : section <= 35
          ? 1.2
          : section <= 70
            ? 1.4
            : section <= 120
              ? 1.6
              : section <= 150
                ? 1.8
                : section <= 185
                  ? 2
                  : 2.2;
}

/** Diameter over the laid-up cores as a multiple of one core. */
export function layFactor(cores: number): number {
  const known: Record<number, number> = {
    1: 1,
    2: 2,
    3: 2.154,
    4: 2.414,
    5: 2.7,
    6: 3,
    7: 3,
    8: 3.45,
    10: 4,
    12: 4.154,
    14: 4.414,
    16: 4.7,
    19: 5,
    24: 6,
  };
  return known[cores] ?? 1.155 * Math.sqrt(cores) * 1.07;
}

export interface Built {
  core: number;
  conductor: number;
  over: number;
  od: number;
  copperKgKm: number;
  kgKm: number;
}

/** Diameters (mm) and masses (kg/km) of a round cable; sheath by GB/T 12706, 0.035 × diameter + 1 mm, unless given. */
export function build(c: {
  cores: readonly number[];
  flexible: boolean;
  xlpe: boolean;
  sheath?: number;
  screen: boolean;
  armour: boolean;
}): Built {
  const biggest = Math.max(...c.cores);
  const conductor = conductorDiameter(biggest, c.flexible);
  const wall = insulation(biggest, c.xlpe);
  const core = conductor + 2 * wall;
  const count = c.cores.length;
  const laid = core * layFactor(count) * (count > 1 && c.cores[count - 1] !== biggest ? 0.97 : 1);
  const over = laid + (c.screen ? 0.8 : 0) + (c.armour ? 2 * (1.2 + 0.9) : 0);
  const single = count === 1 && c.sheath === 0;
  const sheath = c.sheath ?? Math.max(1.8, 0.035 * over + 1);
  const od = single ? core : over + 2 * sheath;
  const copper = c.cores.reduce((sum, section) => sum + section, 0) * 8.89 * 1.02;
  const plastic =
    c.cores.length * (Math.PI / 4) * (core ** 2 - conductor ** 2) * (c.xlpe ? 0.93 : 1.45) * 0.94;
  const jacket = single ? 0 : (Math.PI / 4) * (od ** 2 - over ** 2) * 1.45;
  const filler = count > 1 ? (Math.PI / 4) * (laid ** 2 - count * core ** 2) * 0.35 : 0;
  const extra = (c.screen ? laid * 3.1 : 0) + (c.armour ? laid * 22 : 0);
  return {
    core,
    conductor,
    over,
    od,
    copperKgKm: copper,
    kgKm: copper + plastic + jacket + Math.max(0, filler) + extra,
  };
}
