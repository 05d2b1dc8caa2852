export { askClosing, beginClosing, finishClosing, reopenStore, takeClosingBack } from './close-store.ts';
export { listClosings, listOwnClosings, readOpen, readOwnOpen } from './read-closings.ts';
