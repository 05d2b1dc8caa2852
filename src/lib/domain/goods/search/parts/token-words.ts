const UNIT =
  'mm²|mm2|mm|cm|kw|kva|mpa|kpa|bar|kg|ah|hp|awg|rpm|hz|lm|in|v|w|a|t|l|m|平方毫米|平方|毫米|厘米|千瓦|公斤|寸|码|极|级|芯|吨|米|安|伏|"|°';
/** A number with its unit, a letter of sizes with its number, any other word, a run of characters. */
export const TOKENS = new RegExp(
  String.raw`(?:dn|pn|sch|st|sdr|m)\s+\d[\d.]*|[⌀φø]?\d+(?:\.\d+)?(?:\/\d+)?\s*(?:${UNIT})(?![a-z0-9\p{Script=Han}])|[⌀φø]?\d+(?:\.\d+)?\s*(?:平方毫米|平方|毫米|千瓦|公斤|寸|码|极|级|芯|"|°)|[⌀φø]?[a-z0-9](?:[a-z0-9./_+#-]*[a-z0-9#])?|\p{Script=Han}+`,
  'gu',
);
