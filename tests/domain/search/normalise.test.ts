// The spellings that buyers mix meet in one: both what is stored and what is typed pass through these rules.
import { expect, test } from 'vitest';
import { designationKey, normalise, storedTokens } from '#lib/domain/goods/search/index.ts';
import { equivalentsOf } from '#lib/domain/goods/search/meaning/equivalents.ts';
import { EQUIVALENT_STANDARDS } from '#lib/domain/goods/search/meaning/standards.ts';
import { editDistance } from '#lib/domain/goods/search/meaning/edit-distance.ts';
import { synonymsOf } from '#lib/domain/goods/search/meaning/synonyms.ts';
import { understand } from '#lib/domain/goods/search/meaning/understand.ts';

const none = synonymsOf([]);
/** True when every word of the query finds a token of the text, as the database would. */
function finds(query: string, text: string, synonyms = none): boolean {
  const stored = new Set([...storedTokens(text), designationKey(text)]);
  const { meanings } = understand(query, synonyms);
  return (
    meanings.length > 0 &&
    meanings.every(({ own, also }) =>
      [...own, ...also].some((tokens) => tokens.every((token) => stored.has(token))),
    )
  );
}

test.each([
  ['GB/T 894.1-40', 'gb894.1 40'],
  ['GB97.1-8', 'gb97.1 8'],
  ['GB/T 5783-2016 M10', 'gb5783 m10'],
  ['法兰 DN50-PN40', '法兰 dn50 pn40'],
])('a size behind a standard, and two sizes side by side, are words of their own: %s', (written, read) => {
  expect(normalise(written)).toBe(read);
});

test.each([
  ['aluminium profile', 'Aluminum profile 4040'],
  ['aluminum profile', 'Aluminium profile 4040'],
  ['grey iron', 'Gray iron'],
  ['galvanised moulded colour', 'Galvanized molded color'],
  ['fibreglass tape', 'Fiberglass tape'],
  ['centre drill', 'Center drill 60°'],
  ['digital calliper', 'Digital caliper'],
])('%s finds %s: British and American spelling are one', (query, text) => {
  expect(finds(query, text)).toBe(true);
});

test.each([
  ['M8*30', 'm8x30'],
  ['m8x30', 'm8x30'],
  ['M8×30', 'm8x30'],
  ['Ｍ８＊３０', 'm8x30'],
  ['M8*30mm', 'm8x30'],
  ['dn 50', 'dn50'],
  ['2寸', '2in'],
  ['2"', '2in'],
  ['2英寸', '2in'],
  ['1/2"', '1/2in'],
  ['1/2', '1/2in'],
  ['G1/2', '1/2in'],
  ['Rc 1/2', '1/2in'],
  ['4分', '1/2in'],
  ['1 1/2"', '1-1/2in'],
  ['6204-2RS', '6204-2rs'],
  ['6204 2rs', '6204-2rs'],
  ['6204RS', '6204-2rs'],
  ['6204-2RS1', '6204-2rs'],
  ['6204ZZ', '6204-zz'],
  ['6204-2Z', '6204-zz'],
  ['SUS304', '304'],
  ['AISI 316', '316'],
  ['GB/T 70.1', 'gb70.1'],
  ['GB/T 70.1-2008', 'gb70.1'],
  ['GBT70.1', 'gb70.1'],
  ['GB70', 'gb70'],
  ['DIN 912', 'din912'],
  ['ISO 4762', 'iso4762'],
  ['3x2.5mm²', '3x2.5'],
  ['3*2.5平方', '3x2.5'],
  ['2.5平方电线', '2.5 电线'],
  ['5cm', '50'],
  ['50毫米', '50'],
  ['1米', '1000'],
  ['100米', '100m'],
  ['16bar', '1.6mpa'],
  ['1.6 MPa', '1.6mpa'],
  ['1.5HP', '1.1kw'],
  ['1匹', '0.75kw'],
  ['750W', '0.75kw'],
  ['0.75 kW', '0.75kw'],
  ['φ10', 'd10'],
  ['⌀21.3×2.5', 'd21.3x2.5'],
  ['內六角螺絲', '内六角螺丝'],
  ['軸承', '轴承'],
  ['4.0', '4'],
  ['1.0 MPa', '1mpa'],
  ['10kgf/cm²', '1mpa'],
  ['16公斤', '16kg'],
  ['10.9S', '10.9'],
  ['M8-1.25', 'm8x1.25'],
  ['2分', '1/4in'],
  ['2.50', '2.50'],
  ['1.4301', '1.4301'],
])('%s is written %s', (typed, plain) => {
  expect(normalise(typed)).toBe(plain);
});

