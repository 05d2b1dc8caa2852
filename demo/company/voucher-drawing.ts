/** A bank's slip as a drawing, for the demo's finance desk. */
export function voucherDrawing(facts: {
  payer: string;
  bank: string;
  serialNo: string;
  amount: string;
}): string {
  const rows: [string, string][] = [
    ['付款户名', facts.payer],
    ['付款银行', facts.bank],
    ['流水号', facts.serialNo],
    ['金额（元）', facts.amount],
    ['收款户名', '工采汇（演示）供应链有限公司'],
  ];
  const lines = rows.map(
    ([name, value], at) =>
      `<text x="48" y="${170 + at * 56}" fill="#5A6675">${name}</text><text x="240" y="${170 + at * 56}" fill="#1F2933">${value}</text><path d="M48 ${186 + at * 56}h704" stroke="#D5DBE3"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 480" font-family="sans-serif" font-size="24"><rect width="800" height="480" fill="#FFF"/><rect x="16" y="16" width="768" height="448" fill="none" stroke="#0B6E99" stroke-width="4"/><text x="400" y="84" font-size="34" text-anchor="middle" fill="#0B6E99">电子转账回单（演示）</text>${lines.join('')}</svg>`;
}
