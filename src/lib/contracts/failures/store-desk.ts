export const storeDeskFailures = {
  'store.hours': { status: 400 },
  'store.phone': { status: 400 },
  'store.free_freight': { status: 400 },
  'store.closing': { status: 400 },
  'store.picture': { status: 400 },
  'store.return_gone': { status: 404 },
  'store.return_name': { status: 400 },
  'store.return_address': { status: 400 },
  'store.certificate_gone': { status: 404 },
  'store.certificate_name': { status: 400 },
  'store.certificate_image': { status: 400 },
  'store.certificate_day': { status: 400 },
  'freight.gone': { status: 404 },
  /** A rule whose words or numbers cannot be read. */
  'freight.line': { status: 400 },
  'freight.free_line': { status: 400 },
  /** A zone that has no region, or no fee. */
  'freight.ring': { status: 400 },
  'freight.region': { status: 400 },
  /** A template for all regions needs a rate for regions that no rule names. */
  'freight.elsewhere': { status: 400 },
  'freight.undelivered': { status: 400 },
  'freight.used': { status: 409 },
} as const;
