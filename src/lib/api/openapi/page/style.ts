import { createHash } from 'node:crypto';

/** The whole look of the page; it loads nothing. */
export const STYLE = `
:root { color-scheme: light; --ink: #1d2129; --quiet: #5c6370; --line: #dde1e6; --ground: #f5f7fa; --brand: #b42318; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--ground); font: 15px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
main, header, footer { max-width: 1080px; margin: 0 auto; padding: 24px 16px; }
h1 { margin: 0 0 8px; font-size: 28px; } h2 { margin: 40px 0 12px; font-size: 22px; } h3 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
h4 { margin: 16px 0 4px; font-size: 14px; color: var(--quiet); }
a { color: var(--brand); } a:focus-visible, summary:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 8px 20px; margin: 16px 0 0; padding: 0; list-style: none; }
.calls { margin: 0; padding: 0; list-style: none; } .calls li { padding: 4px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.calls a { display: inline-block; min-height: 24px; margin-right: 8px; }
article { margin: 12px 0; padding: 16px; background: #fff; border: 1px solid var(--line); border-radius: 6px; }
article p { margin: 4px 0 0; } .quiet { color: var(--quiet); }
.method { display: inline-block; min-width: 52px; margin-right: 8px; color: var(--brand); }
code, pre { font: 13px/1.55 ui-monospace, "Cascadia Mono", Consolas, monospace; }
pre { margin: 0; padding: 12px; overflow-x: auto; background: var(--ground); border-radius: 4px; }
.scroll { overflow-x: auto; } table { width: 100%; min-width: 600px; border-collapse: collapse; font-size: 14px; }
th, td { padding: 6px 12px 6px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: break-word; }
summary { margin-top: 12px; cursor: pointer; color: var(--brand); }
`;

const hash = createHash('sha256').update(STYLE).digest('base64');

/** Nothing runs on this page, and only its own style applies. */
export const PAGE_CSP = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
