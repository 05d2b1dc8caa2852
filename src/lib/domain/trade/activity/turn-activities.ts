import type { SystemContext } from '#lib/domain/context.ts';

/** Flash sales begin and end on the hour, presales mostly do: public pages that show them are invalidated then. */
export const turnActivities = (ctx: SystemContext): Promise<void> => ctx.changed('seckill', 'presale');
