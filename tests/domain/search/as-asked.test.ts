// What workshops and shops leave out, turn round or list beside the size that is wanted.
import { expect, test } from 'vitest';
import { understand } from '#lib/domain/goods/search/meaning/understand.ts';
import { synonymsOf } from '#lib/domain/goods/search/meaning/synonyms.ts';
import { englishHeads } from '#lib/domain/goods/search/text/tokenise.ts';
import { queryOfHeads } from '#lib/domain/goods/search/meaning/tsquery.ts';
import { tokensOfSize } from '#lib/domain/goods/search/text/size-words.ts';
import { designationKey } from '#lib/domain/goods/search/text/normalise.ts';
import { withChoice } from '#lib/domain/goods/search/meaning/choice-words.ts';

const asked = (text: string) => understand(text, new Map());
const wordsOf = (text: string): string[] => asked(text).meanings.map((one) => one.text);
const tokensOf = (text: string): string[] => asked(text).evidence.flatMap((one) => [...one.tokens.keys()]);

test('of a title that lists several sizes, the one that is chosen is asked for alone', () => {
  expect(wordsOf('发黑螺丝 M5M6M8*16/20 选M6*20')).toEqual(expect.arrayContaining(['m6x20']));
  expect(wordsOf('发黑螺丝 M5M6M8*16/20 选M6*20').join(' ')).not.toMatch(/m5|m8/);
  expect(withChoice('油缸密封 6201 6202 6204 6202').match(/\d+/g)).toEqual(['6202']);
  expect(withChoice('水龙头 4分6分1寸 4分').match(/\d+/g)).toEqual(['4']);
  expect(withChoice('M6 螺母 配 M6*20')).toBe('M6 螺母 配 M6*20');
});

test('the letter O between figures is a nought, beside a ring it is none', () => {
  expect(asked('螺栓 M6*2O').sizes).toEqual(['m6x20']);
  expect(asked('轴承 6O03').keys).toContain('6003');
  expect(asked('90o弯头').keys.join(' ')).not.toContain('900');
});

test('a bearing or a seal measured from its outside is written from its bore', () => {
  expect(asked('52*25*15 轴承').sizes).toEqual(['25x52x15']);
  expect(asked('油封 35×52×7').sizes).toEqual(['35x52x7']);
  expect(asked('方管 60*40*3').sizes).toEqual(['60x40x3']);
});

test('designations are read as the trade shortens them', () => {
  expect(asked('FL205 轴承').keys).toContain('ucfl205');
  expect(tokensOf('同步带 5M-600')).toContain('6005m');
  expect(asked('两刃铣刀 6*15*6*50').sizes).toEqual(['6x15x50']);
  expect(wordsOf('45E(L) DN50').join(' ')).toContain('弯头');
  expect(tokensOf('板牙 12')).toContain('m12');
});

test('lengths in metres, pressures in kilos and pipes of 1.2 inches are brought to what goods list', () => {
  expect(asked('丝杆 M12*2米').sizes).toEqual(['m12x2000']);
  expect(wordsOf('截止阀 DN40 25公斤')).toContain('pn25');
  expect(wordsOf('1.2寸 球阀')).toContain('1-1/4in');
});

test('poles are read behind a power without a blank', () => {
  expect(wordsOf('5.5kW六极电动机')).toEqual(expect.arrayContaining(['5.5kw', '6p']));
});

test('how many stands behind size and material, and is no size', () => {
  expect(asked('② 销 8×40 45钢 ×12').sizes).toEqual(['8x40']);
});

test('ports of pneumatics stand in order codes', () => {
  expect(tokensOf('气动换向阀 3/8')).toContain('10');
  expect(tokensOf('快插接头 10mm 1/2')).toEqual(expect.arrayContaining(['04', '外径:10']));
});

