import { tallyApi } from '../../contracts/tally.ts';
import { countSearch, countVisit } from '../../domain/goods/tally/index.ts';
import { serve } from '../mount.ts';

export const tallyRoutes = serve(tallyApi, { visit: countVisit, search: countSearch });
