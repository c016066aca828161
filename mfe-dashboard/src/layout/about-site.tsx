import { useQuery } from '@tanstack/react-query';
import { Dialog } from 'shared-ui/dialog';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../components/failed-query.tsx';
import { Facts } from '../components/facts.tsx';
import { releaseOfPage, releaseOfSite } from './site-release.ts';

/** Whether the page is of the release that the site serves now. */
function Served({ id }: { readonly id: string }) {
  const query = useQuery({ queryKey: ['release of the site'], queryFn: releaseOfSite, gcTime: 0 });
  if (query.isError) return <FailedQuery what="The release that the site serves" query={query} />;
  if (!query.data) return <Spinner label="Asking the site" />;
  return query.data.id === id ? (
    <p>The site serves this release.</p>
  ) : (
    <p>
      The site serves another release by now, <span className="tabular-nums">{query.data.id}</span>. Reload
      the page to have it.
    </p>
  );
}

/** For people who look after the site: which versions this page is made of, and whether there are others by now. */
export function AboutSite({ onClose }: { readonly onClose: () => void }) {
  const { id, versions } = releaseOfPage();
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="About this site"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Facts
        facts={[
          { term: 'Release', value: id },
          ...versions.map(([part, version]) => ({ term: part, value: version })),
        ]}
      />
      <div role="status">
        <Served id={id} />
      </div>
    </Dialog>
  );
}
