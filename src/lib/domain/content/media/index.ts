export { ownsImages } from './owns-images.ts';
export { uploadImage } from './upload-image.ts';
