export { folderOf, isKit, packageOf, placeOf, root } from './places.ts';
export { draftOf, newestFinished, prune, publishDraft } from './drafts.ts';
export { hashInputs } from './hash-inputs.ts';
export { hashOf, hashSource, integrityOf } from './integrity.ts';
export { cachedFiles, cacheOf, type MadeFile, writeNamedFile } from './cached-files.ts';
export { browsers, esbuildTargets } from './supported-browsers.ts';
export { ownerOf, ownersIn, ownersOf } from './owners.ts';
