export { bundleLines } from './bundle-lines.ts';
export { addBundle } from './bundle.repo.ts';
export { buyBundle } from './buy-bundle.ts';
export { createBundle } from './create-bundle.ts';
export { listBundles } from './list-bundles.ts';
export { returnBundles, takeBundles } from './take-bundles.ts';
