/** Parameters that buyers search parts by; nobody searches a nut by its height. */
export const SOUGHT = '内径|外径|直径|通径|截面|功率|电流|规格|厚度|长度|轮径';
