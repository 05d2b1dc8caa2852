import { normalise } from '../text/normalise.ts';
import { atomsOf } from '../text/tokenise.ts';
import type { Place, Places } from './places.ts';

export interface Taken {
  /** The query without the places. */
  rest: string;
  places: Place[];
  /** A place was cut out of a run of characters: it may be part of another word. */
  isInner: boolean;
}

const LONGEST = 8;
const SHORTEST_REST = 2;
/** 温州产的球阀, 温州生产球阀. */
const MADE = /^(?:生产|产)?的?/u;

/** The longest place that a run of characters begins or ends with. */
function atEdge(run: string, places: Places): { place: Place; rest: string } | undefined {
  const chars = [...run];
  for (let n = Math.min(LONGEST, chars.length - SHORTEST_REST); n > 1; n -= 1) {
    const [start, end] = [chars.slice(0, n).join(''), chars.slice(-n).join('')];
    const first = places.get(start);
    if (first) return { place: first, rest: chars.slice(n).join('').replace(MADE, '') };
    const last = places.get(end);
    if (last) return { place: last, rest: chars.slice(0, -n).join('') };
  }
  return undefined;
}

/** The places that a query names, and what is left of it; undefined when it names none. */
export function takePlaces(text: string, known: Places): Taken | undefined {
  const places: Place[] = [];
  const rest: string[] = [];
  let isInner = false;
  for (const { text: atom, isHan } of atomsOf(normalise(text))) {
    const whole = known.get(atom);
    const inner = whole || !isHan ? undefined : atEdge(atom, known);
    if (whole) places.push(whole);
    else if (inner) {
      places.push(inner.place);
      rest.push(inner.rest);
      isInner = true;
    } else rest.push(atom);
  }
  return places.length > 0 ? { rest: rest.join(' '), places, isInner } : undefined;
}
