// Words that are slightly wrong, or say how a thing is and not what: slips of the pen, contradictions, what is not wanted.
import { expect, test } from 'vitest';
import { tokensOfSize, wordsOfSize } from '#lib/domain/goods/search/text/size-words.ts';
import { withUse } from '#lib/domain/goods/search/correct/uses.ts';
import { mendedRuns, slip, soundsAlike } from '#lib/domain/goods/search/correct/slipped-words.ts';
import { groupsOf } from '#lib/domain/goods/search/data/lines.ts';
import {
  contradicted,
  queryOfContrary,
  queryOfUnwanted,
} from '#lib/domain/goods/search/meaning/contrary-words.ts';
import { queryOfSpecials } from '#lib/domain/goods/search/meaning/special-words.ts';
import { synonymsOf } from '#lib/domain/goods/search/meaning/synonyms.ts';
import { understand } from '#lib/domain/goods/search/meaning/understand.ts';

const trade = synonymsOf(groupsOf('words.txt'));
const asked = (text: string) => understand(text, trade);
const wordsOf = (text: string): string[] => asked(text).meanings.map((one) => one.text);
const tokensOf = (text: string): string[] => asked(text).evidence.flatMap((one) => [...one.tokens.keys()]);
const words = new Set([
  '吊环螺母',
  '快插接头',
  '切割片',
  '切割机',
  '弹性圆柱销',
  '内六角圆柱头螺钉',
  '平头螺丝',
  '对口扳手',
]);

test.each([
  ['吊螺环母', '吊环螺母', 'two characters have changed places'],
  ['三通管快接插头', '快插接头', 'the same inside a longer run'],
  ['切割皮', '切割片', 'a character sounds nearly so'],
  ['弹性园柱销', '弹性圆柱销', 'a character sounds the same'],
  ['弹性圆拄销', '弹性圆柱销', 'a character looks alike'],
  ['内六角柱头螺钉', '内六角圆柱头螺钉', 'a character is missing'],
  ['内六角圆圆柱头螺钉', '内六角圆柱头螺钉', 'a character is typed twice'],
  ['切割哭', '切割片', 'no word of the trade has the character'],
])('a slip of the pen is put right: %s is %s, where %3$s', (typed, meant) => {
  expect(mendedRuns(typed, words)[0]?.word).toBe(meant);
});

test('a short word is not taken for another that shares all but one of its characters', () => {
  expect(slip([...'切割机'], [...'切割刀'])).toBeUndefined();
  expect(mendedRuns('平口螺丝', words)).toEqual([]);
  expect(mendedRuns('切割片', words)).toEqual([]);
});

test('a material contradicts the others, and a general one none of its kinds', () => {
  const against = (text: string) => contradicted(text).flatMap(({ others }) => others);
  expect(against('不锈钢 针阀')).toEqual(expect.arrayContaining(['碳钢', '黄铜']));
  expect(against('不锈钢 针阀')).not.toContain('304');
  expect(against('304 针阀')).toContain('316');
  expect(against('暗杆 闸阀')).toContain('明杆');
  expect(against('plate slip on flange')).toContain('带颈平焊');
  // Copper alone is any of its kinds.
  expect(against('垫圈 铜')).not.toContain('紫铜');
  expect(against('针阀')).toEqual([]);
});

