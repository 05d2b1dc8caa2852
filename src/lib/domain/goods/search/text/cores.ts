/** Sections of wires (IEC 60228), mm². */
const SECTIONS = '0.5|0.75|1|1.5|2.5|4|6|10|16|25|35|50|70|95|120|150|185|240';
const CORES = new RegExp(String.raw`^(\d{1,2})([xg])(${SECTIONS})$`);

/** Cores of a cable with and without one that is green and yellow: 3x2.5 is also found as 3G2.5, and 3G2.5 as 3x2.5. */
export function otherCores(size: string): string[] {
  const [, count, sign, section] = CORES.exec(size) ?? [];
  return count ? [`${count}${sign === 'x' ? 'g' : 'x'}${section}`] : [];
}
