import { useQuery } from '@tanstack/react-query';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { SITE_ID, type SiteData } from 'shared-contract/page-data';
import { Spinner } from 'shared-ui/spinner';
import { OpenDialog } from '../ui/confirm-dialog.tsx';
import { Facts } from '../ui/record-drawer.tsx';
import { FailedQuery } from '../ui/states.tsx';

const UNKNOWN = 'not known';

/** Reads the manifest that this page was served with. Empty if the shell doesn't embed one. */
const manifestOfPage = (): Partial<BootManifest> =>
  (JSON.parse(document.getElementById(SITE_ID)?.textContent ?? '{}') as Partial<SiteData>).manifest ?? {};

async function releaseOfSite(): Promise<string> {
  const answer = await fetch('/remotes.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`/remotes.json answered ${String(answer.status)}.`);
  return ((await answer.json()) as Partial<BootManifest>).release ?? UNKNOWN;
}

function Served({ release }: Pick<BootManifest, 'release'>) {
  const query = useQuery({ queryKey: ['release of the site'], queryFn: releaseOfSite, gcTime: 0 });
  if (query.isError) return <FailedQuery what="The release that the site serves" query={query} />;
  if (!query.data) return <Spinner label="Checking the site" />;
  return query.data === release ? (
    <p>The site serves this release.</p>
  ) : (
    <p>
      The site now serves a newer release, <span className="tabular-nums">{query.data}</span>. Reload the page
      to get it.
    </p>
  );
}

export function AboutSite({ onClose }: { readonly onClose: () => void }) {
  const { release = UNKNOWN, shell = UNKNOWN, remotes = {} } = manifestOfPage();
  return (
    <OpenDialog title="About this site" onClose={onClose}>
      <Facts
        facts={[
          { term: 'Release', value: release },
          { term: 'shell', value: shell },
          ...Object.entries(remotes).map(([name, { version }]) => ({
            term: name.replaceAll('_', '-'),
            value: version,
          })),
        ]}
      />
      <div role="status">
        <Served release={release} />
      </div>
    </OpenDialog>
  );
}