test('goods that are called by both materials do not contradict either', () => {
  const query = queryOfContrary(asked('黄铜 球阀').meanings);
  expect(query).toMatch(/'不锈':A/);
  expect(query).toMatch(/!\(.*'黄铜':A/);
  expect(queryOfContrary(asked('球阀').meanings)).toBe('');
});

test('what is not wanted is no word of the thing', () => {
  const { unwanted, meanings } = asked('锁紧螺母，不要尼龙的，M16');
  expect(unwanted).toEqual(['尼龙']);
  expect(meanings.map(({ text }) => text)).not.toContain('尼龙');
  expect(queryOfUnwanted(unwanted)).toContain("'尼龙':A");
  expect(asked('lock nut M16, not nylon').unwanted).toEqual(['nylon']);
  expect(asked('锁紧螺母 M16').unwanted).toBeUndefined();
});

test('a pitch that is said asks for the fine thread, no pitch for the common one', () => {
  expect(queryOfSpecials(asked('六角螺母 M24x2').meanings)).not.toContain("'细牙':A");
  expect(queryOfSpecials(asked('六角螺母 M24').meanings)).toContain("'细牙':A");
});

test('a word before the last 的 says how a thing is that was named before it', () => {
  const aside = (text: string) => asked(text).meanings.flatMap((one) => (one.isAside ? [one.text] : []));
  expect(aside('安全帽 黄色 旋钮的')).toEqual(['旋钮']);
  expect(aside('旋钮的')).toEqual([]);
});

test('of a story and a question the goods that are named with their size are what is asked for', () => {
  const aside = (text: string) => asked(text).meanings.flatMap((one) => (one.isAside ? [one.text] : []));
  expect(aside('角磨机磨焊缝用什么片子好，125的百叶片60目有吗')).toContain('角磨机');
  expect(aside('吊模具用，拧在模具上的吊环，螺纹M30')).not.toContain('吊环');
});

test('a number behind 需 is how many only with its unit', () => {
  expect(wordsOf('急需 6210轴承 今天能发货吗')).toContain('6210');
  expect(wordsOf('需 6210个 轴承')).not.toContain('6210');
});

test('a number beside a thread is neither a strength nor a thread of its own', () => {
  expect(wordsOf('内六角圆柱头螺钉 M20×1.5×60 4件')).not.toContain('4');
  expect(tokensOf('六角螺母 10级 M20')).not.toContain('=10');
  expect(wordsOf('螺母 10').join()).toContain('10');
});

test('what stands beside a number says how goods list it', () => {
  // Stainless bearings have an S, rings of DIN 6799 an E, sections of steel their sign.
  expect(tokensOf('不锈钢轴承6204')).toContain('s6204');
  expect(tokensOf('DIN 6799 9')).toContain('e9');
  // A lug is its section and its hole, an equal angle its side and thickness.
  expect(tokensOf('铜鼻子 25-8')).toContain('=25');
  expect(asked('角钢 边长63 厚6').sizes).toContain('63x63x6');
  // A flange for a pipe is of its nominal size.
  expect(wordsOf('flange for 114.3 mm pipe')).toContain('dn100');
  expect(wordsOf('无缝钢管 114.3')).not.toContain('dn100');
  // Needle bearings are as long as others are wide.
  expect(asked('滚针轴承 内径25 外径32 长20').sizes).toContain('25x32x20');
  // Hoses are numbered by one bore or the other.
  expect(tokensOf('hydraulic hose 1/2 inch')).toEqual(expect.arrayContaining(['dn12', 'dn13']));
  expect(wordsOf('老型号 7207E 轴承')).toContain('30207');
});

test('a ring with a section is an O-ring, a section with earth a green and yellow wire', () => {
  expect(wordsOf('密封圈 内径19 线径2.65').join(' ')).toContain('o 型圈');
  expect(wordsOf('10平方黄绿接地线')).toEqual(expect.arrayContaining(['黄绿', '电线']));
  expect(wordsOf('接地线端子 10平方')).not.toContain('黄绿');
});

test('a ring is found by whichever two of its three dimensions were measured, in any order', () => {
  expect(asked('O圈 外径35 线径3.55').sizes).toEqual(['28x3.55']);
  expect(asked('丝径3.55 内径45').sizes).toEqual(['45x3.55']);
  expect(asked('O-ring OD 30.6 mm cs 5.3').sizes).toEqual(['20x5.3']);
  expect(asked('O型圈 内径20 外径25.3').sizes).toEqual(['20x2.65']);
  // Of what has one dimension, or is no ring, nothing is reckoned.
  expect(asked('O型圈 内径20').sizes).toEqual([]);
  expect(asked('无缝管 外径57 壁厚3.5').sizes).toContain('57x3.5');
});

test('a section of steel is told by its sides and by what a metre weighs', () => {
  expect(asked('槽钢 100×48×5.3').sizes).toEqual(['100x48']);
  expect(asked('槽钢 高160 腿宽65 腰厚8.5').sizes).toEqual(['160x65']);
  expect(asked('方管 100×48×3').sizes).toEqual(['100x48x3']);
  expect(tokensOf('槽钢 10kg/m')).toContain('米重:10');
  expect(tokensOf('工字钢 每米16.89公斤')).toContain('米重:16.9');
  expect(wordsOf('槽钢 10kg/m')).toEqual(['槽钢']);
  const own = [{ name: '理论重量', value: '10.007', unit: 'kg/m' }];
  expect(wordsOfSize('10#', [], own)).toContain('米重:10');
  expect(tokensOf('槽铁 14号')).toContain('14#');
});

test('units may be written as they sound, behind their number', () => {
  expect(wordsOf('caogang 10hao')).toContain('10#');
  expect(wordsOf('qiufa 4fen')).toEqual(wordsOf('qiufa 4分'));
});

test('what a cage is of names no container, how a coil is wound no wire', () => {
  expect(wordsOf('NU208 steel cage')).toEqual(wordsOf('NU208 钢保持架'));
  expect(wordsOf('steel cage 1200x1000').join(' ')).toContain('cage');
  expect(wordsOf('单相电机 2.2kw 全铜线')).not.toContain('铜线');
  expect(wordsOf('全铜线 2.5平方').join(' ')).toContain('铜线');
});

test('a pump for sewage is listed without the power that stands behind its head', () => {
  expect(wordsOf('50QW15-15-1.5')).toEqual(['50wq15-15']);
  expect(wordsOf('50WQ15-15 1.5kw')).toEqual(['50wq15-15', '1.5kw']);
});

test('the ends of a key are said by their shape and by their letter', () => {
  expect(wordsOf('方头平键 10×8×40')).toEqual(wordsOf('B型平键 10×8×40'));
});

test('the code of an insert stands behind the letters of its shape', () => {
  expect(tokensOf('桃形刀片 080408')).toContain('wnmg080408');
});

test('a name in several English words needs its last one as what the goods are called', () => {
  const known = synonymsOf([['深沟球轴承', 'ball bearing']]);
  expect(understand('深沟球轴承', known).meanings[0]!.also).toContainEqual(['ball', 'bearing', '^bearing']);
});

test('a word that stands for one kind among others does not ask for that kind', () => {
  const known = synonymsOf([['盘根', '填料', '石墨盘根']]);
  expect(queryOfSpecials(understand('盘根', known).meanings)).toContain('石墨');
  expect(queryOfSpecials(understand('石墨盘根', known).meanings)).not.toContain('石墨');
});

test('the fit of a pin is no part of its size', () => {
  expect(asked('dowel 8h6 x 40').sizes).toEqual(['8x40']);
  expect(wordsOf('铰刀 10H7')).toEqual(expect.arrayContaining(['10', 'h7']));
});

test('a size is told by the end of its code as well as by its beginning', () => {
  expect(tokensOfSize('500-5M-15')).toEqual(expect.arrayContaining(['5m15']));
  expect(tokensOfSize('PC8-02')).toEqual(expect.arrayContaining(['802']));
});

test('what holds something, or is joined to it, is what is asked for', () => {
  const aside = (text: string) => asked(text).meanings.flatMap((one) => (one.isAside ? [one.text] : []));
  expect(aside('接头螺母 丝杆连接')).toEqual(['丝杆']);
  const said = asked('固定水管到墙上用的U型螺丝带螺母').meanings;
  expect(withUse('固定水管到墙上用的U型螺丝带螺母', said, trade)).toBeUndefined();
  expect(withUse('墙上固定货架用什么', asked('墙上固定货架用什么').meanings, trade)?.meanings[0]?.text).toBe(
    '膨胀螺栓',
  );
});

test('a steel before a word that begins as a unit does is no quantity', () => {
  expect(wordsOf('等径三通 DN50 SCH40 304 对焊')).toContain('304');
  expect(wordsOf('316 双卡套直通')).toContain('316');
  expect(wordsOf('劳保手套 300双').join(' ')).not.toContain('300');
  expect(wordsOf('手套 300 对').join(' ')).not.toContain('300');
});

test('kilos of what has a nominal size are its pressure, and levels of a motor its poles', () => {
  expect(wordsOf('Y型过滤器 DN65 16公斤 铸铁')).toContain('pn16');
  expect(wordsOf('16公斤 DN65 铸铁过滤器')).toContain('pn16');
  expect(wordsOf('灭火器 4公斤').join()).not.toContain('pn');
  expect(wordsOf('7.5千瓦四级电机')).toContain('4p');
  expect(wordsOf('YE4 15kw 6级')).toContain('6p');
  expect(wordsOf('二级能效电机 3kw')).not.toContain('2p');
});

test('a diameter and a length by their letters are one size, whatever thread stands behind it', () => {
  expect(asked('塞打 d10 L40 M8').sizes).toContain('10x40');
  expect(wordsOf('塞打 10x40 M8')).toEqual(expect.arrayContaining(['10x40', 'm8']));
  expect(wordsOf('外六角 8*30').length).toBeGreaterThan(0);
  expect(tokensOf('外六角 达克罗 8*30')).toContain('m8x30');
  expect(tokensOf('内六角扳手 8*30')).not.toContain('m8x30');
});

test('a size says its length behind L, its ports in inches and its code without the letters', () => {
  expect(wordsOfSize('WZP-230 L200', [], [])).toContain('200');
  expect(wordsOfSize('HSV-15', [], [{ name: '接口', value: '1/2″' }])).toContain('1/2in');
  expect(wordsOfSize('R37', [], [{ name: '公称尺寸', value: '4″' }])).toContain('4in');
  expect(tokensOfSize('PG12-8')).toContain('128');
  expect(wordsOfSize('SI12', [], [{ name: '螺纹', value: 'M12×1.75' }])).toContain('m12');
});

test('what goes through a nut is not what is wanted', () => {
  const aside = asked('开槽螺母 M20 可以穿开口销').meanings.flatMap((one) => (one.isAside ? [one.text] : []));
  expect(aside).toEqual(['开口销']);
});

test('a bearing by its dimensions alone is first a deep groove ball bearing, one with a kind is of that kind', () => {
  expect(asked('25×52×15').hints).toContain('深沟球轴承');
  expect(asked('轴承 20 47 14').hints).toContain('深沟球轴承');
  expect(asked('25x52x15 angular contact bearing').hints).not.toContain('深沟球轴承');
  expect(asked('轴承 22210').hints).not.toContain('深沟球轴承');
  // A deep groove is no deep hole.
  expect(queryOfSpecials(asked('轴承').meanings)).not.toContain("('deep':A)");
});

test('who names no steel means the plain kind before the stainless one', () => {
  expect(queryOfSpecials(asked('滚子链 08B').meanings)).toContain("('304':A)");
  expect(queryOfSpecials(asked('不锈钢滚子链 08B').meanings)).not.toContain("('304':A)");
});

test('codes are read as they are shortened: the ring of an inch bearing, two tubes of a fitting, the play of a bearing', () => {
  expect(wordsOf('LM11949/10')).toEqual(['lm11949']);
  expect(wordsOf('变径快插 8转6')).toContain('8-6');
  expect(wordsOf('bearing 6306 ZZ C3').join()).toContain('6306-zz/c3');
  expect(asked('φ25/φ52 厚15 轴承').sizes).toContain('25x52x15');
  expect(asked('拖链线 4x1.5 不带屏蔽').unwanted).toEqual(['屏蔽']);
});

test('what is not wanted may stand before the words that say so', () => {
  expect(asked('不锈钢扎带不要，尼龙扎带')).toMatchObject({ unwanted: ['不锈钢扎带'] });
  expect(wordsOf('不锈钢扎带不要，尼龙扎带')).toEqual(['尼龙扎带']);
  expect(asked('球阀 非法兰 DN25').unwanted).toEqual(['法兰']);
});

test('fields of a stock system are parted by their strokes, and a word with one in it is not', () => {
  expect(wordsOf('管件-弯头-DN20-304-内丝')).toEqual(['管件', '弯头', 'dn20', '304', '内丝']);
  expect(wordsOf('六角螺母_M5_304')).toEqual(['六角螺母', 'm5', '304']);
  expect(wordsOf('O-型圈')).toEqual(['o-型圈']);
});

test('a bearing without seals is an open one, and a toothed belt is its profile and its pitch', () => {
  expect(wordsOf('轴承6202 不带密封盖')).toEqual(['轴承', '6202', '开式']);
  expect(wordsOf('BRG BALL 6205 2RS')).toEqual(['ball bearing', '6205-2rs']);
  expect(wordsOf('同步带 HTD5M-600-15')[1]).toBe('htd');
  expect(wordsOf('螺丝刀 十字 ph2 5把')).not.toContain('5');
});

test('metres that are wanted are no number of a size', () => {
  expect(tokensOf('气管 200米')).not.toContain('=200');
});

test('a size stands behind the number of a standard where no part and no year does', () => {
  expect(wordsOf('DIN472-52')).toEqual(['din472', '52']);
  expect(wordsOf('GB894-35 外卡')).toEqual(expect.arrayContaining(['gb894', '35']));
  // Years of editions, parts and strengths are none.
  expect(wordsOf('GB893-86')).toEqual(['gb893']);
  expect(wordsOf('GB/T 5782-2016')).toEqual(['gb5782']);
  expect(wordsOf('ISO 898-1')).not.toContain('1');
  expect(wordsOf('DIN 931-10.9').join()).toContain('10.9');
});

test('bore and outside tell a bearing without its width, in fractions of an inch as well', () => {
  expect(wordsOf('bearing 5/8 bore 34.925 OD')).toContain('15.875x34.925');
  expect(wordsOf('轴承 内孔1/2寸 外径28.575 厚7.938')).toContain('12.7x28.575x7.938');
});

test('the number of a bearing and its seals are one designation, though a blank is between them', () => {
  expect(asked('R8 2rs bearing').keys).toContain('r82rs');
  expect(asked('轴承 608 zz').keys).toContain('608zz');
});

test('a word without its last character is the word, one that sounds like another is that', () => {
  const some = new Set(['止退垫圈', '润滑脂', '弹簧']);
  expect(mendedRuns('止退垫', some)).toEqual([{ typed: '止退垫', word: '止退垫圈' }]);
  expect(mendedRuns('润滑酯', some)).toEqual([{ typed: '润滑酯', word: '润滑脂' }]);
  expect(soundsAlike('润滑酯', '润滑脂')).toBe(true);
  expect(soundsAlike('润滑油', '润滑脂')).toBe(false);
});

test('a wheel that cuts is a cutting disc, a flat head with a socket is countersunk', () => {
  expect(wordsOf('砂轮片 125 切不锈钢')).toContain('切割片');
  expect(wordsOf('砂轮片 125 打磨')).not.toContain('切割片');
  expect(wordsOf('flat head socket screw M5x16').join(' ')).toContain('countersunk');
});

test('the letters of a shaft seal before three dimensions say that it is one', () => {
  expect(wordsOf('TC30*50*10')).toContain('油封');
  expect(wordsOf('TC 30x50x10 NBR')).toContain('油封');
  expect(wordsOf('油封 TC30*50*10').filter((word) => word === '油封')).toHaveLength(1);
  expect(wordsOf('气缸 SC50*100')).not.toContain('油封');
});

test('what a welder wears is for welding, and what follows not is unwanted without a comma', () => {
  expect(wordsOf('焊工戴的手套').join()).toContain('电焊');
  expect(asked('gloves not latex').unwanted).toEqual(['latex']);
  expect(wordsOf('GB/T 1972 A50')).toEqual(['gb1972', 'a 系列', '50']);
});

test('glue that sets fast is that glue, and no other that is known for it; goggles and boots come after glasses and shoes', () => {
  expect(withUse('AB胶 快干', asked('AB胶 快干').meanings, trade)).toBeUndefined();
  expect(withUse('快干 粘橡胶', asked('快干 粘橡胶').meanings, trade)).toBeDefined();
  const set = (text: string) => queryOfSpecials(asked(text).meanings);
  expect(set('safety glasses')).toContain("'眼罩'");
  expect(set('防护眼罩')).not.toContain("'眼罩'");
  expect(set('劳保鞋')).toContain("'靴'");
  expect(set('雨靴')).not.toContain("'靴'");
});
