import type { PublicApi } from './public-api.ts';

/** What stands in `api.json` beside a package: its promise at the version that was last given out. */
export interface RecordedApi {
  readonly version: string;
  readonly entries: PublicApi;
}

type Part = 'major' | 'minor';

interface Change {
  readonly needs: Part;
  readonly what: string;
}

function changesBetween(before: PublicApi, now: PublicApi): Change[] {
  const changes: Change[] = [];
  for (const entry of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [old, current] = [before[entry], now[entry]];
    if (!current) changes.push({ needs: 'major', what: `${entry} is gone` });
    else if (!old) changes.push({ needs: 'minor', what: `${entry} is new` });
    else if (old.types !== current.types) {
      const removed = old.names.filter((name) => !current.names.includes(name));
      const added = current.names.filter((name) => !old.names.includes(name));
      if (removed.length > 0)
        changes.push({ needs: 'major', what: `${entry} no longer exports ${removed.join(', ')}` });
      if (added.length > 0)
        changes.push({ needs: 'minor', what: `${entry} exports ${added.join(', ')} besides` });
      if (removed.length + added.length === 0)
        changes.push({ needs: 'minor', what: `types of ${entry} are others` });
    }
  }
  return changes;
}

/** Whether going from one version to the other tells those who were built against the first. */
function tells(from: string, to: string, needs: Part): boolean {
  const [before = [], now = []] = [from, to].map((version) => version.split('.').map(Number));
  const isMajor = (now[0] ?? 0) > (before[0] ?? 0);
  return isMajor || (needs === 'minor' && now[0] === before[0] && (now[1] ?? 0) > (before[1] ?? 0));
}

/**
 * Says what is wrong with a package's version: a remote that was built against a new name must not be let into a page
 * that lacks it, and only the version tells.
 *
 * @returns one line for each fault; none when the version tells all that has changed, or nothing has.
 */
export function faultsOf(name: string, version: string, recorded: RecordedApi, now: PublicApi): string[] {
  const faults = changesBetween(recorded.entries, now)
    .filter(({ needs }) => !tells(recorded.version, version, needs))
    .map(({ needs, what }) => `${name} ${version}: ${what}, which takes a new ${needs} version`);
  if (faults.length === 0 && recorded.version !== version)
    return [`${name} ${version}: its api.json is of ${recorded.version}`];
  return faults;
}
