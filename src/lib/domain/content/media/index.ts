export { makeFileLink, openFileLink, type FileLink, type OpenedLink } from './file-link.ts';
export { dropOverLinks } from './file-link.repo.ts';
export { ownsImages, ownsOpenImages } from './owns-images.ts';
export { readPicture } from './read-picture.ts';
export { linkTo, openLink, PRIVATE_FILE_PATH } from './private-file.ts';
export { showPictures } from './show-pictures.ts';
export { uploadFile } from './upload-file.ts';
export { uploadImage } from './upload-image.ts';
export { uploadVideo } from './upload-video.ts';
