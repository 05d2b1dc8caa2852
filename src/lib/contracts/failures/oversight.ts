export const oversightFailures = {
  'oversight.gone': { status: 404 },
  'oversight.reason': { status: 400 },
  /** It has this state already: another request was first. */
  'oversight.wrong_state': { status: 409 },
  'oversight.own_account': { status: 403 },
  /** Nobody of the platform decides about what they wrote themselves. */
  'oversight.own': { status: 403 },
  /** Nobody of the platform decides about a store that they work for. */
  'oversight.own_store': { status: 403 },
  /** People of the platform are frozen by an owner alone. */
  'oversight.of_platform': { status: 403 },
  'oversight.second_person': { status: 403 },
  /** Whoever got roles of the platform lately is none of two people. */
  'oversight.newcomer': { status: 403 },
  /** Somebody of the platform has a role there. */
  'oversight.no_role': { status: 400 },
  'oversight.no_account': { status: 404 },
  'oversight.amount': { status: 400 },
  'oversight.too_little': { status: 409 },
  'goods.withheld': { status: 409 },
} as const;
