/** Spellings that buyers mix for the same size, brought to one. Both sides of the search pass through here. */
const STEPS: [RegExp, string][] = [
  // 30×8, 30*8, 30 x 8 → 30x8; also after a letter size: M8*30.
  [/(\d)\s*[×x*✕]\s*(?=\d)/g, '$1x'],
  // m 8 → m8, dn 50 → dn50, pn 16 → pn16.
  [/\b(m|dn|pn|φ|ф)\s+(?=\d)/g, '$1'],
  [/[φфø](?=\d)/g, 'd'],
  // GB/T 70.1 → gb70.1; DIN 912 → din912; ISO 4762 → iso4762.
  [/\b(gb)\s*\/?\s*t?\s*(?=\d)/g, 'gb'],
  [/\b(din|iso|hg|jb|ansi|asme|astm|jis|en|cj)\s*\/?\s*t?\s*(?=\d)/g, '$1'],
  // 2.5mm² → 2.5mm2, 平方 → mm2.
  [/(\d)\s*(mm²|mm2|平方毫米|平方|平)/g, '$1mm2'],
  // 2寸, 2", 2'' → 2in; 1/2" → 1/2in.
  [/(\d)\s*(寸|英寸|"|''|″|”|inch(es)?\b)/g, '$1in'],
  [/(\d)\s*(毫米|mm)\b/g, '$1mm'],
  [/\bsus\s*(?=\d{3})/g, ''],
];

/** Lower case, half width, one spelling for sizes and standards. */
export function normalise(text: string): string {
  let out = text.normalize('NFKC').toLowerCase();
  for (const [pattern, replacement] of STEPS) out = out.replace(pattern, replacement);
  return out.replace(/\s+/g, ' ').trim();
}

/** What two designations are compared by: `6204-2RS`, `6204 2rs` and `6204/2RS` are one. */
export const designationKey = (text: string): string => normalise(text).replace(/[\s\-_/.,()（）]/g, '');
