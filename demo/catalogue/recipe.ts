import type { Model } from '#demo/pictures/scene/index.ts';

/** A program of `demo/pictures` and what it is called with. */
export interface Drawn {
  file: string;
  name: string;
  args: unknown[];
}

/** How the two pictures of a product are made: by one program, from a model in space, or by one program each. */
export type Recipe = { code: string } & (
  { both: Drawn } | { model: Drawn } | { solids: Model } | { shaded: Drawn; dimension: Drawn }
);