test('a list may name threads alone, of which the last size has one', () => {
  expect(withChoice('圆头螺丝 M2M3M4*6-60 M3*16').match(/[a-z]?\d+/gi)).toEqual(['M3', '16']);
  expect(withChoice('M4 M5 垫圈 M6*20')).toBe('M4 M5 垫圈 M6*20');
});

test('what a thing is used for is not the thing, wherever it is said', () => {
  const asides = (text: string): string[] =>
    asked(text).meanings.flatMap((one) => (one.isAside ? [one.text] : []));
  expect(asides('阀门用 密封圈 30')).toEqual(['阀门']);
  expect(asides('减速机用轴承 6204')).toEqual(['减速机']);
  expect(asides('止回阀 空压机出口用 DN25')).toEqual(['空压机', '出口']);
  expect(asides('轴承 用于水泵')).toEqual(['水泵']);
  expect(asides('水泵用')).toEqual([]);
  expect(asides('轴承润滑用什么')).toEqual([]);
});

test('nuts and washers are of a thread, however it is written', () => {
  expect(wordsOf('弹垫 φ12')).toContain('12');
  expect(tokensOf('弹垫 φ12')).toContain('m12');
  expect(wordsOf('圆钢 φ12')).toContain('d12');
});

test('a diameter of a tube and a thread in inches are two sizes', () => {
  expect(tokensOf('快插接头 6mm 1/4')).toEqual(expect.arrayContaining(['外径:6', '02']));
  expect(tokensOf('快插接头 6mm 1/4').join(' ')).not.toContain('6-1/4');
});

test('pressures, torques and weights are said as the trade of the thing says them', () => {
  expect(wordsOf('安全阀 7公斤 黄铜')).toContain('0.7mpa');
  expect(wordsOf('黄油 15公斤')).toContain('15kg');
  expect(wordsOf('3 lb sledge hammer')).toContain('3p');
  expect(wordsOf('黄油 弹筒')).toContain('400g');
  expect(wordsOf('壳牌 S2 M68 液压油')).toContain('68');
});

test('a number said in characters stands behind the noun as well', () => {
  expect(wordsOf('热缩管两公分')).toContain('20');
  expect(wordsOf('第三公分')).not.toContain('30');
});

test('a size with 的 behind it is that of the thing, and no other thing', () => {
  expect(asked('控制柜 400*500*200的 室内').meanings.filter((one) => one.isAside)).toEqual([]);
  expect(wordsOf('AC220 接触器')).toContain('220v');
  expect(asked('薄型气缸 SDA32-20').sizes.join(' ')).toContain('32x20');
});

test('a color with a name of its own is one', () => {
  expect(tokensOf('BVR 4 双色')).toContain('gnye');
  expect(tokensOf('安全帽 黄色')).toContain('yl');
});

test('pipes, rods and rings are read by the numbers that trades call them by', () => {
  expect(wordsOf('PPR25冷水管')).toContain('dn25');
  expect(wordsOf('牙条 12个粗')).toContain('m12');
  expect(tokensOf('2-210 o-ring').join(' ')).toContain('568');
  expect(asked('气泡膜 1米宽的').meanings.filter((one) => one.isAside)).toEqual([]);
});

test('what an English name calls the thing stands behind its material and before its series', () => {
  expect(englishHeads('Stainless 316L sanitary tube')).toEqual(['tube']);
  expect(englishHeads('Brass CW617N full coupling')).toEqual(['coupling']);
  expect(englishHeads('Stainless welded pipe SCH 10S 304')).toEqual(['pipe']);
  expect(englishHeads('Pressure regulator AR series')).toEqual(['regulator']);
  expect(englishHeads('Hex bolt class 8.8')).toEqual(['bolt']);
  expect(englishHeads('Seamless carbon steel pipe ASTM A106 Gr.B')).toEqual(['pipe']);
  expect(englishHeads('Push-in male elbow PL nickel-plated brass')).toEqual(['elbow']);
  expect(englishHeads('Spring lock washer form B')).toEqual(['washer']);
});

