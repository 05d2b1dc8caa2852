import type { Material } from '#demo/pictures/metal.ts';
import type { Words } from '#demo/types.ts';

/** A material in a strength class with its surface, as fasteners are sold. */
export interface Finish {
  key: string;
  /** As it stands in the product's name. */
  name: Words;
  material: Words;
  grade: Words;
  surface: Words;
  /** Nominal tensile strength and yield strength, MPa; brass and wire have no class. */
  tensile: number;
  yield: number;
  /** g/cm³ */
  density: number;
  /** Yuan per kg of finished goods before the work of the shape. */
  perKg: number;
  picture: Material;
  /** What the material does and does not bear. */
  about: Words;
}
