import type { SeedProduct } from '#demo/types.ts';
import { cartridgeGrease, greases } from './greases.ts';
import { oils } from './oils.ts';

export const oilsAndGreases: SeedProduct[] = [...oils, ...greases, cartridgeGrease];
