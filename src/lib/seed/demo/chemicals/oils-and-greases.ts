import type { SeedProduct } from '#lib/seed/types.ts';
import { cartridgeGrease, greases } from './greases.ts';
import { oils } from './oils.ts';

export const oilsAndGreases: SeedProduct[] = [...oils, ...greases, cartridgeGrease];
