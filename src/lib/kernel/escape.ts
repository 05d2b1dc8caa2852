const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Characters that XML 1.0 cannot hold. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text as it stands between tags of HTML and in their attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

/** The same for XML, whose readers make a line feed of a bare carriage return. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replace(NOT_XML, '')).replace(/\r/g, '&#13;');
