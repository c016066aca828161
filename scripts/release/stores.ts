export { type LocalStore, siteSettings, storeCandidate } from './local-store.ts';
export { openStore } from './open-store.ts';
export { keysFor } from './release-keys.ts';