test.each([
  ['M8 30', 'M8×30'],
  ['m8*30', '内六角圆柱头螺钉 M8×30'],
  ['M8', 'M8×30'],
  ['2寸', 'DN50'],
  ['DN50', '2″'],
  ['G1/2', 'DN15 1/2″ Rc'],
  ['1/2"', 'DN15'],
  ['PN16', '1.6 MPa'],
  ['16 bar', 'PN16'],
  ['A2-70', '不锈钢 304'],
  ['SUS304', '不锈钢 A2-70'],
  ['304', 'SUS304'],
  ['316', 'A4-80'],
  ['DIN912', 'GB/T 70.1'],
  ['GB70', 'ISO 4762'],
  ['ISO 4017', 'DIN 933'],
  ['YJV3x2.5mm²', 'YJV 3×2.5'],
  ['3*2.5', 'YJV 3×2.5'],
  ['q41f16c', 'Q41F-16C DN50'],
  ['bolts', 'Hex bolt'],
  ['φ10', '⌀10'],
  ['21.3x2.5', '⌀21.3×2.5'],
  ['PN10', '1.0 MPa'],
  ['10 bar', '1.0 MPa'],
  ['10kg', 'PN10'],
  ['0.6MPa', 'PN6'],
  ['1/2"', '2SN DN13'],
  ['DN50', '⌀60.3×2.5'],
  ['M8x1.25', 'M8'],
  ['气缸 缸径50 行程100', '气缸 SC50×100'],
  ['50 蝶阀', '蝶阀 DN50'],
])('%s finds %s', (query, text) => {
  expect(finds(query, text)).toBe(true);
});

test.each([
  ['M8 30', 'M10×30'],
  ['DN50', 'DN80'],
  ['DIN 912', 'DIN 933'],
  ['304', '316'],
  ['6204-2RS', '6204-ZZ'],
])('%s does not find %s', (query, text) => {
  expect(finds(query, text)).toBe(false);
});

test('a grade of steel after a thread is no length', () => {
  expect(finds('M8 304', 'M8 不锈钢304')).toBe(true);
});

test('synonyms are found in any language, by the longest phrase', () => {
  const synonyms = synonymsOf([
    ['螺丝', '螺钉', '螺栓'],
    ['螺丝刀', 'screwdriver'],
    ['球阀', 'ball valve'],
  ]);
  expect(finds('螺丝', '外六角螺栓', synonyms)).toBe(true);
  expect(finds('ball valves', '不锈钢球阀', synonyms)).toBe(true);
  expect(finds('螺丝刀', 'screwdriver', synonyms)).toBe(true);
  expect(finds('螺丝刀', '外六角螺栓', synonyms)).toBe(false);
});

test('words that ask and do not name are left out, unless there is nothing else', () => {
  expect(understand('球阀 价格', none).meanings.map((row) => row.text)).toEqual(['球阀']);
  expect(understand('价格', none).meanings.map((row) => row.text)).toEqual(['价格']);
});

test('every group of equivalent standards leads from each of its names to the others', () => {
  expect(EQUIVALENT_STANDARDS.length).toBeGreaterThanOrEqual(60);
  for (const group of EQUIVALENT_STANDARDS)
    for (const name of group) expect(equivalentsOf(normalise(name)), name).not.toEqual([]);
});

