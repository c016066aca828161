import { Notice } from 'shared-ui/notice';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../components/failed-query.tsx';
import { ForClient } from '../../components/for-client/for-client.tsx';
import type { NamedClient } from '../../components/for-client/find-clients.ts';
import { NoAddress } from '../../components/for-client/no-address.tsx';
import { StaffOnly } from '../../components/for-client/staff-only.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ownPages } from '../../own-pages.ts';
import { ReviewForm } from './components/review-form.tsx';
import { readReviewTimes } from './data/reviews.ts';

function Times({ client }: { readonly client: NamedClient }) {
  const query = useDataQuery('review-times', (data) => readReviewTimes(data, client.id), { id: client.id });
  const times = query.isPlaceholderData ? undefined : query.data;
  if (query.isError && !times) return <FailedQuery what="The free times" query={query} />;
  if (times === undefined) return <Spinner label="Loading free times" />;
  if (times.slots.length === 0)
    return <Notice title="Every time of the next weeks is taken." className="max-w-160" />;
  return <ReviewForm client={client} times={times} onTaken={() => void query.refetch()} />;
}

export function Component() {
  const { title, path } = ownPages.review;
  return (
    <div className="flex flex-col gap-4">
      <Seo title={title} description="A review with a client, booked with its host." path={path} noindex />
      <PageHead title={title} />
      <StaffOnly>
        <ForClient>
          {(client) =>
            client.email === null ? <NoAddress client={client} /> : <Times key={client.id} client={client} />
          }
        </ForClient>
      </StaffOnly>
    </div>
  );
}
