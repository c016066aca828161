import type { Browser, BrowserContext } from '@playwright/test';
import { answers } from 'shared-contract/page-addresses';
import type { MemberRole } from 'shared-contract/page-handle';
import { sessionKey } from 'shared-contract/stored-keys';
import { eachOf } from '../../each-of.ts';
import type { ReleaseSet } from '../../../../shell/server/live/release-set.ts';
import type { Check, Objection } from '../../gate.ts';
import { changedPackages } from '../../changed-artefacts.ts';
import { launchBrowser } from './browser.ts';
import { startDemoSite, type DemoSite } from './demo-site.ts';
import { visitInOtherEngines } from './other-engines.ts';
import { addressOfNobody, planVisits, type Unresolved, type Visit } from './plan-visits.ts';
import { open } from './visit.ts';
import type { Place } from './watch-page.ts';

/** So many pages at once: on two cores more of them only wait for one another. */
const AT_ONCE = 4;

/** A context for each role, made at its first page: cache and session are the same for all of its pages. */
function contextsOf(browser: Browser, site: DemoSite) {
  const contexts = new Map<MemberRole | undefined, Promise<BrowserContext>>();
  const make = async (role: MemberRole | undefined) => {
    const stored = role === undefined ? [] : [{ name: sessionKey, value: await site.sessionOf(role) }];
    return browser.newContext({
      serviceWorkers: 'block',
      // The edge would pack each page once, for a single visit.
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

const asVisit = ({ package: name, role }: Unresolved, address: string): Visit => ({
  package: name,
  role,
  address,
  status: 200,
});

/** Opens pages, then those that the links of the first lead to, until every pattern had one of its addresses opened. */
async function visitAll(
  plan: ReturnType<typeof planVisits>,
  visit: (one: Visit) => Promise<readonly string[]>,
): Promise<void> {
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
    // Nobody links to the rest, with the demo data: then it says so of an id that nobody has.
    next =
      found.length > 0
        ? found
        : open.map((one) => ({ ...asVisit(one, addressOfNobody(one.pattern)), isOfNobody: true }));
    if (found.length === 0) open = [];
  }
}

/** Pages that look otherwise than live: documents with other bytes, and the member area of what is released. */
const changedBy =
  (set: ReleaseSet, live: ReleaseSet | null, released: ReadonlySet<string>) =>
  ({ package: name, file, role, isOfNobody }: Visit): boolean => {
    if (isOfNobody || !released.has(name)) return false;
    return role !== undefined || (file !== undefined && set.pages[file] !== live?.pages[file]);
  };

/**
 * Opens every route of what is released, and a page or two of each neighbor, in Chromium: rendered as it would be, served by
 * the edge over the embedded backend with its demo data. Then what is changed in the other browsers that are installed.
 */
export const checkInBrowser =
  (say: (line: string) => void): Check =>
  async ({ set, artefacts, routes, folder }, live) => {
    const changed = new Set(changedPackages(artefacts, live));
    const packages = artefacts.map(({ package: name }) => ({ name, isReleased: changed.has(name) }));
    const plan = planVisits(set.release, routes?.ownAddresses ?? [], packages);
    const started = performance.now();
    const browser = await launchBrowser();
    if (typeof browser === 'string') return [{ check: 'smoke', message: browser }];
    let site: DemoSite | undefined;
    const found: Objection[] = [];
    let count = 0;
    try {
      site = await startDemoSite(folder);
      const contextOf = contextsOf(browser, site);
      const { origin } = new URL(site.url);
      const place: Place = { site: origin, backend: new URL(site.backendUrl).origin, folder };
      await visitAll(plan, async (visit) => {
        const { faults, links } = await open(await contextOf(visit.role), place, visit);
        count += 1;
        const who = visit.role === undefined ? '' : ` as ${visit.role}`;
        if (faults.length > 0)
          found.push({
            check: 'smoke',
            package: visit.package,
            message: `${visit.address}${who} ${faults.join('; ')}; open it under npm start with the demo accounts`,
          });
        return links;
      });
      if (found.length === 0) {
        const visits = plan.visits.filter(changedBy(set, live, changed));
        found.push(...(await visitInOtherEngines(site, visits, say)));
      }
    } finally {
      await browser.close();
      await site?.stop();
    }
    say(`Opened ${String(count)} pages in a browser, ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return found;
  };
