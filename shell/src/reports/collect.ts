import { CAUGHT_EVENT, CHANGE_EVENT, CHUNK_FAILURE_EVENT } from 'shared-contract/page-events';
import type { ErrorKind } from 'shared-contract/page-reports';
import { readManifest, readPageData } from '../config/page-data.ts';
import { createOwners, describeError, describeFile, type Owners } from './describe.ts';
import { createOutbox, measure } from './outbox.ts';

/** A stored event, and whether the page was hydrated by then. */
export type StoredFailure = readonly [event: Event, isLive: boolean];

const kinds: Readonly<Record<string, ErrorKind>> = {
  unhandledrejection: 'promise',
  [CAUGHT_EVENT]: 'render',
  [CHUNK_FAILURE_EVENT]: 'late',
};

/** The address of a script or stylesheet that failed; `undefined` for other events. */
function brokenFile({ target }: Event): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : undefined;
}

function describe([event, isLive]: StoredFailure, owners: Owners) {
  const file = brokenFile(event);
  if (file !== undefined) return describeFile(file, owners);
  const kind = kinds[event.type] ?? (isLive ? 'script' : 'boot');
  if (kind === 'promise')
    return describeError({ kind, error: (event as PromiseRejectionEvent).reason as unknown }, owners);
  const { message, filename, lineno, colno } = event as ErrorEvent;
  const error = (event as ErrorEvent).error as unknown;
  return describeError(
    { kind, error, message, file: filename, at: `${String(lineno)}:${String(colno)}` },
    owners,
  );
}

/**
 * Starts to report errors and performance of this page.
 *
 * @param failures Failures before the collector loaded. Later ones are pushed to the same array and reported.
 */
export function collect(failures: StoredFailure[]): void {
  const boot = window.ninecourseBoot;
  const page = readPageData();
  const manifest = readManifest(page);
  // The manifest's parser, part of the first load, doesn't read it.
  const { shell } = page.manifest as { readonly shell?: string };
  const owners = createOwners({
    manifest,
    shellVersion: shell,
    // Passed by the boot handle: an import would split the first load.
    ownersOf: (pathname) => (boot?.ownersOf ? boot.ownersOf(pathname) : []),
  });
  const outbox = createOutbox(manifest.release);
  const take = (failure: StoredFailure) => {
    try {
      const error = describe(failure, owners);
      if (error) outbox.error(error);
    } catch {
      // An error thrown here would be reported again, endlessly.
    }
  };

  let seen = location.pathname;
  const [owner = owners.shell] = owners.ofAddress(seen).slice(-1);
  outbox.view(owners.ofAddress(seen));
  addEventListener(CHANGE_EVENT, () => {
    if (location.pathname === seen) return;
    seen = location.pathname;
    outbox.view(owners.ofAddress(seen));
  });
  measure((metric, value) => {
    outbox.vital({ ...owner, metric, value });
  });

  failures.splice(0).forEach(take);
  failures.push = (...more) => more.map(take).length;
  // After the listeners of the measurements, which report the last values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') outbox.leave();
  });
  addEventListener('pagehide', () => {
    outbox.leave(true);
  });
}
