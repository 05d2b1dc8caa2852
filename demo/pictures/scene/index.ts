export { pictures, type Measure, type Model, type Side } from './model.ts';
export { shadedPicture } from './scene.ts';
export * from './solids.ts';
export { type Vec, X, Y, Z, add, across } from './space.ts';
