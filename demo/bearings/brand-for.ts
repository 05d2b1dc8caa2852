import { bearingBrand } from './bearing-goods.ts';

export const brandFor = (key: string): { brand?: string } => {
  const brand = bearingBrand(key);
  return brand === undefined ? {} : { brand };
};
