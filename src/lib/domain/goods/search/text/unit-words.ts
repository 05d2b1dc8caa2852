/** What units are called, as parts of patterns. */
export const UNIT_WORDS = {
  centimetre: 'cm|厘米|公分',
  metre: 'm|米',
  bar: 'bar|巴',
  kilopascal: 'kpa|千帕',
  megapascal: 'mpa|兆帕',
  kilogram: 'kg|公斤|千克',
  horsepower: 'hp|匹|马力',
  kilowatt: 'kw|千瓦',
  watt: 'w|瓦',
  ampere: 'a|安培|安',
  volt: 'v|伏特|伏',
  inch: String.raw`寸|英寸|吋|"|''|′′|”|“|inch(?:es)?(?![a-z])|in(?![a-z])`,
};
