import { pinyin } from 'pinyin-pro';
import type { Locale } from '#lib/i18n/locales.ts';

/** Regions whose English name is not the sound of the Chinese one. */
const NAMED: Record<string, string> = {
  内蒙古自治区: 'Inner Mongolia',
  西藏自治区: 'Tibet',
  新疆维吾尔自治区: 'Xinjiang',
  陕西省: 'Shaanxi',
  黑龙江省: 'Heilongjiang',
  哈尔滨市: 'Harbin',
  呼和浩特市: 'Hohhot',
  乌鲁木齐市: 'Urumqi',
  拉萨市: 'Lhasa',
  香港特别行政区: 'Hong Kong',
  澳门特别行政区: 'Macao',
  // Characters that sound otherwise in these names.
  乐清市: 'Yueqing',
  六安市: "Lu'an",
  乐亭县: 'Laoting',
  大城县: 'Daicheng',
  单县: 'Shanxian',
  蔚县: 'Yuxian',
  歙县: 'Shexian',
  尉犁县: 'Yuli',
  浚县: 'Xunxian',
  六合区: 'Luhe',
  柏乡县: 'Baixiang',
  东阿县: "Dong'e",
  铅山县: 'Yanshan',
  渑池县: 'Mianchi',
  泌阳县: 'Biyang',
  犍为县: 'Qianwei',
  都匀市: 'Duyun',
  郫都区: 'Pidu',
  阿坝藏族羌族自治州: 'Aba',
  巴彦淖尔市: 'Bayannur',
  // What a city has instead of a city of its own.
  市辖区: 'Urban Districts',
  县: 'Counties',
};
/** Below a district the post writes the kind as well, as a word of its own: 临洺关镇 is Linmingguan Zhen. */
const BELOW = /(?<=.)(街道|镇|乡)$/;
/** What kind of place it is, with the peoples that an autonomous one is named for. */
const KIND =
  /(?:维吾尔|(?:壮|回|藏|苗|彝|朝鲜|土家|哈尼|傣|侗|布依|白|景颇|傈僳|羌|哈萨克|蒙古|柯尔克孜|黎|满)族|回|蒙古)*(?:自治区|自治州|自治县|特别行政区|地区|省|市|盟|区|县|州)$/;
/** What stands in the register where a city has no city below it; no reader of an address needs it. */
const NO_PLACE = /^(?:市辖区|县)$/;
const known = new Map<string, string>();

/** 宁波市 is Ningbo for an English reader; the register itself is Chinese. */
export function regionName(name: string, locale: Locale): string {
  if (locale !== 'en-US') return name;
  let english = known.get(name);
  if (english === undefined) {
    const [kind = ''] = BELOW.exec(name) ?? [];
    const stem = kind ? name.slice(0, -kind.length) : name.replace(KIND, '');
    // A place of one character keeps its kind: 东区 is not "Dong".
    const words = kind ? [stem, kind] : [[...stem].length > 1 ? stem : name];
    english = NAMED[name] ?? words.map(wordOf).join(' ');
    known.set(name, english);
  }
  return english;
}

function wordOf(text: string): string {
  const sound = pinyin(text, { toneType: 'none', type: 'array', v: false }).join('').replaceAll('ü', 'u');
  return sound.charAt(0).toUpperCase() + sound.slice(1);
}

/**
 * Regions from the province down in one line; an English reader has the smallest first. 市辖区 is left out, since no
 * address has it.
 */
export function regionLine(names: readonly string[], locale: Locale): string {
  const places = names.filter((name) => !NO_PLACE.test(name));
  if (locale !== 'en-US') return places.join(' ');
  return places
    .map((name) => regionName(name, locale))
    .toReversed()
    .join(', ');
}
