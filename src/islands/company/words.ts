import { TEAM_ROLES } from '#lib/contracts/fields.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';

export const roleWord = (t: Translate, role: string): string => wireWord(t, 'company:role', role);

export const roleOptions = (t: Translate) =>
  TEAM_ROLES.map((role) => ({ value: role, name: roleWord(t, role) }));

/** What each role may do, in one line. */
export const canWord = (t: Translate, role: string): string => wireWord(t, 'company:can', role);
