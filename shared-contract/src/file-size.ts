/** Formats a file size for display: `11 KB`, `1.2 MB`. */
export const formatSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${String(Math.max(1, Math.round(bytes / 1_000)))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
