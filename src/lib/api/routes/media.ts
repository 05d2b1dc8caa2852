import { mediaApi } from '../../contracts/media.ts';
import { uploadFile, uploadImage } from '../../domain/content/media/index.ts';
import { serve } from '../mount.ts';

export const mediaRoutes = serve(mediaApi, { uploadImage, uploadFile });
