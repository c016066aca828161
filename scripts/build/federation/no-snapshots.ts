// Replaces the federation runtime's snapshot handler. Remotes load by their entry, never by a plugin manifest, so there
// is nothing to look up.
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

export const getGlobalRemoteInfo = () => ({});
