import { folded } from '../row/headings.ts';

/** What the fields of enterprise systems are called in their exports, without the prefix of their tables. */
const OF_SYSTEMS: readonly [RegExp, string][] = [
  [/^f_?(?:number|itemnumber|materialnumber|materialid_fnumber)$|^c?invcode$|^matnr$/, '编码'],
  [/^f_?(?:name|itemname|materialname|materialid_fname)$|^c?invname$|^maktx$/, '名称'],
  [/^f_?(?:model|specification|spec|materialmodel)$|^c?invstd$|^groes$/, '规格型号'],
  [/^f_?(?:unit|baseunit|unitid|baseunitid|unitname)(?:_?f?name)?$|^c?comunitname$|^meins$/, '单位'],
  [
    /^f_?(?:qty|quantity|stockqty|baseqty|invqty|auxqty|avbqty)$|^i?invqty$|^f?availquantity$|^labst$/,
    '库存',
  ],
  [/^f_?(?:taxprice|auxtaxprice)$/, '含税单价'],
  [/^f_?(?:price|saleprice|auxprice)$|^i?invsprice$|^vkp0$/, '单价'],
  [/^f_?(?:material|texture)$/, '材质'],
  [/^f_?(?:surface|finish|surfacetreatment)$/, '表面处理'],
  [/^f_?brand$/, '品牌'],
  [/^f_?barcode$|^c?invbarcode$|^ean11$/, '条码'],
  [/^f_?(?:note|remark|description)$/, '备注'],
];
/** FName, cInvStd: a field of an export in words of a list. */
export const ofSystem = (heading: string): string =>
  OF_SYSTEMS.find(([field]) => field.test(folded(heading)))?.[1] ?? heading;
/** Numbers and marks of such systems that say nothing of goods. */
const ALONE =
  /^f_?(?:erpclsid|itemid|interid|entryid|taxrate|useorgid|createorgid|documentstatus|forbidstatus)(?:_f?(?:name|number))?$/;
export const saysNothing = (heading: string): boolean => ALONE.test(folded(heading));