test('behind the thread of a nut stands its strength, by its name or by its standard', () => {
  expect(wordsOf('ISO 4032 M16 8')).toEqual(expect.arrayContaining(['m16', '8']));
  expect(wordsOf('螺母 M12 10')).toContain('m12');
  expect(asked('DIN 933 M16 8').sizes).toEqual(['m16x8']);
});

test('bore and stroke are the size of a cylinder, flow and head what a pump does', () => {
  expect(asked('气缸 缸径50行程100').sizes).toEqual(['50x100']);
  expect(asked('cylinder bore 50 stroke 100').sizes).toEqual(['50x100']);
  expect(tokensOf('管道泵 流量12.5方 扬程20米')).toEqual(expect.arrayContaining(['流量:12.5', '扬程:20']));
  expect(tokensOf('pump 12.5 m3/h 20 m head')).toEqual(expect.arrayContaining(['流量:12.5', '扬程:20']));
  expect(wordsOf('管道泵 Q=12.5m3/h H=20m')).toEqual(['管道泵']);
});

test('a retaining ring is listed by its seat, and a length behind L is no litres', () => {
  expect(wordsOf('DIN471 25x1.2')).toContain('d25');
  expect(wordsOf('卡簧 25×1.2')).toContain('d25');
  expect(wordsOf('垫圈 25×1.2')).toContain('25x1.2');
  expect(wordsOf('铝型材 4040 L=1000')).toContain('4040x1000');
});

test('what a sensor switches is said in letters', () => {
  expect(wordsOf('接近开关 M18 PNP NO')).toContain('常开');
  expect(wordsOf('proximity sensor NPN NC')).toContain('常闭');
  expect(wordsOf('nitrile gloves no powder')).not.toContain('常开');
});

test('a word of letters and characters is not cut out of a longer one', () => {
  const known = synonymsOf([
    ['b型销', '插销'],
    ['销轴', '轴销'],
  ]);
  expect(understand('B型销轴 12×50', known).meanings.map(({ text }) => text)).toContain('销轴');
  expect(understand('B型销 12×50', known).meanings.map(({ text }) => text)).toContain('b 型销');
});

test('two letters of a synonym are no first sounds of other things', () => {
  const known = synonymsOf([['弹簧垫圈', 'lw']]);
  const [washer] = understand('弹簧垫圈', known).meanings;
  expect(washer!.also).toContainEqual(['lw!']);
  expect(queryOfHeads([washer!])).not.toContain('^lw');
});

test('the letters of a bearing stand apart from its number, and those of its maker behind it', () => {
  expect(wordsOf('NU 210 ECP')).toContain('nu210');
  expect(wordsOf('轴承 UCP 206')).toContain('ucp206');
});

test('a gearbox is told by its size and its ratio, whatever its code pads', () => {
  expect(tokensOf('蜗轮减速机 50 速比1:40')).toContain('速比:40');
  expect(tokensOf('worm gearbox 50 ratio 1:40')).toContain('速比:40');
  expect(tokensOfSize('NMRV050-40')).toEqual(expect.arrayContaining(['50', '40']));
});

test('of two numbers around a grit the one behind it is it', () => {
  expect(wordsOf('flap disc 125 grit 60')).toEqual(expect.arrayContaining(['125', '60#']));
  expect(wordsOf('sanding disc 80 grit')).toContain('80#');
});

test('welding rods by their number, sets by the one word for them', () => {
  expect(wordsOf('焊条 3.2 422')).toContain('j422');
  expect(wordsOf('内六角扳手一套 公制').join(' ')).toContain('套装');
  expect(tokensOf('NMRV50 减速机')).toContain('nmrv050');
});

test('the angle of a bend is said in degrees, before its noun and behind it; a temperature stays one', () => {
  for (const [said, sign] of [
    ['PPR弯头 90度 DN25', 'PPR弯头 90° DN25'],
    ['90度弯头 PPR DN25', '90°弯头 PPR DN25'],
    ['ppr elbow 90 deg dn25', 'ppr elbow 90° dn25'],
  ] as const)
    expect(wordsOf(said), said).toEqual(wordsOf(sign));
  expect(wordsOf('耐温90度 软管')).not.toEqual(wordsOf('耐温90° 软管'));
});

