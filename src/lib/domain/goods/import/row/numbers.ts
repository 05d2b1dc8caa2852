const GROUPED = /^([-+]?\d{1,3})((?:[,，']\d{3})+)(\.\d+)?$/;

/**
 * A number as people write it, as it is computed with: full-width digits, blanks, and commas between thousands. A
 * comma elsewhere may be a decimal point, so it stays and the cell is refused.
 */
export function plainNumber(text: string): string {
  const plain = text.normalize('NFKC').replace(/\s/g, '');
  return GROUPED.test(plain) ? plain.replace(/[,']/g, '') : plain;
}
