import type { BootManifest } from 'shared-contract/boot-manifest';
import { CAUGHT_EVENT, CHANGE_EVENT, CHUNK_FAILURE_EVENT } from 'shared-contract/page-events';
import type { ErrorKind } from 'shared-contract/page-reports';
import { readManifest, readPageData } from '../config/page-data.ts';
import { describeError, describeFile, type Surroundings } from './describe.ts';
import { createOutbox } from './outbox.ts';
import { createOwners, type Owners } from './owners.ts';
import { measure } from './vitals.ts';

/** An event that was kept, and whether the application had taken the page by then. */
export type KeptFailure = readonly [event: Event, isLive: boolean];

const kinds: Readonly<Record<string, ErrorKind>> = {
  unhandledrejection: 'promise',
  [CAUGHT_EVENT]: 'render',
  [CHUNK_FAILURE_EVENT]: 'late',
};

/** The address of a script or sheet that did not come; `undefined` for other events. */
function brokenFile({ target }: Event): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : undefined;
}

function surroundings(owners: Owners, manifest: BootManifest): Surroundings {
  const { pathname } = location;
  return {
    owners,
    boundary: owners.ofAddress(pathname).at(-1) ?? owners.shell,
    route: owners.routeOf(pathname),
    remotes: Object.keys({ ...manifest.refused, ...manifest.remotes }),
  };
}

function describe([event, isLive]: KeptFailure, around: Surroundings) {
  const file = brokenFile(event);
  if (file !== undefined) return describeFile(file, around);
  const kind = kinds[event.type] ?? (isLive ? 'script' : 'boot');
  if (kind === 'promise')
    return describeError({ kind, error: (event as PromiseRejectionEvent).reason as unknown }, around);
  const { message, filename, lineno, colno } = event as ErrorEvent;
  const error = (event as ErrorEvent).error as unknown;
  return describeError(
    { kind, error, message, file: filename, at: `${String(lineno)}:${String(colno)}` },
    around,
  );
}

/**
 * Starts to report errors and performance of this page.
 *
 * @param failures Failures before the collector loaded. Later ones are pushed to the same array and reported.
 */
export function collect(failures: KeptFailure[]): void {
  const boot = window.ninecourseBoot;
  const page = readPageData();
  const manifest = readManifest(page);
  // Not read by the manifest's parser, which every page loads at first.
  const { shell } = page.manifest as { readonly shell?: string };
  const owners = createOwners({
    manifest,
    shellVersion: shell,
    page: location.href,
    // Asked, not imported: the parts of the first load stay in one piece.
    ownersOf: (pathname) => (boot?.ownersOf ? boot.ownersOf(pathname) : []),
  });
  const outbox = createOutbox(manifest.release);
  const take = (failure: KeptFailure) => {
    try {
      const error = describe(failure, surroundings(owners, manifest));
      if (error) outbox.error(error);
    } catch {
      // What is thrown here would be told of again, for ever.
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
  // After the listeners of the measuring, which bring the last values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') outbox.leave();
  });
  addEventListener('pagehide', () => {
    outbox.leave(true);
  });
}
