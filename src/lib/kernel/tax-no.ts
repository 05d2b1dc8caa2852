/** Tax numbers of buyers: 15 digits and letters (old), 18 (unified social credit code) or 20 (persons with a business). */

const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** The last sign of a unified social credit code, from the seventeen before it (GB 32100-2015). */
export function creditCodeCheck(first17: string): string | undefined {
  let sum = 0;
  for (const [place, weight] of WEIGHTS.entries()) {
    const value = SIGNS.indexOf(first17[place] ?? '?');
    if (value < 0) return undefined;
    sum += value * weight;
  }
  return SIGNS[(31 - (sum % 31)) % 31];
}

/** Upper case without spaces, as it is kept. */
export const plainTaxNo = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

/** Whether a plain tax number can exist; one of 18 signs must carry its right check sign. */
export function isTaxNo(taxNo: string): boolean {
  if (/^[0-9A-Z]{15}$/.test(taxNo) || /^[0-9A-Z]{20}$/.test(taxNo)) return true;
  return /^[0-9A-Z]{18}$/.test(taxNo) && creditCodeCheck(taxNo.slice(0, 17)) === taxNo[17];
}
