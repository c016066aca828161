import type { Browser, Page } from '@playwright/test';
import { paths } from 'shared-contract/paths';
import { ownSite, type OwnSite } from './support/own-site.ts';
import { plantRelease, type Plant, type PlantedRelease } from './support/planted-release.ts';
import {
  database,
  demo,
  expect,
  goWithin,
  hydrated,
  release,
  signIn,
  startSignedIn,
  test,
} from './support/product.ts';

/** A set of this journey's own: what other pages tell meanwhile is not counted. */
const set = `planted-${String(process.pid)}-${Date.now().toString(36)}`;

interface Package {
  readonly name: string;
  readonly folder: RegExp;
  /** A page that is open when events, timers and promises throw. */
  readonly home: string;
  /** Throws while it is drawn. */
  readonly drawn: { readonly path: string; readonly chunk: string };
  /** Its file is gone. */
  readonly gone: { readonly path: string; readonly chunk: string };
  /** A part of it that comes late throws. */
  readonly late: { readonly path: string; readonly chunk: string };
}

const of = (name: string) => new RegExp(`^remotes/${name}/.*`);
const packages: readonly Package[] = [
  {
    name: 'shell',
    folder: /^static\/js\/.*/,
    home: '/login',
    drawn: { path: '/forgot-password', chunk: 'shell-letters' },
    gone: { path: '/register', chunk: 'shell-register' },
    late: { path: '/login', chunk: 'shell-footer' },
  },
  {
    name: 'mfe-marketing',
    folder: of('mfe-marketing'),
    home: '/',
    drawn: { path: '/contact', chunk: 'marketing-contact' },
    gone: { path: '/book', chunk: 'marketing-book' },
    late: { path: '/', chunk: 'marketing-home-rest' },
  },
  {
    name: 'mfe-cpps',
    folder: of('mfe-cpps'),
    home: '/cpps',
    drawn: { path: '/cpps/verify', chunk: 'cpps-verify' },
    gone: { path: '/cpps/curriculum', chunk: 'cpps-curriculum' },
    late: { path: '/cpps', chunk: 'cpps-overview-rest' },
  },
  {
    name: 'mfe-dashboard',
    folder: of('mfe-dashboard'),
    home: paths.dashboard.index,
    drawn: { path: '/dashboard/settings', chunk: 'dashboard-settings' },
    gone: { path: '/dashboard/stories', chunk: 'dashboard-stories' },
    late: { path: '/dashboard/admin?section=audit', chunk: 'dashboard-admin-audit' },
  },
];

const fileOf = ({ folder }: Package, name: string) =>
  new RegExp(`${folder.source}/${name.replaceAll('.', '\\.')}(?:\\.[^/.]+)?\\.js$`);
/** An event of the window that the file listens to from then on. */
const listening = (name: string) =>
  [
    ['event', `throw new Error("planted event ${name}")`],
    ['timer', `setTimeout(()=>{throw new Error("planted timer ${name}")})`],
    ['promise', `Promise.reject(new Error("planted promise ${name}"))`],
  ]
    .map(([kind, code]) => `addEventListener("planted ${String(kind)}",()=>{${String(code)}});`)
    .join('');
const asked = (kind: string) => `new URLSearchParams(location.search).get("planted")==="${kind}"`;
const EXPORTED =
  /(\w+\.d\(\w+,\{[^{}]*\b(?:Component|Section|SiteFooter):\(\)=>\w+[^{}]*\}(?:,\{[^{}]*\})?\))/;

