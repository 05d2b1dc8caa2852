const GROUND = ['#22303F', '#1858B8', '#0B7A4B', '#A65B00'];

const plain = (text: string): string => text.replace(/[<>&"']/g, '');

/** The sign and the banner of a store that has none yet, made from its name. */
export function storeLook(name: string): { avatar: string; banner: string } {
  const words = plain(name);
  const sign = [...words].slice(0, 2).join('');
  const ground = GROUND[[...words].length % GROUND.length];
  const font =
    'font-family="PingFang SC, Microsoft YaHei, Noto Sans SC, sans-serif" fill="#fff" font-weight="600"';
  const svg = (width: number, height: number, inner: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${inner}</svg>`;
  return {
    avatar: svg(200, 200, `<text x="100" y="124" text-anchor="middle" font-size="72" ${font}>${sign}</text>`),
    banner: svg(
      1200,
      280,
      `<path d="M1200 0V280H820Z" fill="#fff" fill-opacity=".08"/><text x="80" y="156" font-size="44" ${font}>${words}</text>`,
    ),
  };
}
