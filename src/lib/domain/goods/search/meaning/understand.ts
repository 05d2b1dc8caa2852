import { designationKey, normalise } from '../text/normalise.ts';
import {
  atomsOf,
  bigrams,
  cutRun,
  isInchFraction,
  isMeasure,
  joined,
  latinParts,
  singular,
} from '../text/tokenise.ts';
import { withChoice } from './choice-words.ts';
import { isNounOfTrade } from '../category-nouns.ts';
import { IDLE_WORDS } from './idle-words.ts';
import { equivalentsOf, withLetters } from './equivalents.ts';
import { KNOWN_BRANDS } from './known-brands.ts';
import { readDescription } from './description-words.ts';
import { readDimensions } from './dimension-words.ts';
import { withNamedDimensions } from './named-dimension-words.ts';
import { hintsOf } from './hint-words.ts';
import { withNumberedParts } from './numbered-part-words.ts';
import { withGradesAbove } from './stronger-words.ts';
import { shoulderSize } from './shoulder-sizes.ts';
import { isLifted } from './lifted.ts';
import { evidenceOf, marksOf, type Evidence } from './evidence-words.ts';
import { withNewNumbers } from './old-numbers.ts';
import { inListedSizes } from './trade-sizes.ts';
import { threadOf } from './threads.ts';
import { isFineSize, ringSize, roundedSize, sizesIn, sizeToken } from '../text/sizes.ts';
import { headLexeme } from '../search-vector.ts';
import { withRings } from './ring-words.ts';
import { SAID, withoutSeals } from './said-words.ts';
import { simplify } from '../text/simplify.ts';
import { STANDARD } from '../text/standard.ts';
import { namesNuts, namesWashers, subjectsOf } from './subject-words.ts';
import { begunBearings, leadsOf, seriesIn, stainlessBearing, withMeasures } from './bare-number-words.ts';
import { otherCores } from '../text/cores.ts';
import { OUTSIDE_OF_DN, pipeSize } from '../text/units.ts';
import { homophonesOf, phraseOf, spaced, tokensOfPhrase, type Synonyms } from './synonyms.ts';

/** Tokens that must all be there. */
export type Tokens = string[];

/** What a word tells: goods, a size, a standard, a measure or a maker. */
type Kind = 'word' | 'size' | 'standard' | 'measure' | 'brand';

/** One word of a query: found by any of its spellings, or by what means the same. */
export interface Meaning {
  /** As it is shown to the buyer. */
  text: string;
  own: Tokens[];
  also: Tokens[];
  /** What goods are called that are this: the word and its synonyms. */
  names: string[];
  /** Which run of Chinese characters it was cut from. */
  run?: number;
  kind?: Kind;
  /** Words that sound as it is spelt. */
  heard?: string[];
  /** It stands behind "with" or "for", or before 的: what the thing is used with, not what it is. */
  isAside?: boolean;
}

export interface Understanding {
  meanings: Meaning[];
  /** Designations that the query may name, as `designationKey` writes them. */
  keys: string[];
  /** Sizes that the query names, as `sizesIn` writes them. */
  sizes: string[];
  /** Facts about the wanted size. */
  evidence: Evidence[];
  /** Goods that usually have such units and forms of numbers, for queries that name no goods: mm² belongs to cables. */
  hints: string[];
  /** What the goods must not be: 不要尼龙的. */
  unwanted?: string[];
}

/** What is not wanted, said so: 不要尼龙的, 不要304, 非黄铜, (not nylon). Of grades and materials alone 非 says so. */
const UNWANTED =
  /(?:不要|不想要|不是|不带|(?<!\p{Script=Han})非(?=法兰|螺纹|丝扣|焊接|电动|气动|手动|防爆|不锈钢|黄铜|紫铜|铜|铁|塑料|尼龙|铝|碳钢|铸铁|橡胶|镀锌|[23]\d\d(?!\d)))(?:那种|这种)?\s*(\p{Script=Han}{1,6}?|[23]\d\d[a-z]?|[a-z][a-z\d.-]{1,9}|\d{1,2}\.\d级?)的?(?=[，,。；;、)）\s]|$)|(?:[,(]\s*not|(?<![a-z])(?:no|not|non|except|without))[\s-]+(stainless(?: steel)?|brass|copper|plastic|nylon|latex|nitrile|leather|cotton|rubber|galvani[sz]ed|zinc|aluminum|aluminium|cast iron|carbon steel|[23]\d\d[a-z]?)(?![a-z\d-])|[,(]\s*not\s+([a-z][a-z ]{2,24}?)(?=[,.;)]|$)|(?<!\p{Script=Han})(\p{Script=Han}{2,10}?)(?:就|都|的)?(?:不要|不行|除外)(?=[，,。；;、)）\s]|$)/gu;

/** As many forms it has. */
const UNWANTED_FORMS = 4;

const LONGEST_PHRASE = 8;
export const LONGEST_LATIN_PHRASE = 4;
const MOST_WORDS = 32;
/** A size typed with a blank (M8 30); grades of steel that follow a size are no length. */
const SPACED_SIZE = /(?<![a-z0-9.])(m\d{1,2}(?:\.\d)?) (\d{1,3})(?![\w./-]|\s*级)/g;
/** The same with a dash: M4-20. A number after a letter, and a pitch, a fit or a grade, are no length. */
const DASHED_SIZE = /(?<![a-z0-9.-])(m\d{1,2}(?:\.\d)?)-(\d{1,3})(?![\w./-]|\s*级)/g;
const SHORTEST_LENGTH = 4;
/** Z41H-16C-50: the last number of a valve's model (JB/T 308) is its nominal size. */
const VALVE_SIZE =
  /(?<![a-z0-9-])([a-z]{1,3}[1-9]\d{1,2}[a-z]{1,2}\d{0,2}-\d{1,3}(?:\.\d)?[a-z]?)-(?=(?:15|20|25|32|40|50|65|80|100|125|150|200|250|300|350|400|500)(?![\d.a-z]))/g;
/** Equal angles by their leg and thickness: 角钢 50×5 is 50×50×5. */
const ANGLE = /角[钢铁]|\bangle\b/;
const LEG = /(?<![\d.x])(\d{2,3})x(\d{1,2}(?:\.\d)?)(?![\d.x])/g;
const THICKEST = 0.25;
/** A belt typed with a blank: B 1750; with the word for it before or behind. */
const BELT =
  /(?<![a-z\d])(?:(?<=(?:带|belt).*)|(?=[a-z]{1,3} \d+ +(?:v |vee )?belt))(a|b|c|d|e|z|sp[abcz]|xp[abcz])型?[ -]+(\d{3,5})(?![\d.x])/g;
