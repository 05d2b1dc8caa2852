import { pointsApi } from '../../contracts/points.ts';
import { listPoints, readPoints, readSign, readSignMonth, signIn } from '../../domain/trade/points/index.ts';
import { serve } from '../mount.ts';

export const pointsRoutes = serve(pointsApi, {
  info: readPoints,
  list: listPoints,
  signInfo: readSign,
  sign: signIn,
  signMonth: readSignMonth,
});
