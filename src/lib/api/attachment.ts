/** What RFC 5987 allows in a name as it is; everything else is written as its bytes. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The header that has a browser save a file under this name; `plain` is for those that read ASCII alone. */
export const attachment = (name: string, plain?: string): string =>
  plain === undefined
    ? `attachment; filename="${name}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
