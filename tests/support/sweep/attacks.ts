// Requests that are wrong as a whole: no JSON, another type, too large, too deep, broken text, doubled names.
import type { RawRequest } from './send.ts';

type Attack = [what: string, request: Omit<RawRequest, 'method'>];

const JSON_TYPE = { 'content-type': 'application/json' };
const MEGABYTE = 1024 * 1024;

const deep = (levels: number): string => `{"id":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const withNames = (count: number): string =>
  `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;
/** Made once, for hundreds of rows. */
const LONG = JSON.stringify({ id: 'a'.repeat(MEGABYTE), keyword: 'b' });
const TOO_DEEP = deep(100);
const TOO_MANY_NAMES = withNames(2000);
/** Bodies are read before it is known whose they are: what takes long to send is sent to a few rows only. */
const HUGE: [what: string, body: string][] = [
  ['100,000 levels', deep(100_000)],
  ['sixty thousand names', withNames(60_000)],
];

export function bodyAttacks(path: string, { huge }: { huge: boolean }): Attack[] {
  const asJson = (what: string, body: BodyInit): Attack => [what, { path, headers: JSON_TYPE, body }];
  return [
    ['no body', { path }],
    ['no body, but JSON is announced', { path, headers: JSON_TYPE }],
    ['JSON as text/plain', { path, headers: { 'content-type': 'text/plain' }, body: '{"id":1}' }],
    ['a form', { path, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'id=1' }],
    [
      'a broken multipart',
      { path, headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--y\r\n' },
    ],
    asJson('half a JSON', '{"id":'),
    asJson('null', 'null'),
    asJson('a list', '[1,2]'),
    asJson('a number', '12'),
    asJson('a text', '"x"'),
    asJson('broken UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
    asJson('a prototype', '{"__proto__":{"isAdmin":true},"uid":1}'),
    asJson('a prototype in disguise', '{"\\u005f_proto__":{"isAdmin":true}}'),
    asJson('100 levels', TOO_DEEP),
    asJson(
      'numbers beyond every type',
      '{"id":1e309,"cart_num":1e309,"page":-1e309,"price":123456789012345678901234567890}',
    ),
    asJson('the same name twice', '{"id":1,"id":[2]}'),
    asJson('a text of one megabyte', LONG),
    asJson('two thousand names', TOO_MANY_NAMES),
    ...(huge ? HUGE.map(([what, body]) => asJson(what, body)) : []),
  ];
}

export function queryAttacks(path: string): Attack[] {
  const [bare = path] = path.split('?');
  const asked = (what: string, query: string): Attack => [what, { path: `${bare}?${query}` }];
  return [
    asked('no query', ''),
    asked('names twice', 'page=1&page=2&id=1&id=2&limit=5&limit=6'),
    asked('lists for texts', 'keyword[]=a&keyword[]=b&page[]=1'),
    asked('nested names', 'page[a][b]=1&page.__proto__.x=1'),
    asked('a prototype', '__proto__=1&constructor=2&__proto__[x]=1'),
    asked('a null byte', 'keyword=a%00b&name=%00'),
    asked('broken UTF-8', 'keyword=%ff%fe&name=%E0%A4'),
    asked('a broken escape', 'keyword=%zz%'),
    asked('pages without end', 'page=99999999999&limit=99999999999'),
    asked('a long query', `keyword=${'a'.repeat(60_000)}`),
    asked('many names', Array.from({ length: 2000 }, (_, at) => `k${at}=1`).join('&')),
  ];
}
