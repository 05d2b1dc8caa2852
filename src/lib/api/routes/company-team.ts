import { companyTeamApi } from '../../contracts/company-team.ts';
import {
  answerHandover,
  answerInvitation,
  changeRole,
  dropCompanyAddress,
  inviteMember,
  leaveTeam,
  limitMember,
  listCompanyAddresses,
  listInvitations,
  listTeamLog,
  offerCompany,
  readTeam,
  removeMember,
  setOrderRule,
  shareAddress,
  withdrawCompany,
  withdrawInvitation,
} from '../../domain/account/company/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { wireWord } from '../../i18n/translate.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';
import { wordsIn } from '../texts.ts';

/** Names of roles in an entry are words of the reader's language. */
function sentenceOf(locale: Locale, event: string, params: Record<string, string>): string {
  const t = wordsIn(locale);
  const roles = Object.entries(params).filter(([name]) => ['role', 'from', 'to'].includes(name));
  const named = Object.fromEntries(roles.map(([name, role]) => [name, wireWord(t, 'company:role', role)]));
  return wireWord(t, 'company:log', event, { ...params, ...named });
}

export const companyTeamRoutes = serve(companyTeamApi, {
  read: readTeam,
  invitations: listInvitations,
  invite: inviteMember,
  withdraw: withdrawInvitation,
  answer: answerInvitation,
  role: changeRole,
  limit: limitMember,
  rule: setOrderRule,
  remove: removeMember,
  leave: leaveTeam,
  offerCompany,
  withdrawCompany,
  answerHandover,
  addresses: listCompanyAddresses,
  shareAddress,
  dropAddress: dropCompanyAddress,
  async log(ctx, page) {
    const found = await listTeamLog(ctx, page);
    if (!found.ok) return found;
    const list = found.value.list.map(({ event, params, ...entry }) => ({
      ...entry,
      text: sentenceOf(ctx.locale, event, params),
    }));
    return ok({ ...found.value, list });
  },
});
