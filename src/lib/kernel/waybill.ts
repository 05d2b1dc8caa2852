/** A carrier's number, or the number plate of a truck. */
export const WAYBILL = /^(?:[A-Za-z0-9-]{4,40}|[\u4E00-\u9FFF][A-Za-z][A-Za-z0-9·]{4,7})$/;
/** Phone number of a courier, whose customers call five digits as well (95338); may be empty. */
export const PHONE = /^(?:\+?[0-9-]{5,20})?$/;
