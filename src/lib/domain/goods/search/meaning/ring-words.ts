/** What measures an O-ring, beside its number. */
const N = String.raw`\s*[:：=为是约]?\s*[φΦ⌀ø]?\s*(\d{1,4}(?:\.\d{1,3})?)\s*(?:mm|毫米)?(?![\d.x×*])`;
const NAMES = {
  section: new RegExp(
    `(?:线径|丝径|线粗|截面(?:直径)?|断面(?:直径)?|\\bc\\.?s\\.?(?![a-z])|\\b(?:cross[ -]?)?section(?: diameter)?|\\bcord)${N}`,
    'i',
  ),
  inside: new RegExp(`(?:内径|\\bi\\.?d\\.?(?![a-z])|\\b(?:inside|inner)(?: dia(?:meter)?)?)${N}`, 'i'),
  outside: new RegExp(`(?:外径|\\bo\\.?d\\.?(?![a-z])|\\b(?:outside|outer)(?: dia(?:meter)?)?)${N}`, 'i'),
};
const RING =
  /(?<![a-z\d])[o0]\s*-?\s*[型形]?\s*(?:橡胶)?(?:密封)?圈|\bo-?\s?rings?\b|密封圈|胶圈|皮圈|^[^\p{Script=Han}]*(?:线径|丝径|内径|外径)[^\p{Script=Han}]*(?:线径|丝径|内径|外径)[^\p{Script=Han}]*$/iu;
/** Whoever measures the outside is some hundredths off: rings are made by their inside, mostly in halves of a millimetre. */
const OFF_MM = 0.15;
const made = (inside: number): number => {
  const half = Math.round(inside * 2) / 2;
  return Math.abs(half - inside) <= OFF_MM ? half : Number(inside.toFixed(2));
};

/** An O-ring is listed by its inside and its section, whichever two of three were measured: 外径35 线径3.55 is 28×3.55. */
export function withRings(text: string): string {
  if (!RING.test(text)) return text;
  const found = Object.values(NAMES).map((pattern) => pattern.exec(text));
  const [section, inside, outside] = found.map((match) => match && Number(match[1]));
  const thick = section ?? (inside && outside ? (outside - inside) / 2 : undefined);
  const hole = inside ?? (outside && section ? made(outside - 2 * section) : undefined);
  if (!thick || !hole || thick <= 0 || hole <= thick / 2) return text;
  const rest = found.reduce((out, match) => (match ? out.replace(match[0], ' ') : out), text);
  return `${RING_NAMED.test(rest) ? rest : `o型圈 ${rest}`} ${hole}x${Number(thick.toFixed(2))} `;
}
const RING_NAMED = /圈|\brings?\b/i;
