/** Headings of a file of issued numbers, as tax software and our own tables write them; without blanks, in lower case. */
export const NUMBER_HEADINGS = {
  request: ['发票流水号', '申请编号', '流水号', '单据编号', 'requestno.', 'requestno', 'request'],
  number: ['数电发票号码', '数电票号码', '发票号码', 'invoiceno.', 'invoiceno', 'invoicenumber'],
} as const;
