import type { DomainSettings, UserActor } from '#lib/domain/context.ts';

/** The platform's people have a second factor wherever real people come; in the demo it is only offered. */
export const needsFactor = ({ demo }: DomainSettings, { roles }: Pick<UserActor, 'roles'>): boolean =>
  !demo && roles.includes('platform');
