/** Names of makers that buyers type: never the initials of other words. */
export const KNOWN_BRANDS = new Set(
  'skf nsk fag ntn ina iko thk nachi koyo timken hiwin abb eaton omron smc ckd festo airtac parker rexroth norgren siemens schneider mitsubishi legrand phoenix wago weidmuller danfoss grundfos wilo ebara kitz bosch makita dewalt hilti stanley knipex wera wiha bahco mitutoyo sandvik iscar kennametal osg loctite molykote mobil shell 3m'.split(
    ' ',
  ),
);
