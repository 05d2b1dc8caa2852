/** How a rule names all regions that no other one names; the first is how it is written. */
export const ELSEWHERE = ['其他地区', '其它地区', '其他', '全国', 'elsewhere', 'everywhere'] as const;
/** Names that many regions share: these are written by their codes. */
export const SHARED_NAMES: readonly string[] = ['市辖区', '县'];
/** What stands between regions. */
export const BETWEEN = '、';
/** Regions that addresses do not know, and that rules name all the same. */
export const FAR: Readonly<Record<string, string>> = {
  '71': '台湾省',
  '81': '香港特别行政区',
  '82': '澳门特别行政区',
};
