import { arrivalApi } from '../../contracts/arrival.ts';
import { askArrival, listAsked } from '../../domain/goods/arrival/index.ts';
import { serve } from '../mount.ts';

export const arrivalRoutes = serve(arrivalApi, { create: askArrival, asked: listAsked });
