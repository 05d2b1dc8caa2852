import { areasOf } from './areas.ts';
import { tally } from './tally.ts';

interface Place {
  province_id: string;
  cate: { id: number; name: string }[];
}
interface Chosen {
  area?: number | undefined;
  province_id?: string | undefined;
  cate_id?: number | undefined;
}

/**
 * What narrows a list of places further, each value with what choosing it gives: the words and the other filters
 * hold, its own filter does not.
 */
export function placeFacets<P extends Place>(
  places: readonly P[],
  { area, province_id, cate_id }: Chosen,
  provinceName: (place: P) => string,
) {
  const ofTrade = places.filter(({ cate }) => !cate_id || cate.some(({ id }) => id === cate_id));
  const inArea = ({ province_id: code }: Place): boolean => !area || code.startsWith(String(area));
  const here = (place: P): boolean => inArea(place) && (!province_id || place.province_id === province_id);
  return {
    areas: areasOf(ofTrade.map((place) => place.province_id)),
    provinces: tally(
      ofTrade.filter(inArea).map((place) => ({ id: place.province_id, name: provinceName(place) })),
    ),
    trades: tally(places.filter(here).flatMap(({ cate }) => cate)),
  };
}
