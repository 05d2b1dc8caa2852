export { createSeckill, createSlot } from './create-seckill.ts';
export { listSeckill, listSlots, slotChoices } from './list-seckill.ts';
export { readSeckill, seckillLive } from './read-seckill.ts';
