export const storeFailures = {
  /** This mall has no provider of virtual numbers. */
  'hotline.off': { status: 400 },
  'store.closed': { status: 400 },
  'certificate.code': { status: 400 },
  'certificate.none': { status: 404 },

  'intention.closed': { status: 400 },
  'intention.mer_name': { status: 400 },
  'intention.legal_person': { status: 400 },
  'intention.company_name': { status: 400 },
  'intention.name': { status: 400 },
  /** None was chosen. */
  'intention.category': { status: 400 },
  'intention.type': { status: 400 },
  /** The chosen one is not there. */
  'intention.no_category': { status: 400 },
  'intention.no_type': { status: 400 },
  'intention.images': { status: 400 },
  'intention.agree': { status: 400 },
  'intention.name_taken': { status: 409 },
  /** Told only to who holds the phone. */
  'intention.phone_taken': { status: 409 },
  'intention.phone_merchant': { status: 409 },
  'intention.too_many_images': { status: 400 },
  'intention.image_foreign': { status: 400 },
  'intention.not_found': { status: 404 },
  'intention.wrong_state': { status: 409 },
  'intention.reason': { status: 400 },
  'code.intention': { status: 400 },
  /** The mall's first password was not used in time. */
  'password.initial_over': { status: 400 },
  /** A merchant still has the mall's first password. */
  'password.must_change': { status: 403 },

  'card.not_found': { status: 404 },
  'card.name': { status: 400 },
  'card.company': { status: 400 },
  'card.email': { status: 400 },
  'card.main_products': { status: 400 },
  'card.intentions': { status: 400 },
  /** Not a picture that this account has uploaded. */
  'card.image': { status: 400 },
  'card.images': { status: 400 },
  'card.too_long': { status: 400 },

  'community.not_found': { status: 404 },
  'community.no_author': { status: 404 },
  'community.own': { status: 400 },
  'community.closed': { status: 409 },
  'community.empty': { status: 400 },
  'community.too_long': { status: 400 },
  'community.title': { status: 400 },
  'community.topic': { status: 400 },
  'community.video': { status: 400 },
  'community.wrong_state': { status: 409 },
  'community.reason': { status: 400 },
  'upload.video': { status: 400 },
} as const;
