/** What units are called, as parts of patterns. */
export const UNIT_WORDS = {
  centimetre: 'cm|厘米|公分',
  metre: 'm|米|met(?:er|re)s?',
  bar: 'bar|巴',
  kilopascal: 'kpa|千帕',
  megapascal: 'mpa|兆帕',
  kilogram: 'kgs?|kilos?|公斤|千克',
  horsepower: 'hp|匹|马力|horse ?power',
  kilowatt: 'kw|kilowatts?|千瓦',
  watt: 'w|watts?|瓦',
  ampere: 'a|amps?|amperes?|安培|安',
  volt: 'v|volts?|伏特|伏',
  litre: 'l|ltr|升|公升|lit(?:er|re)s?',
  millilitre: 'ml|毫升',
  inch: String.raw`寸|英寸|吋|"|''|′′|”|“|inch(?:es)?(?![a-z])|in(?![a-z])`,
};

/** Shapes and inches as they are spoken: O形圈 is O型圈, 3相 is 三相; 0.5寸, 半寸 and 两寸 are fractions and numbers. */
export const SPOKEN: [RegExp, string][] = [
  [/形/g, '型'],
  [/(?<![\d.])3\s*相/g, '三相'],
  [/(?<![\d.])1\s*相/g, '单相'],
  [/(?<!\d)0?\.5\s*(?=(?:[英]?[寸吋]|"|″|''|′′|”|“|inch|in(?![a-z])))/g, '1/2'],
  [/(?<!\d)1\.5\s*(?=(?:[英]?[寸吋]|"|″|''|′′|”|“|inch|in(?![a-z])))/g, '1-1/2'],
  // Pipes of 1-1/4 are called 1.2 寸.
  [/(?<!\d)1\.25?\s*(?=(?:[英]?[寸吋]|"|″|''|′′|”|“|inch|in(?![a-z])))/g, '1-1/4'],
  [/(?<!\d)2\.5\s*(?=(?:[英]?[寸吋]|"|″|''|′′|”|“|inch|in(?![a-z])))/g, '2-1/2'],
  [/(?<!\d)0?\.25\s*(?=(?:[英]?[寸吋]|"|″|''|′′|”|“|inch|in(?![a-z])))/g, '1/4'],
  [/(?<!\d)0?\.75\s*(?=(?:[英]?[寸吋]|"|″|''|′′|”|“|inch|in(?![a-z])))/g, '3/4'],
  // Square drives of sockets and ratchets, as workshops call them: 大飞 is 1/2".
  [/大飞(?:快[速扳])?扳手/g, '1/2寸棘轮扳手'],
  [/中飞(?:快[速扳])?扳手/g, '3/8寸棘轮扳手'],
  [/小飞(?:快[速扳])?扳手/g, '1/4寸棘轮扳手'],
  [/大飞(?=棘轮|套筒|接杆)/g, '1/2寸'],
  [/中飞(?=棘轮|套筒|接杆)/g, '3/8寸'],
  [/小飞(?=棘轮|套筒|接杆)/g, '1/4寸'],
  [/大飞/g, '1/2寸'],
  [/[1一]寸半/g, '1-1/2寸'],
  [/半寸/g, '1/2寸'],
  [/一寸/g, '1寸'],
  [/[二两]寸/g, '2寸'],
  [/三寸/g, '3寸'],
  [/四寸/g, '4寸'],
  [/六寸/g, '6寸'],
  [/八寸/g, '8寸'],
];

const DIGITS: Record<string, number> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
/** Numbers that are said in front of a unit: 八毫米, 五芯十平方, 四分. */
const SAID =
  /(?<![\p{Script=Han}](?<![芯长宽高厚深径距粗管线绳带膜板])|[第])([一二两三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九])(?=毫米|公分|厘米|平方|芯|英?寸|公斤(?!级)|千瓦|匹|号(?!线))|(?<![\p{Script=Han}\d])([二三四六])(?=分(?![之钟米公]))/gu;
export const spokenNumbers = (text: string): string =>
  text.replace(SAID, (_, number: string | undefined, eighths: string | undefined) => {
    if (eighths) return String(DIGITS[eighths]);
    const [tens, ones] = number!.includes('十') ? number!.split('十') : ['', number!];
    const ten = number!.includes('十') ? (DIGITS[tens ?? ''] ?? 1) * 10 : 0;
    return String(ten + (DIGITS[ones ?? ''] ?? 0));
  });
