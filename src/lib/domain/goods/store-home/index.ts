export { listBlocks, moveBlock, removeBlock, saveBlock } from './keep-blocks.ts';
export { previewHome, showHome } from './show-home.ts';
