import { paths } from 'shared-contract/paths';
import type { Plant } from './release-fixture.ts';

export interface Package {
  readonly name: string;
  readonly folder: RegExp;
  /** Page that is open when events, timers, and promises throw. */
  readonly home: string;
  readonly drawn: { readonly path: string; readonly chunk: string };
  readonly gone: { readonly path: string; readonly chunk: string };
  /** Code that throws instead of exporting. A form loads its code when `field` gets the focus. */
  readonly onDemand: {
    readonly path: string;
    readonly chunk: string;
    readonly exported: string;
    readonly field?: string;
  };
}

const of = (name: string) => new RegExp(`^remotes/${name}(?:/.*)?`);
export const packages: readonly Package[] = [
  {
    name: 'shell',
    folder: /^static\/js\/.*/,
    home: '/login',
    drawn: { path: '/forgot-password', chunk: 'shell-letters' },
    gone: { path: '/register', chunk: 'shell-register' },
    onDemand: { path: '/search', chunk: 'shell-schemas', exported: 'emailSchema', field: 'Send it to' },
  },
  {
    name: 'mfe-marketing',
    folder: of('mfe-marketing'),
    home: '/',
    drawn: { path: '/contact', chunk: 'marketing-contact' },
    gone: { path: '/book', chunk: 'marketing-book' },
    onDemand: { path: '/newsletter', chunk: 'marketing-schemas', exported: 'newsletterForm', field: 'Email' },
  },
  {
    name: 'mfe-cpps',
    folder: of('mfe-cpps'),
    home: '/cpps',
    drawn: { path: '/verify', chunk: 'cpps-verify' },
    gone: { path: '/cpps/curriculum', chunk: 'cpps-curriculum' },
    onDemand: { path: '/cpps/apply', chunk: 'cpps-schemas', exported: 'certification', field: 'First name' },
  },
  {
    name: 'mfe-dashboard',
    folder: of('mfe-dashboard'),
    home: paths.dashboard.index,
    drawn: { path: '/dashboard/settings', chunk: 'dashboard-settings' },
    gone: { path: '/dashboard/stories', chunk: 'dashboard-stories' },
    onDemand: { path: '/dashboard/admin?section=audit', chunk: 'dashboard-admin-audit', exported: 'Section' },
  },
];

const fileOf = ({ folder }: Package, name: string) =>
  new RegExp(`${folder.source}/${name.replaceAll('.', '\\.')}(?:\\.[^/.]+)?\\.js$`);
/** Code that adds listeners for the window events that trigger the faults. */
const listening = (name: string) =>
  [
    ['event', `throw new Error("planted event ${name}")`],
    ['timer', `setTimeout(()=>{throw new Error("planted timer ${name}")})`],
    ['promise', `Promise.reject(new Error("planted promise ${name}"))`],
  ]
    .map(([kind, code]) => `addEventListener("planted ${String(kind)}",()=>{${String(code)}});`)
    .join('');
const asked = (kind: string) => `new URLSearchParams(location.search).get("planted")==="${kind}"`;
/** Matches the bundler's call that defines a module's exports, as getters or as values for constants. */
const exporting = (name: string) =>
  new RegExp(
    `(\\w+\\.d\\(\\w+,(?:\\{[^{}]*\\b${name}:\\(\\)=>\\w+[^{}]*\\}(?:,\\{[^{}]*\\})?|\\{[^{}]*\\},\\{[^{}]*\\b${name}:\\w+[^{}]*\\})\\))`,
  );

export const plantAtStart = (one: Package, planted: string): Plant => ({
  file: one.name === 'shell' ? /^static\/js\/main\.[^/]+\.js$/ : fileOf(one, 'routes'),
  change: (code) => planted + code,
});

export const plantsOf = (one: Package): Plant[] => [
  plantAtStart(one, listening(one.name)),
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
    file: fileOf(one, one.onDemand.chunk),
    change: (code) =>
      code.replace(
        exporting(one.onDemand.exported),
        `($1,(()=>{if(${asked('demand')})throw new Error("planted demand ${one.name}")})())`,
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

export const withPlanted = (path: string, kind: string) =>
  `${path}${path.includes('?') ? '&' : '?'}planted=${kind}`;