test.each([
  ['bearing', 'baering', 1],
  ['luosi', 'lousi', 1],
  ['valve', 'valv', 1],
  ['contactor', 'contacter', 1],
  ['valve', 'pump', 5],
])('%s and %s are %i apart', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

test.each([
  ['2"', '1/2" 套筒'],
  ['12"', '1/2" 套筒'],
  ['1/2"', '12" 扳手'],
  ['DN50', '1-1/2" 弯头'],
  ['GB70', 'O形圈 NBR 70'],
  ['BV 25', 'BV 2.5'],
  ['45#', '45°弯头'],
  ['10MPa', '1.0 MPa'],
  ['M10x1.25', 'M10'],
  ['skf', '四坑方'],
])('%s does not find %s', (query, text) => {
  expect(finds(query, text)).toBe(false);
});

test('half an inch is found however it is written, also with a whole one before it', () => {
  for (const query of ['1/2"', 'G1/2', '4分', 'DN15']) expect(finds(query, '内丝弯头 1/2"')).toBe(true);
  for (const query of ['1 1/2"', '1-1/2寸', 'DN40']) expect(finds(query, '对丝 1-1/2"')).toBe(true);
  expect(designationKey('1/2"')).not.toBe(designationKey('12"'));
});

test('what a word sounds like means what the word means', () => {
  const synonyms = synonymsOf([['螺丝', '螺栓', '螺钉']]);
  for (const query of ['luosi', 'luoshuan']) expect(finds(query, '外六角螺栓 M8', synonyms)).toBe(true);
  expect(finds('luosi', '法兰球阀', synonyms)).toBe(false);
});

test('a described product is read without its labels: what they name stands together', () => {
  const read = (text: string) => understand(text, none);
  expect(read('类型:内六角圆柱头螺钉 螺纹规格:M8 性能等级:12.9 公称长度:40').sizes).toEqual(['m8x40']);
  const words = read('品名:球阀 材质:304 公称通径:50 公称压力:16').meanings.map(({ text }) => text);
  expect(words).toEqual(expect.arrayContaining(['304', 'dn50', 'pn16']));
  expect(words).not.toContain('材质');
  // A list of materials has the noun first.
  expect(read('VALVE,BALL,2IN').meanings.map(({ text }) => text)).toEqual(['ball', 'valve', '2in']);
});

test('a retaining ring for a shaft is told from one for a bore by what the number measures', () => {
  const words = (text: string) => understand(text, none).meanings.map((meaning) => meaning.text);
  expect(words('卡簧 轴径20')).toEqual(['卡簧', '轴用', '20']);
  expect(words('挡圈 孔径52')).toEqual(['挡圈', '孔用', '52']);
  expect(words('轴承 轴径20')).not.toContain('轴用');
});

test('spellings of poles, amperes and lengths meet', () => {
  expect(normalise('三极 32 amp')).toBe(normalise('3P 32A'));
  for (const text of ['M8L30', 'M8×30L', 'M8 L=30', 'M8长30']) expect(normalise(text)).toContain('m8x30');
  expect(normalise('M6x25,12.9')).toBe('m6x25,12.9');
});

test('a general word finds its kinds, a kind none of the others', () => {
  const synonyms = synonymsOf([['槽式桥架', 'trunking']], [[['桥架'], ['槽式桥架', '梯式桥架']]]);
  expect([...synonyms.get('桥架')!]).toEqual(expect.arrayContaining(['槽式桥架', '梯式桥架', 'trunking']));
  expect([...synonyms.get('槽式桥架')!]).toEqual(['trunking']);
});

const words = (query: string): string[] => understand(query, none).meanings.map(({ text }) => text);
test('what lifts is told by its tonnes; of anything else they say how many are wanted', () => {
  expect(words('卸扣 12吨')).toContain('12t');
  expect(words('千斤顶20吨')).toContain('20t');
  expect(words('螺纹钢 20吨')).not.toContain('20t');
});

test.each([
  ['DIN933-M8X25-8.8', ['din933', 'm8x25', '8.8']],
  ['DN50PN16 球阀', ['dn50', 'pn16', '球阀']],
  ['Z41H-16C-50', ['z41h-16c', 'dn50']],
  ['16公斤压力 闸阀', ['1.6mpa', '闸阀']],
  ['角钢 50x5', ['角钢', '50x50x5']],
  ['轴承 12/28/8', ['轴承', '12x28x8']],
  ['25-52-15 轴承', ['25x52x15', '轴承']],
  ['内六角螺钉 M4-20', ['m4x20']],
  ['内六角螺丝 螺纹8mm 长30mm', ['m8x30']],
  ['螺栓 直径12 长80', ['m12x80']],
])('what is glued together or left out is read: %s', (query, read) => {
  expect(words(query)).toEqual(expect.arrayContaining(read));
});

test('threads of whole inches and lengths behind inch threads are in inches, with the sign and without', () => {
  expect(normalise('Rc1')).toBe(normalise('1"'));
  expect(normalise('NPT 2')).toBe(normalise('2"'));
  expect(normalise('1/4-20 x 3/4')).toBe(normalise('1/4-20×3/4″'));
  expect(normalise('7/16-20 x 1 1/4')).toBe(normalise('7/16-20×1-1/4″'));
});

test('two figures behind a standard are its size, and a year where the size stands behind them', () => {
  expect(normalise('GB/T 862.1-10')).toBe('gb862.1 10');
  expect(normalise('GB/T 5783-16 M8×30')).toBe('gb5783 m8x30');
  expect(normalise('GB 70-85')).toBe('gb70');
  expect(normalise('4ji dianji')).toBe(normalise('4极 dianji'));
});
