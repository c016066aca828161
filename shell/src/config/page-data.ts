/** What the build wrote into the page for the application to start from. */
export interface PageData {
  /** The boot manifest, unchecked. */
  readonly manifest: unknown;
  /** Router state of a prerendered page; null where the application renders from nothing. */
  readonly hydration: { readonly loaderData: Record<string, unknown> } | null;
  /** The address that the HTML was rendered for is unknown: the not-found page. */
  readonly notFound: boolean;
}

/** Public settings, written into the page by the edge. */
export interface PublicSettings {
  readonly supabaseUrl: string;
  readonly supabasePublishableKey: string;
}

function readJson(id: string): unknown {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id} block.`);
  return JSON.parse(element.textContent);
}

export const readPageData = (): PageData => readJson('boot') as PageData;

export function readPublicSettings(): PublicSettings {
  const settings = readJson('settings') as Partial<PublicSettings>;
  if (!settings.supabaseUrl || !settings.supabasePublishableKey)
    throw new Error('The page carries no backend address and key (#settings): the edge writes both.');
  return { supabaseUrl: settings.supabaseUrl, supabasePublishableKey: settings.supabasePublishableKey };
}
