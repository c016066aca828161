import { networkOf } from 'shared-contract/network';

/** Reports a minute that one network gets through. */
const OF_ONE = 60;
/** Reports a minute altogether: what protects the log's disk, and the backend, from many sources at once. */
const OF_ALL = 600;

/** Says whether one more report may be taken from a source, and tells once a minute what is dropped. */
export type ReportLimit = (source: string | undefined) => boolean;

/**
 * A count for each network, so that a flood from one drops no report of another, and one for all. Only who has a line
 * written is counted: the table never has more entries than a minute has lines. A minute begins with its first report,
 * not with the clock's: a flood over the turn of one would have twice its share.
 */
export function createReportLimit(
  log: (line: string) => void,
  now: () => number,
  { name = 'csp', ofAll = OF_ALL }: { readonly name?: string; readonly ofAll?: number } = {},
): ReportLimit {
  let since = -Infinity;
  let written = 0;
  let told = false;
  const lines = new Map<string, number>();
  return (source) => {
    const passed = now() - since;
    if (passed >= 60_000 || passed < 0) {
      [since, written, told] = [now(), 0, false];
      lines.clear();
    }
    const network = networkOf(source);
    const count = lines.get(network) ?? 0;
    if (count > OF_ONE) return false;
    if (written >= ofAll) {
      if (!told) log(`${name}: more reports in this minute are dropped`);
      told = true;
      return false;
    }
    lines.set(network, count + 1);
    written += 1;
    if (count < OF_ONE) return true;
    log(`${name}: more reports of one source in this minute are dropped`);
    return false;
  };
}
