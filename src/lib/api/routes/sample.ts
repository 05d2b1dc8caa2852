import { sampleApi } from '../../contracts/sample.ts';
import * as sample from '../../domain/trade/sample/index.ts';
import { serve } from '../mount.ts';

export const sampleRoutes = serve(sampleApi, {
  buy: sample.buySample,
  own: sample.listSamples,
  save: sample.saveSamples,
});
