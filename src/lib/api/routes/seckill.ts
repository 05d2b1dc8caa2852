import { seckillApi } from '../../contracts/seckill.ts';
import * as seckill from '../../domain/trade/seckill/index.ts';
import { serve } from '../mount.ts';

export const seckillRoutes = serve(seckillApi, {
  select: seckill.listSlots,
  list: seckill.listSeckill,
  detail: seckill.readSeckill,
  live: seckill.seckillLive,
  slots: seckill.slotChoices,
  create: seckill.createSeckill,
  addSlot: seckill.createSlot,
});
