/** Names of kits; a kit is ranked first only if the query names one. */
export const SET_HEADS = ['件套', '组套', '套装', '修理盒', '套件'];
/** Words that ask for a kit. */
export const ASKS_FOR_SET = /[套盒]|set|kit/;
