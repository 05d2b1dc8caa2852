import { quotationTemplateApi } from '../../contracts/quotation-template.ts';
import * as quotation from '../../domain/sourcing/quotation/index.ts';
import { serve } from '../mount.ts';

export const quotationTemplateRoutes = serve(quotationTemplateApi, {
  list: quotation.listTemplates,
  save: quotation.saveTemplate,
  keep: quotation.keepTemplate,
  remove: quotation.removeTemplate,
  lay: quotation.layTemplate,
});
