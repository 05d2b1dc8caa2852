import type { ServerResponse } from 'node:http';

/** A table of what a local double has kept; its rows are HTML. */
export function devPage(res: ServerResponse, title: string, rows: string): void {
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  res.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>` +
      `<style>body{font:14px/1.6 system-ui;margin:24px}td{padding:4px 12px;border-bottom:1px solid #ddd;white-space:pre-line;vertical-align:top}</style>` +
      `<h1>${title}</h1><p>No message leaves this machine.</p><table>${rows}</table></html>`,
  );
}
