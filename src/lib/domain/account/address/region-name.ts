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
};
/** What kind of place it is, with the peoples that an autonomous one is named for. */
const KIND =
  /(?:维吾尔|(?:壮|回|藏|苗|彝|朝鲜|土家|哈尼|傣|侗|布依|白|景颇|傈僳|羌|哈萨克|蒙古|柯尔克孜|黎|满)族|回|蒙古)*(?:自治区|自治州|自治县|特别行政区|地区|省|市|盟|区|县|州)$/;
const known = new Map<string, string>();

/** 宁波市 is Ningbo for an English reader; the register itself is Chinese. */
export function regionName(name: string, locale: Locale): string {
  if (locale !== 'en-US') return name;
  let english = known.get(name);
  if (english === undefined) {
    const stem = name.replace(KIND, '');
    // A place of one character keeps its kind: 东区 is not "Dong".
    const sounds = pinyin([...stem].length > 1 ? stem : name, { toneType: 'none', type: 'array', v: false });
    const sound = sounds.join('').replaceAll('ü', 'u');
    english = NAMED[name] ?? sound.charAt(0).toUpperCase() + sound.slice(1);
    known.set(name, english);
  }
  return english;
}
