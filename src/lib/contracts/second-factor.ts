import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { endpoint } from './endpoint.ts';
import { Login } from './identity.ts';

const limit = { max: 60, windowMs: minutes(1) };
/** Six digits of the authenticator, or a code of the list on paper; blanks and dashes do not matter. */
const Code = z
  .string('factor.code')
  .check(z.trim(), z.minLength(1, 'factor.code'), z.maxLength(40, 'factor.wrong'));
const Password = z.string('ERROR8').check(z.minLength(1, 'ERROR8'), z.maxLength(100, 'ERROR8'));

export const FactorState = z.object({
  is_on: z.boolean(),
  /** The account belongs to the platform's people: it does nothing without. */
  is_required: z.boolean(),
  /** Codes on paper that were not used. */
  recovery_left: z.number(),
});
export type FactorState = z.infer<typeof FactorState>;

/** Told once, for the authenticator: as text, as an address and as a picture. */
export const FactorSecret = z.object({ secret: z.string(), uri: z.string(), qrcode: z.string() });
export type FactorSecret = z.infer<typeof FactorSecret>;

/** Shown once, to be kept on paper. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

const ofPassword = ['ERROR8', 'password.wrong', 'login.frozen', 'factor.password_first'] as const;
const ofCode = ['factor.code', 'factor.wrong', 'factor.frozen'] as const;

export const secondFactorApi = {
  logIn: endpoint.post('/api/auth/second_factor', {
    keyless: 'nobody',
    summary: 'Ends a login that answered factor.wanted, with its ticket and a code',
    input: z.object({ ticket: z.string('factor.over').check(z.maxLength(100, 'factor.over')), code: Code }),
    returns: Login,
    fails: [...ofCode, 'factor.over', 'account.disabled'],
    message: 'identity:succeeded',
    limit,
  }),
  read: endpoint.get('/api/user/second_factor', {
    summary: 'Whether the account has a second factor',
    access: 'user',
    beforeFactor: true,
    returns: FactorState,
  }),
  begin: endpoint.post('/api/user/second_factor/begin', {
    keyless: 'secret',
    summary: 'A new secret for an authenticator; it counts when a code of it was confirmed',
    access: 'user',
    beforeFactor: true,
    input: z.object({ password: Password }),
    returns: FactorSecret,
    fails: [...ofPassword, 'factor.on_already'],
    limit,
  }),
  confirm: endpoint.post('/api/user/second_factor/confirm', {
    keyless: 'secret',
    summary: 'The first code turns it on, tells the recovery codes once and ends the other sessions',
    access: 'user',
    beforeFactor: true,
    input: z.object({ code: Code }),
    returns: RecoveryCodes,
    fails: [...ofCode, 'factor.not_begun', 'factor.on_already'],
    limit,
  }),
  renew: endpoint.post('/api/user/second_factor/recovery', {
    keyless: 'secret',
    summary: 'New recovery codes in the place of the old ones',
    access: 'user',
    input: z.object({ password: Password }),
    returns: RecoveryCodes,
    fails: [...ofPassword, 'factor.off'],
    limit,
  }),
  remove: endpoint.post('/api/user/second_factor/remove', {
    summary: 'Takes the second factor away, for the password and a code, and ends the other sessions',
    access: 'user',
    input: z.object({ password: Password, code: Code }),
    fails: [...ofPassword, ...ofCode, 'factor.off'],
    limit,
  }),
};
