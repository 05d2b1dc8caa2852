const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const textOf = (xml: string): string =>
  xml.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Text of the first element of this name in an answer of a bucket; undefined: there is none. */
export function tagOf(xml: string, tag: string): string | undefined {
  const [, inside] = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml) ?? [];
  return inside === undefined ? undefined : textOf(inside);
}