const plantsOf = (one: Package): Plant[] => [
  {
    file: one.name === 'shell' ? /^static\/js\/main\.[^/]+\.js$/ : fileOf(one, 'routes'),
    change: (code) => listening(one.name) + code,
  },
  {
    file: fileOf(one, one.drawn.chunk),
    change: (code) =>
      code.replace(
        /(\.d\(\w+,\{)Component:\(\)=>(\w+)/g,
        `$1Component:()=>globalThis.planted?function(){throw new Error("planted render ${one.name}")}:$2`,
      ),
  },
  { file: fileOf(one, one.gone.chunk), change: null },
  {
    file: fileOf(one, one.late.chunk),
    change: (code) =>
      code.replace(
        EXPORTED,
        `($1,(()=>{if(${asked('late')})throw new Error("planted late ${one.name}")})())`,
      ),
  },
  ...(one.name === 'shell'
    ? []
    : [
        {
          file: new RegExp(`${one.folder.source}/remoteEntry\\.[^/]+\\.js$`),
          change: (code: string) => `if(${asked('boot')})throw new Error("planted boot ${one.name}");${code}`,
        },
      ]),
];

const withPlanted = (path: string, kind: string) => `${path}${path.includes('?') ? '&' : '?'}planted=${kind}`;

/** Uses the page until its collector has told something; then leaves it, so that the rest is told as well. */
async function told(page: Page, act: () => Promise<void>): Promise<void> {
  const report = page.waitForRequest('**/reports/page');
  await act();
  await report;
  await page.goto('/robots.txt');
}

async function visit(page: Page, { home, drawn, gone, late, name }: Package): Promise<void> {
  const failed = page.getByRole('alert').filter({ hasText: 'We could not load' });
  await told(page, async () => {
    await page.goto(home);
    await hydrated(page);
    await page.mouse.move(50, 50);
    await page.mouse.move(60, 60);
    for (const kind of ['event', 'timer', 'promise'])
      await page.evaluate((type) => dispatchEvent(new Event(type)), `planted ${kind}`);
    await goWithin(page, gone.path);
    await expect(failed).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { planted: true }));
    await goWithin(page, drawn.path);
    await expect(page.getByText(`planted render ${name}`)).toBeAttached();
  });
  await told(page, async () => {
    await page.goto(withPlanted(late.path, 'late'));
    await hydrated(page);
    await page.mouse.move(50, 50);
    await page.mouse.move(60, 60);
  });
  await told(page, async () => {
    if (name === 'shell')
      await page.route('**/login?planted=boot', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace(/"supabaseUrl":"[^"]+"/, '"supabaseUrl":""') });
      });
    await page.goto(withPlanted(home, 'boot'));
    await page.mouse.move(50, 50);
    await page.mouse.move(60, 60);
  });
}

let planted: PlantedRelease;
let site: OwnSite;
test.beforeAll(async () => {
  planted = plantRelease(set, packages.flatMap(plantsOf));
  site = await ownSite({ folder: planted.folder });
});
test.afterAll(async () => {
  await site.stop();
  planted.remove();
  for (const table of ['site_errors', 'site_views', 'site_vitals'] as const)
    await database().from(table).delete().eq('release', set);
});

async function visitAs(browser: Browser, one: Package): Promise<void> {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  if (one.name === 'mfe-dashboard') await startSignedIn(page, demo.admin);
  await visit(page, one);
  await context.close();
}

test('an error thrown anywhere reaches an administrator with the package and version that threw it', async ({
  page,
  browser,
}) => {
  await Promise.all(packages.map((one) => visitAs(browser, one)));

  const { versions } = release();
  const ownerOf = ({ name }: Package) => `${name}@${versions[name] ?? ''}`;
  const fileGone = ({ gone }: Package) =>
    planted.files.find((file) => file.includes(`/${gone.chunk}.`)) ?? '';
  const wanted = packages.flatMap((one) =>
    [
      ...['event', 'timer', 'promise', 'render', 'late'].map((kind) => `planted ${kind} ${one.name}`),
      one.name === 'shell' ? 'The page carries no backend address' : `planted boot ${one.name}`,
      fileGone(one),
      'LCP',
    ].map((words) => ({ words, owner: ownerOf(one) })),
  );
  const missing = async () => {
    const { data: errors } = await database().from('site_errors').select('*').eq('release', set);
    const { data: vitals } = await database().from('site_vitals').select('*').eq('release', set);
    const seen = [
      ...(errors ?? []).map(({ message, place, ...part }) => ({ ...part, text: `${message} ${place}` })),
      ...(vitals ?? []).map(({ metric, ...part }) => ({ ...part, text: metric })),
    ];
    return wanted.filter(
      ({ words, owner }) =>
        !seen.some(({ text, remote, version }) => text.includes(words) && `${remote}@${version}` === owner),
    );
  };
  await expect.poll(missing).toEqual([]);

  await signIn(page, demo.admin);
  await page.goto('/dashboard/admin?section=health');
  const latest = page.getByRole('region', { name: 'Latest errors' });
  const own = latest.getByRole('listitem').filter({ hasText: 'planted event mfe-cpps' });
  await expect(own).toContainText(`mfe-cpps ${versions['mfe-cpps'] ?? ''}. In an event or a timer.`);
  await expect(own).toContainText('/cpps');
});
