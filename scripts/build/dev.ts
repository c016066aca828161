export { serveReleaseWith } from './dev-proxy.ts';
export { type ServedRemote, serveRemote } from './dev-remote.ts';
export { type BackendAddress, type DevRelease, serveShell } from './dev-shell.ts';
