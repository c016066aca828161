export { type Backend, type BackendOptions, startBackend } from './backend.ts';
export { type BackendSettings, defaultSiteUrl, readSettings } from './settings.ts';
export { projectPaths } from './project-paths.ts';
export { messageOf } from './start-failure.ts';
export { openDataFolder, readKeys } from './data-folder.ts';
export { startRetention } from './retention.ts';
export { snapshotFor } from './snapshot.ts';
export { withNewKey } from './credential-keys.ts';
