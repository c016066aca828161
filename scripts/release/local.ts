export { type LocalStore, siteSettings, storeCandidate } from './local-store.ts';
export { releaseHere } from './release-here.ts';
