import type { Browser, BrowserContext } from '@playwright/test';
import type { MemberRole } from 'shared-contract/page-handle';
import { answers } from 'shared-contract/route-patterns';
import { sessionKey } from 'shared-contract/stored-keys';
import type { ReadStore } from 'shared-release/store';
import { eachOf } from '../../each-of.ts';
import type { Artifact } from '../../artifacts.ts';
import type { Candidate } from '../../candidate.ts';
import type { Check, GateViolation } from '../../gate.ts';
import { changedPackages } from '../../changed-artifacts.ts';
import { findSourceIn } from '../../source-places.ts';
import { createTargets } from '../links.ts';
import { startDemoSite, type DemoSite } from './demo-site.ts';
import { findDifferences } from './differences.ts';
import { launchBrowser } from './launch-browser.ts';
import { visitInOtherEngines } from './other-engines.ts';
import { placeholderAddress, planVisits, type Plan, type Unresolved, type Visit } from './plan-visits.ts';
import { open, type Seen } from './visit.ts';
import { smokeFault, type Fault } from './watch-page.ts';

/** Concurrent pages. On two cores, more of them only wait for each other. */
const AT_ONCE = 4;
/** Maximum number of late pages before the gate stops, because each takes two deadlines. */
const MAX_LATE = 3;

/** Returns one browser context for each role, created on first use. Its pages share the cache and the session. */
function contextsOf(browser: Browser, site: DemoSite) {
  const contexts = new Map<MemberRole | undefined, Promise<BrowserContext>>();
  const make = async (role: MemberRole | undefined) => {
    const stored = role === undefined ? [] : [{ name: sessionKey, value: await site.sessionOf(role) }];
    return browser.newContext({
      serviceWorkers: 'block',
      // The edge would otherwise compress each page for a single visit.
      extraHTTPHeaders: { 'accept-encoding': 'identity' },
      storageState: { cookies: [], origins: [{ origin: new URL(site.url).origin, localStorage: stored }] },
    });
  };
  return (role: MemberRole | undefined): Promise<BrowserContext> => {
    const known = contexts.get(role) ?? make(role);
    contexts.set(role, known);
    return known;
  };
}

const asVisit = ({ package: name, pattern, role }: Unresolved, address: string): Visit => ({
  package: name,
  pattern,
  role,
  address,
  status: 200,
});

/** Opens pages, then pages that they link to, until each pattern has had one URL opened. */
async function visitAll(plan: Plan, visit: (one: Visit) => Promise<readonly string[]>): Promise<void> {
  const links = new Set<string>();
  let open = plan.unresolved;
  let next = plan.visits;
  while (next.length > 0) {
    await eachOf(next, async (one) => (await visit(one)).forEach((link) => links.add(link)), AT_ONCE);
    const known = open.map((one) => ({
      one,
      address: [...links].find((link) => answers(one.pattern, link)),
    }));
    const found = known.flatMap(({ one, address }) => (address === undefined ? [] : asVisit(one, address)));
    open = known.flatMap(({ one, address }) => (address === undefined ? one : []));
    // With the demo data, no page links to the remaining patterns, so open them with an id that doesn't exist.
    next =
      found.length > 0
        ? found
        : open.map((one) => ({ ...asVisit(one, placeholderAddress(one.pattern)), isOfNobody: true }));
    if (found.length === 0) open = [];
  }
}

/** Describes the faults of a visit, each with its package, page, and place. */
async function describeFaults(
  { package: name, address, role }: Visit,
  faults: readonly Fault[],
  artifacts: readonly Artifact[],
): Promise<GateViolation[]> {
  const who = role === undefined ? '' : ` as ${role}`;
  return Promise.all(
    faults.map(async ({ check, message, place }) => {
      const source = place && (await findSourceIn(artifacts, place));
      // The shell's libraries report faults of the remotes that they render.
      const at = source && !source.where.startsWith('node_modules/') ? `, at ${source.where}` : '';
      return {
        check,
        package: source && source.package !== 'shell' ? source.package : name,
        message: `${address}${who} ${message}${at}; open it under npm start with the demo accounts`,
      };
    }),
  );
}

