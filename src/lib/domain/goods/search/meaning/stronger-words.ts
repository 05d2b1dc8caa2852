/** Grades of strength above another one: who wants a bolt stronger than 8.8 takes 10.9 and 12.9. */
const GRADES_ABOVE: Record<string, readonly [string, ...string[]]> = {
  '4.8': ['8.8', '10.9', '12.9'],
  '5.8': ['8.8', '10.9', '12.9'],
  '6.8': ['8.8', '10.9', '12.9'],
  '8.8': ['10.9', '12.9'],
  '10.9': ['12.9'],
};
const GRADE = String.raw`(10\.9|[4-68]\.8)`;
/** 高于8.8级, 比8.8更强, stronger than 8.8; a number in millimetres is no grade. */
const ABOVE = new RegExp(
  [
    String.raw`(?:强度|等级|级别|性能)*\s*(?:要|需)?(?:高于|大于|超过|强于|优于|[>＞](?![=＝]))\s*${GRADE}\s*级?(?!\s*mm|[\d.])的?`,
    String.raw`比\s*${GRADE}\s*级?\s*(?:的|更|还|要)*(?:高|强|硬|好|大|结实)(?:强度|级别|等级|一级|的)*`,
    String.raw`(?:(?:strength|grade|class)\s+)?(?:stronger|higher|harder|better|greater|more|above|over|exceeding)\s+(?:than\s+)?(?:grade\s+|class\s+)?${GRADE}(?!\s*mm|[\d.])`,
  ].join('|'),
  'giu',
);
const FORMS = 3;

/** The text with the next grade for a comparison, and the grades above that one that are meant as well. */
export function withGradesAbove(text: string): { text: string; above: Map<string, readonly string[]> } {
  const above = new Map<string, readonly string[]>();
  const told = text.replace(ABOVE, (whole, ...said: (string | undefined)[]) => {
    const [least, ...more] = GRADES_ABOVE[said.slice(0, FORMS).find(Boolean) ?? ''] ?? [];
    if (!least) return whole;
    above.set(least, more);
    return ` ${least}级 `;
  });
  return { text: told, above };
}
