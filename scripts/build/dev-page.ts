import type { BootManifest } from 'shared-contract/boot-manifest';
import { BOOT_ID, SETTINGS_ID, SITE_ID, dataBlock, type PublicSettings } from 'shared-contract/page-data';
import { declaredPages } from 'shared-contract/page-handle';
import type { RouteBranch } from 'shared-contract/route-patterns';
import { faces, weightOf } from './fonts.ts';
import { sharedVersions } from './shared-modules.ts';

/** React's refresh of a remote finds the host's renderer only when this stands in the page before any script. */
const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,checkDCE(){},inject(renderer){const id=this.renderers.size+1;this.renderers.set(id,renderer);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};`;

/** Empty metadata, which browsers skip: development files change under the same address. */
const NO_INTEGRITY = ' ';

export interface DevRemote {
  readonly name: string;
  readonly entry: string;
  readonly branches: readonly RouteBranch[];
}

export const devRemote = ({ name, entry, branches }: DevRemote) =>
  [
    name,
    {
      version: 'development',
      entry,
      integrity: NO_INTEGRITY,
      styles: [],
      routes: branches.map(({ pattern }) => pattern),
      builtAgainst: sharedVersions(),
      pages: declaredPages(branches),
    },
  ] as const;

export interface DevPage {
  readonly settings: PublicSettings;
  readonly remotes: readonly DevRemote[];
  /** The remotes that are taken from a release. */
  readonly released: BootManifest['remotes'];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What the boot script does for a release, in which each font is cut to its pages. */
const fontFaces = () =>
  faces
    .map(
      (face) =>
        `@font-face{font-family:'${face.family}';font-weight:${weightOf(face)};src:url(${devFontAddress(face)})}`,
    )
    .join('');

/** Where a face is served in development. */
export const devFontAddress = ({ name }: { readonly name: string }): string => `/dev-fonts/${name}.woff2`;

/** The one page of development: rendered in the browser from nothing, so that every edit shows at once. */
export function devPage({ settings, remotes, released, scripts, styles }: DevPage): string {
  const manifest = {
    release: 'development',
    remotes: { ...released, ...Object.fromEntries(remotes.map(devRemote)) },
  };
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // The edge serves the icon, and there is none here.
    '<link rel="icon" href="data:,">',
    `<script>${refreshHook}</script>`,
    dataBlock(SETTINGS_ID, settings),
    dataBlock(SITE_ID, { manifest }),
    dataBlock(BOOT_ID, { hydration: null, notFound: false }),
    `<style>${fontFaces()}</style>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
    '</head><body><div id="root"></div></body></html>',
  ].join('');
}
