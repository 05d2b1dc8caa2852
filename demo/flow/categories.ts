import type { SeedCategory, SeedProduct, Trade, Words } from '#demo/types.ts';

interface Branch {
  key: string;
  name: Words;
  /** Key of the product whose picture stands for the branch. */
  picture: string;
  leaves: readonly (readonly [key: string, name: Words])[];
}

/** The three levels of a trade; levels 1 and 2 show a product of theirs. */
export function categories(
  products: readonly SeedProduct[],
  trade: Trade,
  name: Words,
  picture: string,
  branches: readonly Branch[],
): SeedCategory[] {
  const shown = (key: string) => (): string => {
    const product = products.find((each) => each.key === key);
    if (!product) throw new Error(`no product ${key} to picture a category`);
    return product.shaded();
  };
  return [
    { key: trade, name, picture: shown(picture) },
    ...branches.flatMap((branch): SeedCategory[] => [
      { key: branch.key, parent: trade, name: branch.name, picture: shown(branch.picture) },
      ...branch.leaves.map(([key, leaf]) => ({ key, parent: branch.key, name: leaf })),
    ]),
  ];
}
