export const invoiceFailures = {
  'invoice.header_not_found': { status: 404 },
  /** `n` headers at most. */
  'invoice.header_limit': { status: 400 },
  'invoice.header_default': { status: 409 },
  'invoice.title': { status: 400 },
  'invoice.tax_no': { status: 400 },
  'invoice.email': { status: 400 },
  'invoice.phone': { status: 400 },
  /** Special invoices are made out to companies. */
  'invoice.special_company': { status: 400 },
  'invoice.tax_no_missing': { status: 400 },
  /** What a special invoice asks for. */
  'invoice.bank_name': { status: 400 },
  'invoice.bank_code': { status: 400 },
  'invoice.address': { status: 400 },
  'invoice.tel': { status: 400 },
  'invoice.email_missing': { status: 400 },
  'invoice.bank_account': { status: 400 },
  'invoice.not_found': { status: 404 },
  'invoice.wrong_state': { status: 409 },
  'invoice.exists': { status: 409 },
  'invoice.store_off': { status: 400 },
  'invoice.order_state': { status: 409 },
  'invoice.nothing': { status: 409 },
  'invoice.unpaid': { status: 409 },
  'invoice.other_header': { status: 409 },
  'invoice.number': { status: 400 },
  'invoice.number_taken': { status: 409 },
  'invoice.year_over': { status: 409 },
  'invoice.reason': { status: 400 },
  /** A table without headings for the request and the number. */
  'invoice.columns': { status: 400 },
  'invoice.not_issued': { status: 409 },
  /** Neither PDF nor OFD nor XML by its content, whatever its name is. */
  'invoice.file': { status: 400 },
  'paper.gone': { status: 404 },
  'paper.not_ready': { status: 409 },
  /** Only a table that could not be written is written again. */
  'paper.not_failed': { status: 409 },
  /** So many tables of the caller wait already. */
  'paper.tables_waiting': { status: 409 },
  /** This mall sends no letters. */
  'mail.off': { status: 400 },
} as const;
