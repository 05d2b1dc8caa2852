import { and, asc, desc, gt, lte } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { activity } from '#lib/db/schema.ts';
import { countShownActivities, shownActivities, type Stage } from '../activity/index.ts';

interface Filter {
  stage: Stage;
  now: Date;
  merId?: number | undefined;
}

const within = (stage: Stage, now: Date) => {
  if (stage === 'coming') return gt(activity.startAt, now);
  return stage === 'over'
    ? lte(activity.endAt, now)
    : and(lte(activity.startAt, now), gt(activity.endAt, now));
};
const presales = ({ stage, now, merId }: Filter) =>
  ({ kind: 'presale', which: within(stage, now), merId }) as const;

const orderOf = (stage: Stage) => {
  if (stage === 'coming') return asc(activity.startAt);
  return stage === 'over' ? desc(activity.endAt) : asc(activity.endAt);
};

/** Presales of a stage: coming ones by start, running ones by end, last over first. */
export const presaleRows = (db: Db, { page, limit, ...filter }: Filter & { page: number; limit: number }) =>
  shownActivities(db, { ...presales(filter), page, limit, orderBy: orderOf(filter.stage) });

export const countPresaleRows = (db: Db, filter: Filter): Promise<number> =>
  countShownActivities(db, presales(filter));
