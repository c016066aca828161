/* What is live: the signed pointer, the sets that it names, and signed previews. */
export {
  type ActiveRelease,
  type Canary,
  createWords,
  isRefusal,
  leftBy,
  nextPointer,
  oneLine,
  readPointer,
  type RetainedRelease,
  retainedReleases,
  shareOf,
  signPointer,
} from './pointer.ts';
export {
  END_PATH,
  LONGEST_MS,
  parsePreview,
  type Preview,
  PREVIEW_PATH,
  type PreviewToken,
  readPreviewToken,
  signPreview,
} from './preview.ts';
export { loadReleaseSet, parseReleaseSet, type ReleaseSet, type StoredFile } from './release-set.ts';
