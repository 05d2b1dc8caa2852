/** English is spelled in two ways; goods and questions meet in the American one. */
export const AMERICAN: [RegExp, string][] = [
  [/\baluminium/g, 'aluminum'],
  [/\bgrey/g, 'gray'],
  [/(?<=\b(?:col|harb|neighb|lab|arm|vap|od))our/g, 'or'],
  [/(?<=\b(?:carbon|glass|micro|hard|fine|multi)?)fibre/g, 'fiber'],
  [/\bcentre(?=s?\b)/g, 'center'],
  [/\bcentred\b/g, 'centered'],
  [/\bmould/g, 'mold'],
  [
    /(?<=\b(?:galvan|vulcan|anod|oxid|polar|stabil|magnet|pressur|steril|normal|metall))is(?=e|ing|ation)/g,
    'iz',
  ],
  [/\bcalliper/g, 'caliper'],
  [/\bchequer/g, 'checker'],
  [/(?<=\b(?:label|panel|channel|enamel))l(?=ed\b|ing\b)/g, ''],
];
