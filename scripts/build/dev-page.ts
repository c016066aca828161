import type { BootManifest } from 'shared-contract/boot-manifest';
import { BOOT_ID, SETTINGS_ID, SITE_ID, dataBlock, type PublicSettings } from 'shared-contract/page-data';
import { declaredPages } from 'shared-contract/page-handle';
import type { RouteBranch } from 'shared-contract/route-patterns';
import { faces, weightOf } from './fonts.ts';
import { sharedVersions } from './shared-modules.ts';

/** React Refresh in a remote finds the host's renderer only if this hook exists before any script runs. */
const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,checkDCE(){},inject(renderer){const id=this.renderers.size+1;this.renderers.set(id,renderer);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};`;

/** Empty metadata, which browsers ignore: development files change without a change of URL. */
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
  readonly released: BootManifest['remotes'];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** In a release, the boot script adds the font faces, with each font subset to its pages. */
const fontFaces = () =>
  faces
    .map(
      (face) =>
        `@font-face{font-family:'${face.family}';font-weight:${weightOf(face)};src:url(${devFontAddress(face)})}`,
    )
    .join('');

export const devFontAddress = ({ name }: { readonly name: string }): string => `/dev-fonts/${name}.woff2`;

/** Returns the development page. It is rendered only in the browser, so that every edit shows immediately. */
export function devPage({ settings, remotes, released, scripts, styles }: DevPage): string {
  const manifest = {
    release: 'development',
    remotes: { ...released, ...Object.fromEntries(remotes.map(devRemote)) },
  };
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // The edge serves the icon, and development has no edge.
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