/** Reports links of a page of the member area to addresses that the release set doesn't have. */
const linkFaults = ({ role }: Visit, links: readonly string[], isTarget: (pathname: string) => boolean) =>
  role === undefined
    ? []
    : [...new Set(links)]
        .filter((link) => !isTarget(link))
        .map((link) => ({
          ...smokeFault(`links to ${link}, which is no page or file of the site; correct the link`),
          check: 'links',
        }));

/** Visits the planned pages of a served candidate. */
async function visitPages(
  { set, artifacts, folder }: Candidate,
  plan: Plan,
  {
    browser,
    site,
    checksStartOnly,
  }: { readonly browser: Browser; readonly site: DemoSite; readonly checksStartOnly: boolean },
): Promise<{ readonly found: readonly GateViolation[]; readonly count: number }> {
  const contextOf = contextsOf(browser, site);
  const backend = new URL(site.backendUrl).origin;
  const place = { site: new URL(site.url).origin, backend, folder, checksStartOnly };
  const isTarget = createTargets(set);
  const found: GateViolation[] = [];
  let count = 0;
  let late = 0;
  const visitPage = async (visit: Visit): Promise<Seen['links']> => {
    if (late >= MAX_LATE) return [];
    const { faults, links, isLate = false } = await open(await contextOf(visit.role), place, visit);
    count += 1;
    if (isLate) late += 1;
    const dead = checksStartOnly ? [] : linkFaults(visit, links, isTarget);
    found.push(...(await describeFaults(visit, [...faults, ...dead], artifacts)));
    return links;
  };
  await visitAll(plan, visitPage);
  if (late >= MAX_LATE)
    found.push({
      check: 'deadline',
      message: `the gate opened no more pages after ${String(MAX_LATE)} that did not complete; correct these first`,
    });
  return { found, count };
}

export interface BrowserCheckOptions {
  /** Opens every page, also unchanged ones. */
  readonly opensAllPages?: boolean;
  /** Checks only whether pages start and show their heading, in Chromium. */
  readonly checksStartOnly?: boolean;
}

/**
 * Opens the pages that a release changes in Chromium, and one unchanged page of each released package. The edge serves the
 * rendered candidate with the embedded backend and its demo data. Then opens the changed pages in the other installed
 * browsers.
 */
export const checkInBrowser =
  (
    store: ReadStore,
    say: (line: string) => void,
    { opensAllPages = false, checksStartOnly = false }: BrowserCheckOptions,
  ): Check =>
  async (candidate, live) => {
    const { set, artifacts, routes } = candidate;
    const started = performance.now();
    const changed = new Set(changedPackages(artifacts, live));
    const differenceOf = await findDifferences(candidate, live, store);
    const plan = planVisits(
      set.release,
      routes?.ownAddresses ?? [],
      artifacts.map(({ package: name }) => ({ name, isReleased: changed.has(name) })),
      opensAllPages ? undefined : differenceOf,
    );
    const browser = await launchBrowser();
    if (typeof browser === 'string') return [{ check: 'smoke', message: browser }];
    let site: DemoSite | undefined;
    try {
      site = await startDemoSite(candidate);
      const { found, count } = await visitPages(candidate, plan, { browser, site, checksStartOnly });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say(`Opened ${String(count)} pages in a browser, ${seconds} s`);
      if (found.length > 0 || checksStartOnly) return found;
      const isOther = ({ package: name, pattern, file }: Visit) =>
        changed.has(name) && differenceOf(pattern, file) !== 'none';
      return await visitInOtherEngines(site, plan.visits.filter(isOther), say);
    } finally {
      try {
        await browser.close();
      } finally {
        await site?.stop();
      }
    }
  };
