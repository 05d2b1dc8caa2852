export const feedbackFailures = {
  'feedback.empty': { status: 400 },
  'feedback.too_long': { status: 400 },
  'feedback.images': { status: 400 },
  'feedback.image_foreign': { status: 400 },
  'feedback.realname': { status: 400 },
  'feedback.contact': { status: 400 },
  /** `n`: how many in 24 hours. */
  'feedback.limit': { status: 429 },
  'feedback.not_found': { status: 404 },
  'feedback.answered': { status: 409 },
} as const;
