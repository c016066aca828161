declare const __SHARED_VERSIONS__: Record<string, string>;

/** Versions of the shared packages that this shell runs, set by the build. */
export const sharedVersions: Readonly<Record<string, string>> = __SHARED_VERSIONS__;
