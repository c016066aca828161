import {
  BOOT_ID,
  SETTINGS_ID,
  SITE_ID,
  readBlock,
  replaceBlock,
  type OwnData,
  type PublicSettings,
  type SiteData,
} from 'shared-contract/page-data';
import { packageName } from 'shared-contract/remotes';
import { devRemote, type DevRemote } from './dev-page.ts';

/**
 * A page of a release, with one remote taken from its development server. The page then renders in the browser
 * from nothing: the HTML was rendered from the released build of that remote.
 */
export function withDevRemote(html: string, remote: DevRemote): string {
  const folder = `/remotes/${packageName(remote.name)}/`;
  const sheets = new RegExp(`<style [^>]*data-sheet="${folder}[^>]*>.*?</style>`, 'gs');
  const own = readBlock(BOOT_ID, html) as OwnData;
  const site = readBlock(SITE_ID, html) as SiteData;
  const [name, manifest] = devRemote(remote);
  const changed: SiteData = {
    ...site,
    preloads: site.preloads.filter(([address]) => !address.startsWith(folder)),
    manifest: { ...site.manifest, remotes: { ...site.manifest.remotes, [name]: manifest } },
  };
  // What is edited must not come from what a service worker keeps.
  const settings = { ...(readBlock(SETTINGS_ID, html) as PublicSettings), worker: undefined };
  const blocks = [
    [BOOT_ID, { ...own, start: 'now', hydration: null }],
    [SITE_ID, changed],
    [SETTINGS_ID, settings],
  ] as const;
  return blocks.reduce((page, [id, value]) => replaceBlock(id, page, value), html.replaceAll(sheets, ''));
}
