const escape = (text: string): string => text.replace(/[&<>"]/g, '');

interface Paper {
  title: string;
  subtitle: string;
  rows: [name: string, value: string][];
}

/** A document for the demo mall, marked as a specimen on its face. */
export function specimen({ title, subtitle, rows }: Paper): string {
  const font = 'font-family="PingFang SC, Microsoft YaHei, Noto Sans SC, Noto Sans CJK SC, sans-serif"';
  const lines = rows
    .map(
      ([name, value], at) =>
        `<text x="110" y="${300 + at * 54}" font-size="22" fill="#4E5969">${escape(name)}</text><text x="330" y="${300 + at * 54}" font-size="22" fill="#1D2129">${escape(value)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 700" width="1000" height="700"><rect width="1000" height="700" fill="#FFFDF7"/><rect x="28" y="28" width="944" height="644" fill="none" stroke="#B08D3C" stroke-width="6"/><rect x="42" y="42" width="916" height="616" fill="none" stroke="#B08D3C" stroke-width="1.5"/><g ${font}><text x="500" y="142" text-anchor="middle" font-size="52" font-weight="600" fill="#1D2129">${escape(title)}</text><text x="500" y="192" text-anchor="middle" font-size="22" fill="#4E5969">${escape(subtitle)}</text><text x="500" y="236" text-anchor="middle" font-size="20" fill="#B01705">演示样张 · SPECIMEN · 不具法律效力 NO LEGAL FORCE</text>${lines}<g transform="translate(800 560) rotate(-14)"><circle r="78" fill="none" stroke="#B01705" stroke-width="5" stroke-opacity=".7"/><text text-anchor="middle" y="-6" font-size="26" font-weight="600" fill="#B01705" fill-opacity=".7">样张</text><text text-anchor="middle" y="26" font-size="18" fill="#B01705" fill-opacity=".7">SPECIMEN</text></g></g></svg>`;
}
