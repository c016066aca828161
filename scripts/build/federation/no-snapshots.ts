// Bundled in place of the federation runtime's handler of snapshots: remotes come by their entry, never by a manifest of
// the plugin, so that there is nothing to look up.
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

export const getGlobalRemoteInfo = () => ({});
