import { oversightApi } from '../../contracts/oversight.ts';
import * as oversight from '../../domain/desk/oversight/index.ts';
import { serve } from '../mount.ts';

export const oversightRoutes = serve(oversightApi, {
  stores: oversight.listWatchedStores,
  storeCounts: oversight.countWatchedStores,
  freezeStore: oversight.freezeStore,
  thawStore: oversight.thawStore,
  members: oversight.listWatchedMembers,
  memberCounts: oversight.countWatchedMembers,
  freezeMember: oversight.freezeMember,
  thawMember: oversight.thawMember,
  goods: oversight.listWatchedGoods,
  goodsCounts: oversight.countWatchedGoods,
  withhold: oversight.withholdGoods,
  release: oversight.releaseGoods,
  askAgain: oversight.askAgain,
  operators: oversight.listOperators,
  addOperator: oversight.addOperator,
  changeOperator: oversight.changeOperator,
  logOutOperator: oversight.logOutOperator,
  corrections: oversight.listCorrections,
  correct: oversight.proposeCorrection,
  confirmCorrection: oversight.confirmCorrection,
  refuseCorrection: oversight.refuseCorrection,
  personalData: oversight.askPersonalData,
  erasureWeight: oversight.readErasureWeight,
  erasures: oversight.listErasures,
  erase: oversight.proposeErasure,
  confirmErasure: oversight.confirmErasure,
  refuseErasure: oversight.refuseErasure,
});
