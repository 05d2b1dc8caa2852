export { listProviders, tryProvider } from './watch-providers.ts';
