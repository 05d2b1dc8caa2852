/** Number of pieces of a price, by the wording of English lists. */
export const PIECES: readonly [RegExp, string][] = [
  [/^10000\s*(?:pcs?|pieces?)?$/i, '万件'],
  [/^1,?000\s*(?:pcs?|pieces?)?$/i, '千件'],
  [/^100\s*(?:pcs?|pieces?)?$/i, '百件'],
  [/^(?:pcs?|pieces?|ea|each)$/i, '件'],
];

/** The unit of goods whose list tells none. */
export const DEFAULT_UNIT = '件';
/** What d and D are called beside each other. */
export const INNER = '内径';
export const OUTER = '外径';
/** What prices side by side are of, where each is of another material. */
export const MATERIAL_NAME = '材质';
export const materialPer = (unit: string): string => `${MATERIAL_NAME}(元/${unit})`;
/** What a discount is counted in: 8折 is eight tenths of the price. */
export const TENTHS = '折';
/** A hundred of a unit. */
export const HUNDRED = '百';
/** What the sizes of a matrix are called that are DN. */
export const NOMINAL_SIZE = '公称通径';
/** What PN above the sizes of a matrix is called. */
export const NOMINAL_PRESSURE = '公称压力';
/** What kinds are called that stand above lists side by side, by what they count; any others are kinds. */
export const KIND_NAMES: readonly [RegExp, string][] = [
  [/^\d+\s*(?:极|p(?![a-z]))/i, '极数'],
  [/^\d+\s*芯/, '芯数'],
  [/^\d+(?:\.\d+)?\s*级/, '等级'],
  [/^dn\s*\d/i, NOMINAL_SIZE],
  [/^pn\s*\d/i, NOMINAL_PRESSURE],
];
export const KIND_NAME = '类型';
/** Behind the code of goods whose price is asked for, beside others of that code with a price. */
export const ASKED_MARK = '-面议';
/** Text of a cell whose price is on request. */
export const ASKED = '面议';
/** What the sizes of shoes are called. */
export const SHOE_SIZE = '鞋码';
