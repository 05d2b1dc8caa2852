/** Pictograms in a square from -1 to 1. */
const GLYPHS: Record<string, string> = {
  smoke:
    'M-.75 .1H.45V.34H-.75Z M.5 .1H.62V.34H.5Z M.67 .1H.79V.34H.67Z M.5 -.05C.5 -.3 .2 -.25 .2 -.5C.2 -.7 .4 -.7 .4 -.85H.5C.5 -.62 .32 -.62 .32 -.48C.32 -.32 .62 -.36 .62 -.05Z',
  flame:
    'M0 -.8C.1 -.4 .55 -.2 .5 .25C.47 .6 .2 .75 0 .75C-.25 .75 -.5 .58 -.5 .22C-.5 0 -.38 -.15 -.3 -.3C-.25 -.1 -.15 -.05 -.1 -.05C-.2 -.35 -.1 -.6 0 -.8Z',
  person:
    'M0 -.85A.19 .19 0 1 1 -.01 -.85Z M-.3 -.4H.3L.44 .15L.3 .2L.2 -.1V.85H.04V.3H-.04V.85H-.2V-.1L-.3 .2L-.44 .15Z',
  bolt: 'M.16 -.62L-.34 .12H-.06L-.2 .62L.34 -.14H.04Z',
  forklift:
    'M-.72 .1L-.62 -.1H-.4V-.5H.1L.3 .1V.32H-.72Z M-.3 -.4V-.02H.14L.02 -.4Z M.38 -.6H.48V.34H.86V.42H.38Z M-.36 .42A.14 .14 0 1 1 -.37 .42Z M.14 .42A.12 .12 0 1 1 .13 .42Z',
  gear: 'M-.12 -.62H.12L.16 -.44L.32 -.36L.5 -.46L.62 -.28L.48 -.14L.5 .02L.64 .14L.52 .34L.34 .26L.18 .38L.14 .56H-.12L-.16 .38L-.32 .28L-.5 .36L-.62 .16L-.48 .02L-.48 -.14L-.62 -.26L-.5 -.46L-.32 -.36L-.16 -.44Z M0 -.22A.2 .2 0 1 0 .01 -.22Z',
  helmet:
    'M-.62 .02C-.62 -.5 -.3 -.7 0 -.7C.3 -.7 .62 -.5 .62 .02H.74V.16H-.74V.02Z M-.46 .24H.46V.4C.46 .7 .2 .86 0 .86C-.2 .86 -.46 .7 -.46 .4Z',
  goggles:
    'M0 -.8C.4 -.8 .62 -.5 .62 -.1C.62 .4 .36 .86 0 .86C-.36 .86 -.62 .4 -.62 -.1C-.62 -.5 -.4 -.8 0 -.8Z M-.62 -.2H.62V.16H.14L0 .02L-.14 .16H-.62Z',
  exit: 'M-.06 -.86A.16 .16 0 1 1 -.07 -.86Z M-.34 -.44L.1 -.52L.34 -.24L.56 -.2L.54 -.06L.26 -.1L.12 -.24L.04 .1L.3 .34L.24 .84L.1 .84L.12 .42L-.14 .2L-.3 .5L-.66 .5L-.66 .36L-.38 .34L-.16 -.3L-.3 -.3L-.44 -.06L-.56 -.12Z',
  extinguisher:
    'M-.24 -.3Q-.24 -.46 0 -.46Q.24 -.46 .24 -.3V.84H-.24Z M-.08 -.62H.08V-.46H-.08Z M-.1 -.74H.4V-.62H-.1Z M-.14 -.7C-.6 -.66 -.5 -.2 -.46 .2H-.36C-.4 -.2 -.44 -.52 -.14 -.58Z',
};

/** A glyph of GLYPHS laid at (x, y), `r` half its height. */
export function pictogram(name: string, x: number, y: number, r: number): string {
  return (GLYPHS[name] ?? '').replace(/([A-Z])([^A-Z]*)/g, (_, letter: string, rest: string) => {
    const nums = rest.trim() === '' ? [] : rest.trim().split(/[ ,]+/).map(Number);
    const scaled = nums.map((value, i) => {
      if (letter === 'A') {
        const k = i % 7;
        return k === 0 || k === 1 ? value * r : k === 5 ? x + value * r : k === 6 ? y + value * r : value;
      }
      if (letter === 'H') return x + value * r;
      if (letter === 'V') return y + value * r;
      return i % 2 === 0 ? x + value * r : y + value * r;
    });
    return letter + scaled.map((value) => Math.round(value * 100) / 100).join(' ');
  });
}
