import { storeClosingApi } from '../../contracts/store-closing.ts';
import * as closing from '../../domain/desk/store-closing/index.ts';
import { serve } from '../mount.ts';

export const storeClosingRoutes = serve(storeClosingApi, {
  own: closing.listOwnClosings,
  ownOpen: closing.readOwnOpen,
  ask: closing.askClosing,
  takeBack: closing.takeClosingBack,
  all: closing.listClosings,
  openOf: closing.readOpen,
  begin: closing.beginClosing,
  reopen: closing.reopenStore,
  finish: closing.finishClosing,
});
