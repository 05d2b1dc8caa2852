/** What was bought, in one short text: the designation, or the options where it is made of words of one language. */
export const specOf = ({ designation, sku }: { designation: string; sku: string }): string =>
  designation === '' || /[a-z]{3,}/.test(designation) ? sku || designation : designation;
