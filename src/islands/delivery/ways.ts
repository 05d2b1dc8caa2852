import type { Way } from './WayChoice.tsx';

interface Ways {
  takes?: number[] | undefined;
  city?: number[] | undefined;
}

export const wayOf = ({ takes, city }: Ways, merId: number): Way =>
  takes?.includes(merId) ? 'pick_up' : city?.includes(merId) ? 'city' : 'express';

/** The stores that are fetched from and those whose riders come, after one of them was chosen otherwise. */
export function waysWith({ takes = [], city = [] }: Ways, merId: number, way: Way): Required<Ways> {
  const without = (ids: number[]) => ids.filter((id) => id !== merId);
  return {
    takes: way === 'pick_up' ? [...without(takes), merId] : without(takes),
    city: way === 'city' ? [...without(city), merId] : without(city),
  };
}
