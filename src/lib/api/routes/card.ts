import { cardApi } from '../../contracts/card.ts';
import { readCard, saveCard, storeCards } from '../../domain/account/card/index.ts';
import { serve } from '../mount.ts';

export const cardRoutes = serve(cardApi, { ofStore: storeCards, detail: readCard, save: saveCard });
