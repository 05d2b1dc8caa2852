import { businessCardApi } from '../../contracts/business-card.ts';
import { readCard, saveCard, storeCards } from '../../domain/account/business-card/index.ts';
import { serve } from '../mount.ts';

export const businessCardRoutes = serve(businessCardApi, {
  ofStore: storeCards,
  detail: readCard,
  save: saveCard,
});
