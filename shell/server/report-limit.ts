import { networkOf } from './network.ts';

/** Lines a minute that the reports of one network get. */
const LINES_OF_ONE = 60;
/** Lines a minute altogether: what protects the log's disk from many sources at once. */
const LINES_OF_ALL = 600;

/** Says whether one more line may be written for a source, and tells once a minute what is dropped. */
export type ReportLimit = (source: string | undefined) => boolean;

/**
 * A count for each network, so that a flood from one drops no report of another, and one for all. Only who has a line
 * written is counted: the table never has more entries than a minute has lines. A minute begins with its first report,
 * not with the clock's: a flood over the turn of one would have twice its share.
 */
export function createReportLimit(log: (line: string) => void, now: () => number): ReportLimit {
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
    if (count > LINES_OF_ONE) return false;
    if (written >= LINES_OF_ALL) {
      if (!told) log('csp: more reports in this minute are dropped');
      told = true;
      return false;
    }
    lines.set(network, count + 1);
    written += 1;
    if (count < LINES_OF_ONE) return true;
    log('csp: more reports of one source in this minute are dropped');
    return false;
  };
}
