export { addPicture, keepPicture } from './add-picture.ts';
export { dropUnshown } from './drop-unshown.ts';
export { countPictures, listFolders, listPictures } from './list-pictures.ts';
export { isOfLibrary } from './is-of-library.ts';
export { movePictures, renamePicture } from './change-pictures.ts';
export { removePictures } from './remove-pictures.ts';
