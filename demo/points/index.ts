export { finishPoints, writePoints } from './write-points.ts';
