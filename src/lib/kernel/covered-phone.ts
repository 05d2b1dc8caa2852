/** A phone with its middle hidden. */
export const coveredPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
