import { parseBootManifest, type BootManifest } from 'shared-contract/boot-manifest';
import { BOOT_ID, SETTINGS_ID, SITE_ID, type PageData, type PublicSettings } from 'shared-contract/page-data';

function readJson(id: string): object {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id} block.`);
  return JSON.parse(element.textContent) as object;
}

/** Returns the data that build and edge wrote into the page. The manifest is unchecked. */
export const readPageData = () => ({ ...readJson(SITE_ID), ...readJson(BOOT_ID) }) as PageData<unknown>;

/** `URL.canParse` is missing in Safari before 17 and Chrome before 120. */
function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text, location.href));
  } catch {
    return false;
  }
}

/** @throws {BootManifestError} if the page's manifest can't be read or contains code. */
export const readManifest = ({ manifest }: Pick<PageData<unknown>, 'manifest'>): BootManifest =>
  parseBootManifest(manifest, { file: ['an address', isAddress] });

export function readPublicSettings(): PublicSettings {
  const { supabaseUrl, supabasePublishableKey, worker } = readJson(SETTINGS_ID) as Partial<PublicSettings>;
  if (!supabaseUrl || !supabasePublishableKey)
    throw new Error('The page carries no backend address and key (#settings): the edge writes both.');
  return { supabaseUrl, supabasePublishableKey, worker };
}
