import { needsPhones } from '#lib/contracts/store-role.ts';
import { rolesOf, type MerchantContext } from '#lib/domain/context.ts';

/** Whether the caller gets unmasked phones in the store's orders and refunds. */
export const seesPhones = ({ actor }: Pick<MerchantContext, 'actor'>): boolean => needsPhones(rolesOf(actor));
