// Replaces the federation runtime's preloading, which reads snapshots. The release lists the files of a page.
export const formatPreloadArgs = () => [];
export const preloadAssets = () => Promise.resolve([]);
export const defaultPreloadArgs = () => ({});
export const normalizePreloadExposes = () => [];
