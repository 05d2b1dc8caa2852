import { cardApi } from '../../contracts/card.ts';
import { readCard, saveCard } from '../../domain/account/card/index.ts';
import { serve } from '../mount.ts';

export const cardRoutes = serve(cardApi, { detail: readCard, save: saveCard });
