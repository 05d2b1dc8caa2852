export const accountFailures = {
  /** No token; the client answers the words of this row by opening the login dialog. */
  'auth.required': { status: 41000 },
  /** The token has expired. */
  'auth.expired': { status: 410001 },
  /** The session was ended elsewhere. */
  'auth.revoked': { status: 410002 },
  'auth.forbidden': { status: 403 },
  /** One of the platform's people, but not of the role that the act asks for. */
  'auth.role': { status: 403 },

  /** Not an e-mail address. */
  'notice.email': { status: 400 },
  /** Letters need an address that was confirmed. */
  'notice.email_missing': { status: 400 },
  /** Notices of this kind belong to a role that the account does not have. */
  'notice.foreign': { status: 403 },
  'notice.mail_off': { status: 400 },

  // The validation keys of the specification, section 8; the numbers it leaves free are ours.
  /** No account given. */
  ERROR1: { status: 400 },
  /** No phone given. */
  ERROR2: { status: 400 },
  /** Not a mainland mobile number. */
  ERROR3: { status: 400 },
  /** A picture captcha is asked for. */
  ERROR4: { status: 400 },
  /** The picture captcha was answered wrongly, or too late. */
  ERROR5: { status: 400 },
  /** A code that was never asked for in this form. Forms say it: the API tells all wrong codes alike. */
  ERROR6: { status: 400 },
  /** No SMS code given. */
  ERROR7: { status: 400 },
  /** No password given. */
  ERROR8: { status: 400 },
  /** No new password given. */
  ERROR9: { status: 400 },
  /** The new password was not repeated. */
  ERROR10: { status: 400 },
  /** The agreements were not accepted. */
  ERROR11: { status: 400 },
  /** An SMS code of other signs than letters, digits and underscore. */
  ERROR12: { status: 400 },
  /** The two new passwords differ. */
  ERROR13: { status: 400 },
  /** The phone has an account already; answered only after its SMS code was entered. */
  ERROR14: { status: 400 },
  /** A password of the wrong shape. */
  ERROR15: { status: 400 },

  'password.common': { status: 400 },
  /** One's own, asked for again; `n`: tries that are left. */
  'password.wrong': { status: 400 },
  /** `n`: least characters; an answer of commands at the server. */
  'password.administrator': { status: 400 },
  'administrator.none': { status: 404 },
  /** `n`: seconds until a code may be asked for again; of the other one minutes. */
  'sms.too_many': { status: 429 },
  'sms.too_many_long': { status: 429 },
  /** This mall sends no SMS. */
  'sms.off': { status: 400 },
  /** Wrong, used, expired or tried too often; the answer is the same for all, so that it gives nothing away. */
  'code.wrong': { status: 400 },
  'login.wrong_code': { status: 400 },
  /** `n`: tries that are left. */
  'login.wrong': { status: 400 },
  'login.frozen': { status: 429 },
  /** The first factor was accepted; `ticket` must be sent with the code of the second, for `seconds`. */
  'factor.wanted': { status: 403 },
  /** The ticket is over, used or was tried too often: log in again. */
  'factor.over': { status: 400 },
  'factor.code': { status: 400 },
  'factor.wrong': { status: 400 },
  'factor.frozen': { status: 429 },
  /** One of the platform's people without a second factor: it is set up before anything else. */
  'factor.must_set_up': { status: 403 },
  'factor.password_first': { status: 409 },
  'factor.on_already': { status: 409 },
  'factor.not_begun': { status: 409 },
  'factor.off': { status: 409 },
  'account.disabled': { status: 403 },
  /** Told only to who holds the phone. */
  'account.unknown': { status: 400 },
  'phone.taken': { status: 400 },
  'phone.same': { status: 400 },
  'nickname.length': { status: 400 },
  'name.pretended': { status: 400 },
  'avatar.foreign': { status: 400 },
  // Why an account cannot be closed yet.
  'close.order': { status: 409 },
  'close.refund': { status: 409 },
  'close.invoice': { status: 409 },
  'close.credit': { status: 409 },
  'close.balance': { status: 409 },
  'close.payment': { status: 409 },
  'close.role': { status: 409 },
  /** Colleagues are left behind: one leaves the company first, its owner removes them. */
  'close.company': { status: 409 },
  'session.not_found': { status: 404 },
  /** The QR code is unknown, expired, used, or another phone's. */
  'scan.invalid': { status: 400 },

  'address.not_found': { status: 404 },
  'address.name': { status: 400 },
  'address.region': { status: 400 },
  'address.detail': { status: 400 },
  'address.limit': { status: 400 },
  'address.default': { status: 400 },
} as const;
