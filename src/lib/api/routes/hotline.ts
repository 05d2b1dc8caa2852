import { hotlineApi } from '../../contracts/hotline.ts';
import { allocateNumber } from '../../domain/merchant/hotline/index.ts';
import { serve } from '../mount.ts';

export const hotlineRoutes = serve(hotlineApi, { virtualPhone: allocateNumber });