test('ferrules and lugs are asked for by the section of their wire, whether or not the unit stands there', () => {
  expect(tokensOf('冷压端子 管型 2.5 红')).toContain('截面:2.5');
  expect(tokensOf('cable lug 50 M10')).toContain('截面:50');
  expect(tokensOf('尼龙软管 2.5')).not.toContain('截面:2.5');
  expect(tokensOfSize('E2508')).toContain('截面:2.5');
  expect(tokensOfSize('E0508 RD')).toContain('截面:0.5');
  expect(tokensOf('管型端子 4009')).toContain('e4009');
});

test('strapping is called by width and thickness in one number, a bare number of other goods is none', () => {
  expect(asked('PET 1608').sizes).toEqual(['16x0.8']);
  expect(asked('塑钢打包带 1910').sizes).toEqual(['19x1']);
  expect(asked('PET板 1608').sizes).toEqual([]);
});

test('what is rolled up has its metres behind its width and thickness, and no other unit in front', () => {
  expect(asked('PTFE tape 12x0.1x10m').sizes.join()).toMatch(/^12x0\.1/);
  expect(asked('铁板 1.2×0.8米').sizes).toEqual(['1200x800']);
});

test('a flange is read from its kind and its nominal size with the pressure apart', () => {
  expect(wordsOf('S31603 法兰 PL50 PN16')).toContain('pl50-16');
  expect(wordsOf('WN DN80 PN40')).toContain('wn80-40');
});

test('a bearing is called by its number, its seals and its play, with the letters of flanged and miniature ones', () => {
  expect(designationKey('F608 2Z')).toBe(designationKey('F608ZZ'));
  expect(designationKey('MR105-2RS')).toBe(designationKey('MR105 2rs'));
  expect(designationKey('62042RS')).toBe(designationKey('6204-2RS'));
  expect(designationKey('61902-RS')).not.toBe(designationKey('6190-2RS'));
  expect(asked('轴承6310 胶盖 c3').keys[0]).toBe(designationKey('6310-2RS/C3'));
});

test('letters beside three dimensions are those of a bearing, whether or not it is called one', () => {
  const own = (text: string) => asked(text).meanings.flatMap((one) => one.own.flat());
  expect(own('NU型 40*80*18')).toContain('nu2*');
  expect(own('NU 40')).not.toContain('nu2*');
});

test('voltages, times and pressures are read with their kind or unit behind them', () => {
  expect(wordsOf('时间继电器 24V交流 30分钟')).toEqual(expect.arrayContaining(['24v', 'ac', '30min']));
  expect(wordsOf('交流220V')).toEqual(['220v', 'ac']);
  expect(wordsOf('交流接触器 220V')).not.toContain('ac');
  expect(tokensOf('pressure gauge 0-16 bar')).toContain('0-1.6mpa');
  expect(wordsOf('二号锂基脂')).toContain('2');
});

test('teeth to the inch are no inches, an order code keeps those of its thread', () => {
  expect(wordsOf('带锯条 3505*27 3/4齿')).toContain('3/4t');
  expect(tokensOfSize('GE16S-G1/2')).toEqual(expect.arrayContaining(['ge16s', '1/2in']));
  expect(tokensOfSize('KZD-06-G1/8')).toContain('1/8in');
});

test('the grit of a wheel and the form of a centre drill are parts of its size', () => {
  expect(tokensOfSize('200×20×32 WA60')).toContain('60#');
  expect(tokensOfSize('A2.5×6.3')).toContain('^2.5');
});

test('a spool counts what is wanted as a box does, and is none of the goods', () => {
  expect(wordsOf('轴承6310 10盘')).not.toContain('盘');
  expect(wordsOf('盘头螺钉 M4*10 100盘头').join()).toContain('盘头');
});

