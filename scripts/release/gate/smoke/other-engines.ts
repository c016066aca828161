import { setTimeout as pause } from 'node:timers/promises';
import {
  nodeMachine,
  type Tab,
  findOtherEngine,
  otherEngines,
  type OtherEngine,
  complaintsOf,
  openLine,
  openWatchedLine,
  startEngine,
} from '@scripts/core/browsers';
import { sessionKey } from 'shared-contract/stored-keys';
import type { GateViolation } from '../../gate.ts';
import type { DemoSite } from './demo-site.ts';
import type { Visit } from './plan-visits.ts';

/** Timeout for hydration and for the page's heading. */
const PATIENCE_MS = 20_000;

/** Returns null while the page loads, an empty string once it shows a heading, or the reason of a failure. */
const shown = (): string | null => {
  // User input starts the application.
  dispatchEvent(new Event('touchstart'));
  if (!document.querySelector('#root[data-live]')) return null;
  const failure = document.querySelector('[data-slot="failure-view"]');
  if (failure) return `shows a failure: ${failure.querySelector('details p')?.textContent ?? ''}`;
  return document.querySelector('h1') ? '' : null;
};

async function faultsAt(tab: Tab, url: string): Promise<string[]> {
  await tab.goto(url);
  const limit = Date.now() + PATIENCE_MS;
  let fault: string | null = null;
  while (fault === null && Date.now() < limit) {
    // A page that redirects aborts the script.
    fault = await tab.run(shown).catch(() => null);
    if (fault === null) await pause(50);
  }
  if (fault === null) return [`did not hydrate within ${String(PATIENCE_MS / 1000)} s`];
  return [...(fault === '' ? [] : [fault]), ...(await complaintsOf(tab))];
}

/** Replaces the session in the tab with that of a role. */
async function takeRole(tab: Tab, origin: string, site: DemoSite, role: Visit['role']): Promise<void> {
  const session = role === undefined ? '' : await site.sessionOf(role);
  await tab.goto(`${origin}/robots.txt`);
  await tab.run(
    (key, value) => {
      if (value === '') localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    },
    sessionKey,
    session,
  );
}

async function visitIn(
  name: OtherEngine,
  file: string,
  site: DemoSite,
  visits: readonly Visit[],
): Promise<GateViolation[]> {
  const backendLine = await openLine(site.backendUrl);
  const line = await openWatchedLine(site.url, { address: site.backendUrl, line: backendLine });
  const engine = await startEngine(name, file);
  try {
    const tab = await engine.open();
    const found: GateViolation[] = [];
    let role: Visit['role'];
    for (const visit of visits) {
      if (visit.role !== role) await takeRole(tab, line.url, site, (role = visit.role));
      const faults = await faultsAt(tab, line.url + visit.address);
      if (faults.length > 0)
        found.push({
          check: 'smoke',
          package: visit.package,
          message: `${visit.address} in ${engine.version()} ${faults.join('; ')}`,
        });
    }
    return found;
  } finally {
    await engine.close();
    await Promise.all([line.close(), backendLine.close()]);
  }
}

/** Opens pages in Firefox and WebKit. Reports an engine that is not installed, because a release installs nothing. */
export async function visitInOtherEngines(
  site: DemoSite,
  visits: readonly Visit[],
  say: (line: string) => void,
): Promise<readonly GateViolation[]> {
  const found = otherEngines.map(async (name) => {
    const engine = findOtherEngine(name, { ...nodeMachine, run: () => false }, () => undefined);
    if ('file' in engine) return visitIn(name, engine.file, site, visits);
    say(`Opened nothing in ${name}: ${engine.missing}`);
    return [];
  });
  return (await Promise.all(found)).flat();
}
