import {
  BOOT_ID,
  SETTINGS_ID,
  readBlock,
  replaceBlock,
  type PageData,
  type PublicSettings,
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
  const boot = readBlock(BOOT_ID, html) as PageData;
  const [name, manifest] = devRemote(remote);
  const changed: PageData = {
    ...boot,
    start: 'now',
    preloads: boot.preloads.filter(([address]) => !address.startsWith(folder)),
    manifest: { ...boot.manifest, remotes: { ...boot.manifest.remotes, [name]: manifest } },
    hydration: null,
  };
  // What is edited must not come from what a service worker keeps.
  const settings = { ...(readBlock(SETTINGS_ID, html) as PublicSettings), worker: undefined };
  return replaceBlock(SETTINGS_ID, replaceBlock(BOOT_ID, html.replaceAll(sheets, ''), changed), settings);
}