test('batteries go by their number, fittings of DIN 2353 by form, tube and series, a belt without the line it is measured on', () => {
  expect(wordsOf('五号电池')).toContain('lr6');
  expect(wordsOf('五号钢')).not.toContain('lr6');
  expect(wordsOf('GE 12-LR')).toContain('ge12l');
  expect(wordsOf('SPC2800LW')).toContain('spc2800');
  expect(wordsOf('滚珠丝杠 1605 长500')).toContain('1605');
  expect(tokensOf('滚珠丝杠 1605')).toContain('sfu1605');
});

test('how a thing is held or headed, and what it is used with, is not the thing', () => {
  const aside = (text: string) => asked(text).meanings.flatMap((one) => (one.isAside ? [one.text] : []));
  expect(aside('链条接头 卡簧式')).toContain('卡簧');
  expect(aside('50*110*27 电机用')).toContain('电机');
  expect(tokensOf('紧定套 轴35')).toContain('内径:35');
});

test('who wants something stronger than a grade is shown the grades above it', () => {
  const gradesOf = (text: string): string[] =>
    asked(text).meanings.flatMap(({ own }) => own.flat().filter((token) => /^\d{1,2}\.9$/.test(token)));
  for (const text of [
    '强度高于8.8级的螺栓 M10×50',
    '比8.8更强的螺栓 M10*50',
    'bolt stronger than 8.8 M10x50',
  ])
    expect(gradesOf(text)).toEqual(['10.9', '12.9']);
  expect(gradesOf('螺栓 M10×50 大于10.9级')).toEqual(['12.9']);
  expect(wordsOf('钻头 大于6.8mm')).toContain('6.8');
});

test('how finely a measuring tool reads is none of its dimensions', () => {
  expect(tokensOf('外径千分尺 25-50 0.01').some((token) => token.includes('0.01'))).toBe(false);
  expect(tokensOf('塞尺 0.05')).toContain('=0.05');
});

test('a washer is found by its thread where tables list the number alone', () => {
  expect(asked('球面垫圈 M10').meanings.find(({ text }) => text === 'm10')?.own).toContainEqual(['10']);
  expect(asked('DIN 6319C M10').meanings.find(({ text }) => text === 'm10')?.own).toContainEqual(['10']);
  expect(asked('螺栓 M10').meanings.find(({ text }) => text === 'm10')?.own).not.toContainEqual(['10']);
});

test('a letter that tells two parts of a standard apart belongs to it', () => {
  expect(asked('DIN 6797 J 8').hints).toContain('内齿锁紧垫圈');
  expect(asked('DIN 6797 A 8').hints).toContain('外齿锁紧垫圈');
});

test('slashes part the dimensions of a bearing under its English name; a number in mm is no strength', () => {
  expect(asked('angular contact 25/52/15').sizes).toEqual(['25x52x15']);
  expect(asked('tapered roller 25/52/16.25').sizes).toEqual(['25x52x16.25']);
  expect(tokensOf('DIN338 6.8mm')).toContain('=6.8');
});

test('a steel in front of a bearing is no number of it where its number stands beside it', () => {
  expect(wordsOf('304轴承6202')).toContain('6202');
  expect(wordsOf('304轴承6202')).not.toContain('6304');
  expect(asked('304轴承6202').keys).toContain('s6202');
  expect(wordsOf('304轴承')).toContain('6304');
});

test('four figures of a code are as good as the first number of a size', () => {
  const worthOf = (text: string, token: string) =>
    Math.max(...asked(text).evidence.map(({ tokens }) => tokens.get(token) ?? 0));
  expect(worthOf('接触器 2510', '2510')).toBe(worthOf('接触器 2510', '^2510'));
  expect(worthOf('垫圈 25', '25')).toBeLessThan(worthOf('垫圈 25', '^25'));
});
