/** Parameters by which buyers search parts; the height of a nut, for one, is not among them. */
export const SOUGHT = '内径|外径|直径|通径|截面|功率|电流|规格|厚度|长度|轮径';
