import { SITE_ID } from 'shared-contract/page-data';

/** Which release a page is of, or the site serves: its id, and the versions of its parts by name. */
export interface SiteRelease {
  readonly id: string;
  readonly versions: readonly (readonly [part: string, version: string])[];
}

interface Manifest {
  readonly release?: string;
  readonly shell?: string;
  readonly remotes?: Readonly<Record<string, { readonly version?: string }>>;
}

const unknown = 'not known';

function releaseOf({ release = unknown, shell = unknown, remotes = {} }: Manifest): SiteRelease {
  const parts = Object.entries(remotes).map(
    ([name, { version = unknown }]) => [name.replaceAll('_', '-'), version] as const,
  );
  return { id: release, versions: [['shell', shell], ...parts] };
}

/** What this page was served with. A shell that does not tell is one that nothing is known of. */
export function releaseOfPage(): SiteRelease {
  const block = document.getElementById(SITE_ID)?.textContent ?? '{}';
  return releaseOf((JSON.parse(block) as { manifest?: Manifest }).manifest ?? {});
}

/** What the site serves whoever comes now. */
export async function releaseOfSite(): Promise<SiteRelease> {
  const answer = await fetch('/remotes.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`/remotes.json answered ${String(answer.status)}.`);
  return releaseOf((await answer.json()) as Manifest);
}
