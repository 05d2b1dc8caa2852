import { certificateApi } from '../../contracts/certificate.ts';
import { showCertificates } from '../../domain/merchant/certificate/index.ts';
import { serve } from '../mount.ts';

export const certificateRoutes = serve(certificateApi, { show: showCertificates });
