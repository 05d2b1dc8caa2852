/** Units that `normalise` leaves apart from their number: 4 Ah is 4ah, 22 AWG 22awg. */
const APART =
  /(?<![\w.])(\d+(?:\.\d+)?) (ah|mah|t|p|kn|n|hz|awg|rpm|oz|lbs?|g|um|nm|mesh|lm|db|w|va|kva|ma)(?![a-z0-9])/g;

/**
 * A normalised text with its numbers and their units in one. It is not normalised again: 8 1/4in, of 8 mm and 1/4", would
 * become 8-1/4".
 */
export const unitsJoined = (plain: string): string =>
  plain
    .replace(/(?<=\d) ?吨/g, 't ')
    .replace(APART, '$1$2')
    .trimEnd();
