import { providerApi } from '../../contracts/provider.ts';
import { listProviders, tryProvider } from '../../domain/service/provider/index.ts';
import { serve } from '../mount.ts';

export const providerRoutes = serve(providerApi, { list: listProviders, try: tryProvider });