/** The same with the belt between: B型三角带 1500. */
const BELT_BETWEEN =
  /(?<![a-z\d])(a|b|c|d|e|z|sp[abcz]|xp[abcz])型?(\p{Script=Han}*带)[ -]*(\d{3,5})(?![\d.x])/gu;
/** The number of a section of steel, whose web may have a letter: 20#, 20号, 20#a. */
const SECTION = /槽[钢铁]|工字[钢铁]|轻轨|caogang|gongzigang|\b(?:channel|i-?beam)s?\b/;
const SECTION_NUMBER = /(?<![\w.])(\d{1,3}(?:\.\d)?)\s*(?:#|号)\s*([abc]?)(?![a-z\d])/g;
const WEBS = ['a', 'b', 'c'];
/** The grade of an oil or a grease: 46# is ISO VG 46, 3号 NLGI 3. */
const OILY = /油|脂|\b(?:oil|grease)\b/;
const OIL_GRADE = /(?<![\w.])(\d{1,3})\s*(?:#|号)/g;
/** A strength behind a size: M10×40-8.8. */
const GRADED = /(x\d+(?:\.\d+)?)-(?=(?:[4568]\.[68]|9\.8|10\.9|12\.9|a[24](?:-\d0)?|304|316)(?![\d.]))/g;
/** As schedules write it: BEARING,ROLLER,SPHERICAL is a spherical roller bearing, W/2 NUTS says with what, 74 LINKS how long. */
const SCHEDULED = /^\s*([a-z]{3,})((?:\s*,\s*[a-z]{2,}){1,3})(?![a-z])/i;
const WRITTEN: [RegExp, string][] = [
  // 螺钉_内六角_M5×16, 管件-弯头-DN20-304: fields of a stock system; O-型圈 is one word.
  [/(?<=[\p{Script=Han}\d])_+|_+(?=[\p{Script=Han}\d])|(?<=_.*)_+|_+(?=.*_)/gu, ' '],
  [
    /(?<=\p{Script=Han})\s*-\s*(?=[\p{Script=Han}a-z\d])|(?<=[a-z\d]{2}|[°"″])-(?=\p{Script=Han}(?![型形]))|(?<=\p{Script=Han}-.*(?<![a-z])dn\d{2,3})-(?=\d{3}(?!\d))|(?<=\p{Script=Han}-.*-(?:304|316)l?)-/giu,
    ' ',
  ],
  [/(?<![a-z])w\/\s*(?=\d?\s*[a-z])/gi, ' with '],
  [/\bincl(?:uding|usive|\.)?(?![a-z])/gi, ' with '],
  [/(?<=[\s)）])配(?=\p{Script=Han}|m\d)(?!电)/giu, ' with '],
  [
    /(?<=[\s,，、;；(（])(?:带|含|附|连)(?=配[对套]|法兰|螺[栓丝母帽]|垫[片圈]|附件|接头|管夹|底座|支架|[一两]个)/g,
    ' with ',
  ],
  [/(?<=螺[丝栓钉])[带配](?=螺[母帽]|垫)/g, ' with '],
  [/\s*[x×*]?\s*(?<![\d.])\d+\s*links?(?![a-z])/gi, ' '],
  [
    /(?<![\w.×*])(150|300|600|900|1500|2500|3000|6000|9000)\s*#(?=.*(?:法兰|阀|盲板|管件|承插|弯头|三通|活接|管箍|\b(?:flange|valve|fitting|elbow|tee|coupling|union)))|(?<=(?:法兰|阀|盲板|管件|承插|弯头|三通|活接|管箍|\b(?:flange|valve|fitting|elbow|tee|coupling|union)).*)(?<![\w.×*])(150|300|600|900|1500|2500|3000|6000|9000)\s*#/gi,
    ' class$1$2 ',
  ],
  // Words as lists of materials shorten them.
  [/\bbrgs?\b/g, 'bearing'],
  [
    /\bbearings?[ ,]+(ball|(?:taper(?:ed)? |spherical |cylindrical |needle )?roller|needle)(?=[ ,]+[a-z]*\d)/g,
    '$1 bearing',
  ],
  [/\bnrv\b/g, 'check valve'],
  [/\bprv\b/g, 'pressure reducing valve'],
  [/\bvlv\b/g, 'valve'],
  [/\b(?:btfly|bfly)\b/g, 'butterfly'],
  [/\b(?:scr|scrw)\b/g, 'screw'],
  [/\bcyl\b\.?[ -]+(?=roller)/g, 'cylindrical '],
  [/\bcyl\b/g, 'cylinder'],
  [/\bfl(?:gd?|ngd)\b/g, 'flanged'],
  [/\bthd\b/g, 'threaded'],
  [/\bsmls\b/g, 'seamless'],
  [/\becc\b/g, 'eccentric'],
  [/\bconc\b/g, 'concentric'],
  [/\bbolts?[ ,]+stud\b/g, 'stud bolt'],
  [/\b(?:ci|c\.i\.)(?=\s|$)(?<=(?:valve|strainer|filter|pump|tee|elbow|flange).*)/g, 'cast iron'],
  [/\belb\b/g, 'elbow'],
  [/\b(?:alum?|alumin)\b\.?/g, 'aluminum'],
  [/\b(?:skt|sckt)\b/g, 'socket'],
  [/\b(?:2|two)[ -]bolts?[ -](?=flange)/g, 'oval '],
  [/\b(?:4|four)[ -]bolts?[ -](?=flange)/g, 'square '],
  [/\b(?:csk|c\/?sunk|countersink)\b(?=.*\b(?:screw|bolt|head|socket)s?\b)/g, 'countersunk'],
  [/\bflat[ -]head\b(?=.*\bscrews?\b)/g, 'countersunk'],
  [/(?<=\b(?:hex|pan|flat|button|socket|soc|round|cap)\s+)hd\b|\bhd(?=\s+(?:cap|set|screw|bolt))/g, 'head'],
];
/** German names as they are written without umlauts, which no goods have. */
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const inAscii = (text: string): string => text.replace(/[äöüß]/g, (sign) => UMLAUTS[sign]!);
function asSpoken(text: string): string {
  const turned = text.replace(SCHEDULED, (_, noun: string, kinds: string) =>
    [noun, ...kinds.split(',').flatMap((kind) => kind.trim() || [])].toReversed().join(' '),
  );
  const said = [...WRITTEN, ...SAID].reduce(
    (out, [pattern, meant]) => out.replace(pattern, meant),
    withLetters(turned),
  );
  return inListedSizes(withMeasures(withNewNumbers(withRings(withNumberedParts(said)))));
}
/** The bore of discs is 22.23 (7/8"), and written 22 or 22.2 as well. */
const DISC = /切割片|角磨片|磨片|百[叶页]|\bdiscs?\b/;
const DISC_BORE = /(?<=[x×*]\s*\d+(?:\.\d+)?\s*[x×*]\s*)22(?:\.2)?(?![\d.])/g;
/** The grit of what is sanded and ground with: 80目, #80, 80号 and grit 80 are P80. */
const ABRASIVE =
  /砂[纸布带皮盘轮片]|百[叶页]|千[叶页]|磨片|抛光片|\b(?:sand(?:paper|ing)|abrasive|flap|emery)/;
const GRIT =
  /(?<![\w.x×])p?(\d{2,4})\s*(?:目|#|号|grits?(?![a-z]|\s*\d))|(?<![\w#])#(\d{2,4})(?![\w.x×])|\bgrits?[ -]*(\d{2,4})(?![\w.x×])|(?<![a-z\d])p(\d{2,4})(?![\w.x×])/g;
/** A quantity tells nothing of the goods; a set of 46 pieces does, and 304 before 对焊 or 双卡套 is a steel. */
const QUANTITY =
  /(?:(?:数量|qty|quantity)\s*[:：.]?\s*\d[\d,]*\s*|(?:共|各|要|需)\s*[:：.]?\s*\d[\d,]*\s*(?=\s*$|[支件个只套条根台把片张块双对副箱盒包卷桶瓶米公斤吨颗粒，,；;]|pcs|piece|pair|roll|box|set))(?:支|件|个|只|套|条|根|台|把|片|张|块|双|对|副|箱|盒|包|卷|桶|瓶|米|公斤|斤|吨|颗|粒|pcs|pieces?|pairs?|rolls?|boxes|sets?)?(?![\d.x])|(?<![\w.x×*-])\d{2,6}\s*(?:支(?![架座管])|件|个|只|条(?!形)|根|台(?![虎阶])|把(?!手)|片|张|块|双(?![头面层卡排列向])|对(?![焊夹丝接])|副|箱(?!体)|盒|包(?![塑胶])|卷(?![尺帘])|盘(?![头根簧形])|吨|斤|颗|粒|pcs|pieces|pairs|rolls|boxes)(?!\s*(?:socket|tool|set|kit)|[套装入头孔芯位键针式])|(?<![\w.x×*-])\d{1,4}\s*[百千万](?:支|件|个|只|套|条|根|片|张|块|颗|粒)|(?<=\s)\d\s*(?:支|个|只|台|瓶|桶|卷|盒|箱|包|打|双|顶|盘|pcs|pieces)\s*$|(?<!(?:[套组]|扳手|螺丝刀|钻头|丝锥|批头|锉|\bset|\bkit).*)(?<=\s)\d\s*(?:件|根|套|片|条|把|块|张|副|对|组)\s*$|(?<=\s)\d{1,3}\s*把\s*$|(?<=\s)[x×*]\s*\d{1,4}\s*(?:盘|卷|桶|箱|包|盒|瓶|袋)(?=\s|$)/g;
/** A set is chosen by how many pieces it has. */
const OF_PIECES = /组套|套装|套筒组|工具[箱组]|\b(?:set|kit)\b/;
const PIECES = /^\s*\d+\s*(?:件|pcs|pieces?)$/;
const withoutQuantity = (text: string): string => {
  const isSet = OF_PIECES.test(text);
  return text.replace(QUANTITY, (found) => (isSet && PIECES.test(found) ? found : ' '));
};
/** So much a shackle or a hoist is for. */
const TONNES = /(?<=\d)\s*(?:吨|tons?\b)/gi;
/** Services that shops offer with their goods: 铝型材 定制切割 asks for no cutting disc. */
const OFFERED =
  /(?:定制|定做|按需|按尺寸|任意|来图|可|代|免费|支持|承接|零)\s*(?:切割|裁切|切|裁|打孔|钻孔|折弯|攻丝|下料|开孔|锯切|激光切割|雕刻|印字)+(?![片机刀轮钻锯器])|(?:切割|裁切|打孔|钻孔|折弯|攻丝|下料|开孔|锯切|剪板|激光切割)\s*(?:加工|定制|服务|零售|零卖)|\bcut[ -]to[ -](?:size|length)\b/gi;
/** How many, with the unit in front: 米 350, m 86.4; the numbers of lines, and codes of bills of quantities. */
const LISTED =
  /(?<![a-z\d\p{Script=Han}])(?:米|件|个|只|套|台|根|支|吨|m(?=\s+(?:\d{3}|\d+\.\d)))\s+\d+(?:\.\d+)?\s*$|(?:序号|编号|行号|item|no\.|pos\.?)\s*[:：]?\s*\d{1,4}(?![\d.x×*/-])|(?<![\w.-])\d{9,}(?![\w.-])/giu;
/** The number of a line in a circle, and how many behind a size and its material: ② 销 6×30 45# ×8. */
const NUMBERED =
  /^\s*[①-⑳㉑-㉟㊱-㊿]|(?<=\d\s*[x×*]\s*\d.*\s[a-z\p{Script=Han}]\S*)\s+[x×*]\s?\d{1,5}\s*(?:件|个|只|支|套|pcs)?\s*$/giu;
/** The maker 3M, not three metres, if one of its codes or products follows. */
const THREE_M =
  /^\s*3m(?=\s*(?:[a-z]{0,2}\d{3}|口罩|面具|面罩|滤|耳塞|防毒|胶带|魔术贴|respirator|mask|earplug))/i;
/** What a number measures, in front of it: goods list the number alone. */
const MEASURED =
  /(?:感应距离|检测距离|动作距离|槽宽|对边|轴径|头径|缸径|行程|直径|外径|内径|口径|孔径|通径|壁厚|线径|螺距|长度|宽度|厚度|功率|电压|电流|减速比|速比)\s*[:=]?\s*(?=[dm]?\d)/g;
/** What a pump does, or a steel weighs by the metre, tells its sizes apart, and stands in no name. */
const DUTY = /(?:流量|扬程|米重)\d+(?:\.\d+)?/g;
/** Words whose number means nothing without them: GB70 is no 70 of something else. */
const UNPARTED = /^(?:dn|pn|gb|din|iso|jb|hg|ansi|asme|astm|jis|en)$/;
/** Words behind these do not name the thing itself. */
const ASIDE = new Set([
  'with',
  'without',
  'for',
  'between',
  'on',
  'inside',
  'marked',
  'used',
  'to',
  'from',
  'fits',
]);
/** What stands before it says what the thing behind it is for, or of. */
const OF_IT = /的$/;
/** 拧螺丝的 after the name of the thing describes how it works. */
const DOES = /^[拧用带装接打拆夹固卡放挂锁切磨钻走通]/;
/** 水泵用 and 丝杆连接 say what for: the words before it in its run are not the thing. What is asked behind it (用什么) is none. */
const USED = /^(?:[上里内外管]?用的?|连接用?的?)$/;
const ASKED = /^(?:什么|哪|啥|多大|几)/;
/** Of a word that it ends, how a thing is made or held: 卡簧式. */
const IN_WAY = /^式$/;
/** 用于电机 says so of the words behind it. */
const USED_FOR = /^(?:用于|适用于?)$/;
/** Square drives of sockets and wrenches (ISO 1174), in inches and mm. */
const DRIVES: Record<string, string> = { '1/4in': '6.3', '3/8in': '10', '1/2in': '12.5', '3/4in': '20' };
const DRIVEN = /扭[力矩]|力矩|棘轮|方榫|torque|ratchet|\bdrive\b/;
const STEEL = new Set(['201', '202', '303', '304', '310', '316', '321', '410', '420', '430']);
/** A length is no thread: 螺栓 长度30 is no M30. */
const LENGTH = /(?:长度?|length)\s*[:=]?\s*(\d{1,3})(?![\d.])/g;
/** Where a thread stands, another number is none. */
const HAS_THREAD = /(?<![a-z0-9.])m\d{1,2}(?!\d)/;
/** Nor is a strength: 10级. */
const CLASS = /(?<![\d.])(\d{1,2})\s*级/g;
const THREADED =
  /螺[栓钉丝母帽杆柱]|垫[圈片]|平垫|弹垫|丝[锥攻]|板牙|牙[条棒]|\b(?:nut|bolt|screw|washer|tap)s?\b/;
/** Bolts and rods, whose thread and length are often written without the letter: 马车丝 10×80. What has no metric thread is none. */
const BOLTED =
  /螺[栓钉丝杆柱]|外六[角方]|内六[角方](?!.*扳手)|[六车圆平沉杯头牙机米兰]丝|杯头|[圆平沉]杯|机米|牙条|丝杆|通丝|\b(?:bolt|screw|stud|rod|allthread)s?\b/;
const UNTHREADED =
  /自攻|木螺|木丝|自钻|钻尾|燕尾|干壁|石膏板|纤维板|刨花|墙板|铆|胀管|self[ -](?:tap|drill)|wood|drywall|chipboard|rivet|螺丝刀|批头|driver/;
const THREAD_AND_LENGTH = /^(\d{1,2}(?:\.5)?)x(\d{1,4})$/;
/** A flange by its kind, nominal size and pressure, as in lists of HG/T 20592. */
const FLANGE = /^(wn|pl|so|th|sw|bl|if|pj|lf)(\d{2,3})-(\d{1,3}(?:\.\d)?)$/;
/** Some measure a tapered bearing over its inner ring. */
const TAPER = /圆锥滚|锥形滚|圆锥轴承|锥形轴承|单列圆锥|圆锥|\btaper(?:ed)?\b.*\b(?:roller|bearing)s?\b/;
const DIMENSIONS = /^\d+(?:\.\d+)?x\d+(?:\.\d+)?x\d+(?:\.\d+)?$/;
const EQUAL_LEGS = /^(\d{2,3})x\1x(\d{1,2}(?:\.\d)?)$/;
/** A nut that joins two rods has a length of its own, and is listed by its thread. */
const NUTS = /螺[母帽]|\bnuts?\b/;
/** Behind the thread of a nut stands its strength: ISO 4032 M16 8. */
const NUT_CLASSES = new Set(['4', '5', '6', '8', '9', '10', '12']);
/** A washer is listed by its thread, or by the diameter of it alone: 球面垫圈 M10 is 10 in tables of standards. */
const WASHERS = /垫圈|[平弹]垫|华司|\bwashers?\b/;
const THREAD_OF_WASHER = /^m(\d{1,2}(?:\.5)?)$/;
const THREAD_OF_NUT = /^(m\d{1,2}(?:\.5)?)x(\d{1,3})$/;
/** Of a wheel its teeth are what it is chosen by: 19牙, 19齿, 19T. */
const TOOTHED = /链轮|齿轮|同步轮|同步带轮|牙盘|锯片|sprocket|gear|timing pulley|saw blade/;
const TEETH = /(?<![\w.×*])(\d{1,3})\s*(?:牙|齿|t|teeth|tooth)(?![a-z])/;
/** A seal that is named after a number becomes part of it: 6204 带密封 is 6204-2RS. */
const SEALED = /双面?密封|带密封|[双两]面胶|胶[盖封]|\bsealed\b/;
/** The play of a bearing. */
const PLAY = /^c[2-5]$/;
/** Nuts and washers are of a thread, though it is written as a diameter: 弹垫 φ16 is for M16. */
const OF_THREAD = /螺[母帽]|平垫(?!片)|弹垫|弹簧垫|平垫圈|\b(?:nut|lock ?washer|spring washer)s?\b/;
const ROUND_THREAD = /(?<![\w.])d(?=\d{1,2}(?![\w.]))/g;
const THREADS = new Set('2 2.5 3 4 5 6 8 10 12 14 16 18 20 22 24 27 30 36'.split(' '));
/** A word in characters. */
export function hanMeaning(word: string, synonyms: Synonyms): Meaning {
  const own: Tokens[] = [[word]];
  if ([...word].length > 2) own.push(bigrams(word));
  const also = others(word, synonyms);
  // 不锈钢管 is also 不锈钢 and 管, with what stands between them: 不锈钢无缝管.
  if ([...word].length > 3) {
    const parts = cutRun(word);
    if (parts.length > 1) also.push(parts);
  }
  // Goods list a color in one sign, which is in other words, too, and in English.
  if (/^.{1,2}色$/u.test(word))
    also.push(...marksOf(word).flatMap((name) => (/^[a-z]{3,}$/.test(name) ? [[name]] : [])));
  const kind: Kind = KNOWN_BRANDS.has(word) ? 'brand' : 'word';
  return { text: word, own, also, names: [word, ...(synonyms.get(word) ?? [])], kind };
}

/** A measure is also found by its number: 24V power supplies end in -24, ⌀16 cutters list 16. */
const bareNumber = (word: string): string | undefined =>
  /^(\d+(?:\.\d+)?)[av]$/.exec(word)?.[1] ?? /^d(\d[\dx.]*)$/.exec(word)?.[1];

/** A bare 50 may be the nominal size of a valve. */
const nominal = (word: string): Tokens[] => (OUTSIDE_OF_DN[word] ? [[`dn${word}`]] : []);

/** 8 mm of a tube is ⌀8. */
const round = (word: string): Tokens[] => (/^\d{1,3}(?:\.\d)?$/.test(word) ? [[`d${word}`]] : []);

/**
 * A size is found as a whole: in one size of the goods, never in numbers that stand about. A pitch that its thread has
 * anyway may be left out.
 */
function sizeMeaning(word: string, size: string): Meaning {
  const coarse = /^(m\d{1,2}(?:\.5)?x\d(?:\.\d+)?)(?=x|$)/.exec(size)?.[1];
  const thread = coarse && threadOf(coarse);
  const plain = thread ? size.replace(coarse, thread) : undefined;
  // ⌀, and the form of a pin or a key: A6×30.
  const bare = /^[abcd](?=\d)/.test(size) ? size.slice(1) : undefined;
  const written = joined(word);
  // KVVP-7×1.5 is a KVVP.
  const letters = /^([a-z]{2,8})-(?=\d)/.exec(word)?.[1];
  if (letters && /^\d/.test(size))
    return {
      text: word,
      own: [[letters, sizeToken(size)], [written]],
      also: [],
      names: [word],
      kind: 'size',
    };
  const own: Tokens[] = [[sizeToken(size)], [written], ...otherCores(size).map((cores) => [cores])];
  if (plain) own.push([plain.includes('x') ? sizeToken(plain) : plain]);
  if (bare) own.push([sizeToken(bare)]);
  // yjv3x2.5 is written YJV 3×2.5, TC25x47x7 stands under TC.
  const glued = /^([a-z]{2,4})(\d.*)$/.exec(size);
  if (glued?.[1] && glued[2] && !glued[1].startsWith('un'))
    own.push([glued[1], sizeToken(glued[2])], [glued[1], joined(glued[2])]);
  const pipe = pipeSize(size);
  if (pipe) own.push([sizeToken(pipe)]);
  if (isFineSize(size)) own.push([sizeToken(roundedSize(size))]);
  const also = equivalentsOf(word).map((token) => [token]);
  return { text: word, own, also, names: [word], kind: 'size' };
}

/** 弹簧垫圈 10 is M10. */
const threadAlone = (word: string): Meaning => ({
  text: word,
  own: [[`m${word}`]],
  also: [[word]],
  names: [word],
  kind: 'size',
});

/** A word in letters and figures. */
export function latinMeaning(word: string, synonyms: Synonyms): Meaning {
  // Initials of Chinese words may be the same letters, and are no goods of that brand.
  if (KNOWN_BRANDS.has(word))
    return { text: word, own: [[`${word}!`]], also: [], names: [word], kind: 'brand' };
  const sizes = sizesIn(word);
  if (sizes[0]) return sizeMeaning(word, sizes[0]);
  const own: Tokens[] = [[joined(word)]];
  // Numbers that stand about are no 20-50.
  const parts = latinParts(word);
  if (parts.length > 1 && /[a-z]/.test(word)) own.push(parts);
  // A spanner 17-19 is a 17×19.
  if (parts.length === 2 && /^[\d.]+-[\d.]+$/.test(word)) own.push([sizeToken(word.replace('-', 'x'))]);
  const one = singular(word);
  if (one !== word) own.push([one]);
  const key = designationKey(word);
  // 45# is a steel, no angle of 45.
  const isOther = isInchFraction(word) || isMeasure(word) || word.endsWith('#');
  if (key && key !== own[0]?.[0] && !isOther) own.push([key]);
  for (const cores of otherCores(word)) own.push([sizeToken(cores)]);
  const number = bareNumber(word);
  if (number) own.push([number]);
  const thread = threadOf(word);
  if (thread) own.push([thread]);
  // Stainless pipe bears an S behind its schedule.
  if (/^sch\d+$/.test(word)) own.push([`${word}s`]);
  // yjv3x2.5 is written YJV 3×2.5.
  const glued = /^([a-z]{2,})(\d.*)$/.exec(word);
  if (glued?.[1] && glued[2] && !UNPARTED.test(glued[1])) own.push([glued[1], joined(glued[2])]);
  // WN80-40 is a flange of DN80 and PN40 (HG/T 20592).
  const [, flange, ...sizeOfFlange] = FLANGE.exec(word) ?? [];
  if (flange) own.push(['dn', 'pn'].map((letters, at) => `${letters}${sizeOfFlange[at]}`));
  const heard = homophonesOf(word, synonyms).flatMap((phrase) => [phrase, ...(synonyms.get(phrase) ?? [])]);
  const also = [
    ...equivalentsOf(word).map((token) => [token]),
    ...nominal(word),
    ...round(word),
    ...others(one, synonyms),
    ...heard.map(tokensOfPhrase).filter((tokens) => tokens.length > 0),
  ];
  const kind: Kind = STANDARD.test(word) ? 'standard' : /\d/.test(word) ? 'measure' : 'word';
  const names = [one, ...(synonyms.get(one) ?? []), ...heard];
  return { text: word, own, also, names, kind, heard: homophonesOf(word, synonyms) };
}

/** Few letters are the first sounds of other words, too: LW is a lock washer where it is written so, and no 螺纹. */
const INITIALS = /^[a-z]{2,4}$/;
const others = (phrase: string, synonyms: Synonyms): Tokens[] =>
  [...(synonyms.get(phrase) ?? [])]
    .map((name) => (INITIALS.test(name) ? [`${name}!`] : tokensOfName(name)))
    .filter((tokens) => tokens.length > 0);

/** A name in several English words means what its last word is: a ball valve with a bearing is no ball bearing. */
function tokensOfName(name: string): string[] {
  const tokens = tokensOfPhrase(name);
  const isEnglish = /^[a-z]+(?: [a-z]+)+$/.test(name) && isNounOfTrade(name);
  return isEnglish ? [...tokens, headLexeme(tokens.at(-1)!)] : tokens;
}

/** Cuts a run into the longest words that have synonyms, and the dictionary's words between them. */
export function cutHan(run: string, synonyms: Synonyms): string[] {
  const chars = [...run];
  const words: string[] = [];
  let rest = '';
  const flush = () => {
    if (rest) words.push(...cutRun(rest));
    rest = '';
  };
  for (let at = 0; at < chars.length;) {
    let length = Math.min(LONGEST_PHRASE, chars.length - at);
    const isWhole = (word: string): boolean => synonyms.has(word) || KNOWN_BRANDS.has(word);
    while (length > 1 && !isWhole(chars.slice(at, at + length).join(''))) length -= 1;
    if (length > 1) {
      flush();
      words.push(chars.slice(at, at + length).join(''));
      at += length;
    } else {
      rest += chars[at];
      at += 1;
    }
  }
  flush();
  return words;
}

/** Latin and Chinese in one word, which atoms cut apart: o型圈, v带. */
const mixed = new WeakMap<Synonyms, RegExp | undefined>();
function mixedWords(synonyms: Synonyms): RegExp | undefined {
  if (mixed.has(synonyms)) return mixed.get(synonyms);
  const words = [...synonyms.keys()]
    .filter((phrase) => /[a-z0-9]/.test(phrase) && /\p{Script=Han}/u.test(phrase))
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&').replaceAll(' ', '[\\s-]*'));
  const found =
    words.length > 0 ? new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`, 'g') : undefined;
  mixed.set(synonyms, found);
  return found;
}

/** The end of a mixed word begins a longer one: B型销轴 is no B型销 with a 轴. */
function isCutShort(text: string, found: RegExpExecArray, synonyms: Synonyms): boolean {
  const end = found.index + found[0].length;
  const last = /[^型式]$/u.exec(found[0])?.[0];
  const next = /^\p{Script=Han}{1,3}/u.exec(text.slice(end))?.[0];
  if (!last || !next) return false;
  return [...next].some(
    (_sign, at) => isNounOfTrade(last + next.slice(0, at + 1)) || synonyms.has(last + next.slice(0, at + 1)),
  );
}

/** Several words that are one of the trade. */
export function phraseMeaning(phrase: string, synonyms: Synonyms): Meaning {
  const names = [phrase, ...(synonyms.get(phrase) ?? [])];
  return { text: phrase, own: [tokensOfPhrase(phrase)], also: others(phrase, synonyms), names, kind: 'word' };
}

/** The words of a text without mixed ones, in their order. */
function wordsOf(plain: string, start: number, synonyms: Synonyms, threads: ReadonlySet<string>): Meaning[] {
  const atoms = atomsOf(plain);
  const meanings: Meaning[] = [];
  for (let at = 0; at < atoms.length;) {
    const atom = atoms[at]!;
    if (atom.isHan) {
      meanings.push(
        ...cutHan(atom.text, synonyms).map((word) => ({ ...hanMeaning(word, synonyms), run: start + at })),
      );
      at += 1;
      continue;
    }
    let length = Math.min(LONGEST_LATIN_PHRASE, atoms.length - at);
    const phraseAt = (n: number) =>
      atoms
        .slice(at, at + n)
        .map(({ text: word, isHan }) => (isHan ? ' ' : spaced(singular(word))))
        .join(' ');
    while (length > 1 && !synonyms.has(phraseAt(length))) length -= 1;
    const isPhrase = length > 1 || (atom.text.includes('-') && synonyms.has(phraseAt(1)));
    if (isPhrase) meanings.push(phraseMeaning(phraseAt(length), synonyms));
    else if (threads.has(atom.text)) meanings.push(threadAlone(atom.text));
    else meanings.push(latinMeaning(atom.text, synonyms));
    at += length;
  }
  return meanings;
}

/** A series and its size make a designation, whatever stands around them: yjv 3x2.5, ucp 205. */
const pairedKeys = (latin: readonly string[]): string[] =>
  latin.slice(1).flatMap((size, at) => {
    const series = /^(?:[a-z]+-)?([a-z][a-z0-9]{0,6})$/.exec(latin[at]!)?.[1];
    return series && /^\d[\d.x+]*$/.test(size) && !UNPARTED.test(series) ? [`${series}${size}`] : [];
  });

/** The number of a bearing and how it is closed, typed with a blank: R8 2RS. */
const sealedKeys = (latin: readonly string[]): string[] =>
  latin.slice(1).flatMap((seal, at) => {
    const isNumber = /^[a-z]{0,4}\d{1,5}[a-z]{0,2}$/.test(latin[at]!);
    return isNumber && /^(?:2?rs1?|zz|2z|ddu|llu)$/.test(seal) ? [`${latin[at]!}-${seal}`] : [];
  });

/** A query without the work that is offered with goods, if anything else is asked for. */
export function withoutOffers(text: string): string {
  const rest = text.replace(OFFERED, ' ');
  return /[\p{L}\d]/u.test(rest) ? rest : text;
}

/** How many are wanted, numbers of lines, and work that is offered with goods: from where to where they stand. */
export function asideIn(lower: string, synonyms: Synonyms): [number, number][] {
  const isLoad = isLifted(lower, synonyms);
  const found = [OFFERED, LISTED, QUANTITY].flatMap((pattern) =>
    [...lower.matchAll(pattern)].map((match): [number, number] => [
      match.index,
      match.index + match[0].length,
    ]),
  );
  return found.filter(([from, to]) => !(isLoad && /吨|ton/.test(lower.slice(from, to))));
}

/** Where words stand that say what the thing is for, with 用 behind them or 用于 before; never all that is said. */
function usesIn(meanings: readonly Meaning[]): Set<number> {
  const found = new Set<number>();
  for (const [at, { text, run }] of meanings.entries()) {
    if (run === undefined) continue;
    const next = meanings[at + 1];
    if (USED.test(text) && !(next?.run === run && ASKED.test(next.text)))
      for (let before = at - 1; before >= 0 && meanings[before]!.run === run; before -= 1) found.add(before);
    // 卡簧式 says how a thing is held.
    if (IN_WAY.test(text) && meanings[at + 1]?.run !== run && meanings[at - 1]?.run === run)
      found.add(at - 1);
    if (USED_FOR.test(text))
      for (let after = at + 1; meanings[after]?.run === run; after += 1) found.add(after);
  }
  for (const [at, { text, run }] of meanings.entries()) {
    const first = meanings.findIndex((row) => row.run === run);
    if (run === undefined || !OF_IT.test(text) || first === 0 || !DOES.test(meanings[first]!.text)) continue;
    for (let of = first; of <= at; of += 1) found.add(of);
  }
  const isThing = ({ text, run }: Meaning, at: number): boolean =>
    !found.has(at) &&
    !/\d/.test(text) &&
    !IDLE_WORDS.has(text) &&
    (run === undefined ? text.length : [...text].length) > 1;
  // 50×110×27 电机用 is a bearing by its dimensions.
  const isRound = ({ kind, text }: Meaning): boolean => kind === 'size' && DIMENSIONS.test(text);
  return meanings.some((row, at) => isThing(row, at) || isRound(row)) ? found : new Set();
}

const CLAUSES = /[，。？！；?!;]|,(?=\s*\D)/;
/** A question that tells a story and then names what is wanted with its size: the words before that are of something else. */
function beforeClause(said: string, meanings: readonly Meaning[]): number[] {
  const clauses = said.split(CLAUSES);
  const isNamed = (clause: string): boolean =>
    meanings.some(
      ({ text }) =>
        [...text].length > 2 && /\p{Script=Han}/u.test(text) && clause.includes(text) && isNounOfTrade(text),
    );
  const at = clauses.findLastIndex(isNamed);
  if (at < 1 || !/\d/.test(clauses[at]!) || !clauses.slice(0, at).some(isNamed)) return [];
  const rest = clauses.slice(at).join(' ');
  return meanings.flatMap(({ text, run }, place) =>
    run !== undefined && !rest.includes(text) ? [place] : [],
  );
}

/** 安全帽 黄色 旋钮的: what stands before the last 的 says how the thing is that was named before it. */
function mannersIn(meanings: readonly Meaning[]): number[] {
  const of = meanings.findLastIndex(({ text }) => !/\d/.test(text) && !IDLE_WORDS.has(text)) + 1;
  const { run } = meanings[of - 1] ?? {};
  if (run === undefined || !OF_IT.test(meanings[of]?.text ?? '') || meanings[of]?.run !== run) return [];
  const before = meanings.slice(0, of).some((row) => row.run !== run && isNounOfTrade(row.text));
  return before ? meanings.flatMap((row, at) => (at < of && row.run === run ? [at] : [])) : [];
}

/** What a query asks for: its words with their spellings, synonyms and equivalents. */
export function understand(text: string, synonyms: Synonyms): Understanding {
  const isThreeM = THREE_M.test(text);
  const { text: compared, above: stronger } = withGradesAbove(text);
  const unwanted: string[] = [];
  const wanted = withoutSeals(compared).replace(UNWANTED, (whole, ...said: (string | undefined)[]) => {
    const word = (said.slice(0, UNWANTED_FORMS).find(Boolean) ?? '').toLowerCase();
    if (word === '') return whole;
    unwanted.push(word);
    return ' ';
  });
  const single = withChoice(/[\p{L}\d]/u.test(wanted) ? wanted : text).replace(NUMBERED, ' ');
  const asked = withoutOffers((/[\p{L}\d]/u.test(single) ? single : text).replace(THREE_M, ' '));
  const rated = isLifted(asked, synonyms) ? asked.replace(TONNES, 't ') : asked;
  const spoken = asSpoken(inAscii(simplify(rated.normalize('NFKC').toLowerCase())));
  const counted = withoutQuantity(spoken.replace(LISTED, ' '));
  const whole = (/[\p{L}\d]/u.test(counted) ? counted : text).normalize('NFKC').toLowerCase();
  const lower = DISC.test(whole) ? whole.replace(DISC_BORE, '22.23') : whole;
  const isSection = SECTION.test(lower);
  const numbered = isSection ? lower.replace(SECTION_NUMBER, ' $1#$2 ') : lower;
  const isAbrasive = ABRASIVE.test(lower);
  const graded = isAbrasive
    ? numbered.replace(GRIT, (_, ...grits: string[]) => ` ${grits.slice(0, 4).find(Boolean)}# `)
    : numbered;
  const said = readDescription(
    withNamedDimensions(OILY.test(lower) ? lower.replace(OIL_GRADE, '$1 ') : graded),
  );
  const isAngle = ANGLE.test(lower);
  const isOfNuts = NUTS.test(said) || namesNuts(said);
  const plain = normalise(
    readDimensions(said.replace(VALVE_SIZE, '$1 dn').replace(DUTY, ' ')).replace(MEASURED, ' '),
  )
    .replace(LEG, (whole, leg: string, thick: string) =>
      isAngle && Number(thick) <= Number(leg) * THICKEST ? `${leg}x${leg}x${thick}` : whole,
    )
    .replace(BELT, '$1$2')
    .replace(BELT_BETWEEN, '$2 $1$3')
    .replace(GRADED, '$1 ')
    .replace(SPACED_SIZE, (whole, thread: string, length: string) =>
      STEEL.has(length) || (isOfNuts && NUT_CLASSES.has(length)) ? whole : `${thread}x${length}`,
    )
    .replace(DASHED_SIZE, (whole, thread: string, length: string) =>
      STEEL.has(length) || Number(length) < SHORTEST_LENGTH ? whole : `${thread}x${length}`,
    );
  const threaded = OF_THREAD.test(plain) ? plain.replace(ROUND_THREAD, '') : plain;
  const lengths = new Set(
    [...said.matchAll(LENGTH), ...said.matchAll(CLASS)].map(([, number = '']) => number),
  );
  const threads = new Set(
    THREADED.test(threaded) && !HAS_THREAD.test(threaded)
      ? [...THREADS].filter((one) => !lengths.has(one))
      : [],
  );
  const meanings: Meaning[] = isThreeM ? [latinMeaning('3m', synonyms)] : [];
  const pattern = mixedWords(synonyms);
  let from = 0;
  for (const found of pattern ? threaded.matchAll(pattern) : []) {
    if (isCutShort(threaded, found, synonyms)) continue;
    meanings.push(...wordsOf(threaded.slice(from, found.index), from * 2, synonyms, threads));
    const phrase = phraseOf(found[0]);
    meanings.push(synonyms.has(phrase) ? phraseMeaning(phrase, synonyms) : latinMeaning(found[0], synonyms));
    from = found.index + found[0].length;
  }
  meanings.push(...wordsOf(threaded.slice(from), from * 2, synonyms, threads));
  if (isSection)
    for (const { text: number, own } of meanings)
      if (number.endsWith('#')) own.push(...WEBS.map((web) => [`${number}${web}`]));
  if (isAbrasive)
    for (const { text: grit, own } of meanings) {
      const number = /^(\d{2,4})#$/.exec(grit)?.[1];
      if (number) own.push([`p${number}`], [number]);
    }
  for (const { text: grade, own } of meanings) own.push(...(stronger.get(grade) ?? []).map((more) => [more]));
  if (DRIVEN.test(said))
    for (const meaning of meanings) {
      const square = DRIVES[meaning.text];
      if (square) meaning.also.push([square]);
    }
  const isBolted = BOLTED.test(said) && !UNTHREADED.test(said);
  const isNut = NUTS.test(said);
  const isWasher = WASHERS.test(said) || namesWashers(said);
  const isTaper = TAPER.test(said);
  const teeth = TOOTHED.test(said) ? TEETH.exec(said)?.[1] : undefined;
  const otherwise = new Map<string, string>();
  const leads = leadsOf(`${said} ${subjectsOf(atomsOf(threaded).map(({ text: word }) => word)).join(' ')}`);
  const series = seriesIn(said);
  for (const { text: size, own } of meanings) {
    const led = /^\d{1,4}(?:\.\d)?$|^\d{6}$/.test(size) ? leads(size) : [];
    own.push(...led.map((one) => [one]));
    if (led[0]) otherwise.set(size, led[0]);
    const ofSeries = series.get(size);
    if (ofSeries) own.push([ofSeries]);
    own.push(...begunBearings(said, size));
    const stainless = stainlessBearing(said, size);
    if (stainless) {
      own.push([`${stainless}*`]);
      otherwise.set(size, stainless);
    }
    const shoulder = shoulderSize(said, size);
    if (shoulder) own.push([sizeToken(shoulder)]);
    const isThread = isBolted && !shoulder && THREADS.has(THREAD_AND_LENGTH.exec(size)?.[1] ?? '');
    const thread = isThread ? `m${size}` : undefined;
    if (thread) own.push([sizeToken(thread)]);
    const ofNut = isNut ? THREAD_OF_NUT.exec(size)?.[1] : undefined;
    if (ofNut) own.push([ofNut]);
    if (size === teeth) own.splice(0, own.length, [`z${size}`]);
    const hole = isWasher ? THREAD_OF_WASHER.exec(size)?.[1] : undefined;
    if (hole) own.push([hole]);
    const ring = isTaper && DIMENSIONS.test(size) ? ringSize(size) : undefined;
    if (ring) own.push([sizeToken(ring)]);
    // Angles are listed by both legs, or by one.
    const [, leg, thick] = isAngle ? (EQUAL_LEGS.exec(size) ?? []) : [];
    if (leg) own.push([sizeToken(`${leg}x${thick}`)]);
    const other =
      shoulder ??
      thread ??
      ofNut ??
      ring ??
      (leg ? `${leg}x${thick}` : size === teeth ? `z${size}` : undefined);
    if (other) otherwise.set(size, other);
  }
  const start = meanings.findIndex(({ text: word }) => !IDLE_WORDS.has(word));
  const aside = meanings.findIndex(({ text: word }, at) => at > start && ASIDE.has(word));
  // 拆轴承的工具 is a tool, and no bearing.
  const isSaying = ({ text: word }: Meaning): boolean => !IDLE_WORDS.has(word) && !/\d/.test(word);
  const own = meanings.findLastIndex(
    ({ text: word }, at) =>
      OF_IT.test(word) && meanings.slice(at + 1, aside > at ? aside : undefined).some(isSaying),
  );
  const used = usesIn(meanings);
  for (const at of [...mannersIn(meanings), ...beforeClause(simplify(text.toLowerCase()), meanings)])
    used.add(at);
  const placed = meanings.map((row, at) =>
    (aside >= 0 && at > aside) || at < own || used.has(at) ? { ...row, isAside: true } : row,
  );
  const meant = placed.filter(({ text: word }) => !IDLE_WORDS.has(word));
  const latin = atomsOf(threaded).flatMap(({ text: word, isHan }) => (isHan ? [] : [word]));
  const keys = [threaded, ...pairedKeys(latin), ...sealedKeys(latin), ...latin, latin.join('')]
    .map(designationKey)
    .filter((key) => key.length > 1);
  keys.unshift(...latin.flatMap((word) => stainlessBearing(said, word) ?? []).map(designationKey));
  if (SEALED.test(said)) {
    const play = latin.find((word) => PLAY.test(word));
    keys.unshift(
      ...latin
        .filter((word) => /\d{3}/.test(word) && !word.endsWith('rs'))
        .map((word) => designationKey(`${word}-2rs${play ? `/${play}` : ''}`)),
    );
  }
  const unique = new Map((meant.length > 0 ? meant : placed).map((row) => [row.text, row]));
  const evidence = evidenceOf(counted, threaded, [...unique.values()]);
  if (isWasher)
    for (const { tokens } of evidence)
      for (const [thread] of tokens) {
        const hole = THREAD_OF_WASHER.exec(thread)?.[1];
        if (hole) tokens.set(`=${hole}`, tokens.get(thread)! - 1);
      }
  for (const { tokens } of evidence)
    for (const [grade, more] of stronger)
      for (const one of tokens.has(grade) ? more : []) tokens.set(one, tokens.get(grade)!);
  for (const [size, other] of otherwise)
    for (const { tokens } of evidence)
      if (tokens.has(size)) tokens.set(other, Math.max(...tokens.values()) + 0.5);
  return {
    meanings: [...unique.values()].slice(0, MOST_WORDS),
    keys: [...new Set(keys)],
    sizes: latin.flatMap((word) => sizesIn(word).slice(0, 1)),
    evidence,
    hints: [
      ...hintsOf(`${readDimensions(said)} ${meanings.flatMap(({ heard = [] }) => heard).join(' ')}`),
      ...(meanings.some(({ text: word }) => isNounOfTrade(word)) ? [] : subjectsOf(latin)),
    ],
    ...(unwanted.length > 0 ? { unwanted } : {}),
  };
}
