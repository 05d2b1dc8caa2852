export const deliveryFailures = {
  'checkout.no_city': { status: 400 },
  'checkout.city_zone': { status: 400 },
  'checkout.one_way': { status: 400 },
  /** The caller, or a member of their company, works for the store. */
  'checkout.own_store': { status: 403 },
  'checkout.pick_up_person': { status: 400 },
  'delivery.not_found': { status: 404 },
  'delivery.wrong_state': { status: 409 },
  /** Nobody who rides for the store. */
  'delivery.no_rider': { status: 400 },
  'delivery.code': { status: 400 },
  /** Five codes were missed five times each. */
  'delivery.code_spent': { status: 409 },
  'delivery.photo': { status: 400 },
  'delivery.taken_by': { status: 400 },
  /** Goods that come back need a reason; a reason outside the list needs a note. */
  'delivery.reason': { status: 400 },
  'carrier.gone': { status: 404 },
  /** Small letters and digits, and no other carrier has it. */
  'carrier.code': { status: 400 },
  'carrier.name': { status: 400 },
  'carrier.phone': { status: 400 },
  'carrier.link': { status: 400 },
} as const;
