import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefusal } from 'shared-auth/submit-form';
import { getSupabase } from 'shared-auth/supabase-client';
import { officeZoneName } from 'shared-contract/firm';
import { loadChunk } from 'shared-ui/chunks';
import { SelectField, TextareaField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { Notice } from 'shared-ui/notice';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { ForClient, type NamedClient, NoAddress, StaffOnly } from '../../clients/for-client.tsx';
import { useWrite } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { clientAddress, dashboardPages } from '../../page-list.ts';
import { FailedQuery } from '../../ui/states.tsx';
import { PageHead } from '../../ui/page-parts.tsx';
import {
  type BookedReview,
  bookReview,
  dayChoices,
  readReviewTimes,
  type ReviewTimes,
  timeChoices,
  timeInWords,
} from './queries.ts';
import type { ReviewValues } from './review.schema.ts';

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-review-schema" */ './review.schema.ts')).then(
    ({ reviewSchema }) => reviewSchema,
  );

interface Props {
  readonly client: NamedClient;
  readonly times: ReviewTimes;
  /** Reloads the free times after another user has taken one. */
  readonly onTaken: () => void;
}

function Booked({ client, times, review }: Omit<Props, 'onTaken'> & { readonly review: BookedReview }) {
  return (
    <div className="flex max-w-160 flex-col gap-2 rounded-md border border-line bg-surface p-4">
      <h2 className="text-lg">The review is booked</h2>
      <p>
        {timeInWords(review.startsAt, times.timeZone)}, with {review.host ?? 'you'}. Reference{' '}
        {review.reference}.
      </p>
      <p>
        {review.mailed
          ? `${client.name} and the host get an email with the calendar entry.`
          : 'An email about it could not be sent. Let them know yourself.'}
      </p>
      <p>
        <TextLink to={clientAddress(client.id, 'activity')}>Back to the client</TextLink>
      </p>
    </div>
  );
}

function ReviewForm({ client, times, onTaken }: Props) {
  const { slots, timeZone, host } = times;
  const days = dayChoices(slots, timeZone);
  const [chosen, setChosen] = useState('');
  const day = days.some(({ value }) => value === chosen) ? chosen : (days[0]?.value ?? '');
  const queries = useQueryClient();
  const { mutateAsync: book } = useWrite(async ([values, requestId]: [ReviewValues, string]) => {
    try {
      const review = await bookReview(await getSupabase(), client.id, values, requestId);
      await queries.invalidateQueries();
      return review;
    } catch (error) {
      if (error instanceof CallRefusal && error.errors['startsAt']) onTaken();
      throw error;
    }
  });
  return (
    <Form<ReviewValues, BookedReview>
      label="Client review"
      schema={schema}
      className="max-w-160 gap-4"
      submitLabel="Book the review"
      busyLabel="Booking..."
      onSubmit={(values, { requestId }) => book([values, requestId])}
      done={(_, review) => <Booked client={client} times={times} review={review} />}
    >
      <p>
        Half an hour by phone, held by {host ?? 'you'}. Times are {officeZoneName}, office time. We’ll email
        the client and the host a calendar entry.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Day"
          name="day"
          options={days}
          defaultValue={day}
          onChange={({ target }) => setChosen(target.value)}
          required
        />
        <SelectField
          key={day}
          label="Time"
          name="startsAt"
          options={timeChoices(slots, timeZone, day)}
          required
        />
      </div>
      <TextareaField
        label="What it is about"
        name="notes"
        rows={3}
        maxLength={2000}
        hint="Stored with your notes. The client does not see it"
      />
    </Form>
  );
}

function Times({ client }: { readonly client: NamedClient }) {
  const query = useDataQuery('review-times', (data) => readReviewTimes(data, client.id), { id: client.id });
  const times = query.isPlaceholderData ? undefined : query.data;
  if (query.isError && !times) return <FailedQuery what="The free times" query={query} />;
  if (times === undefined) return <Spinner label="Loading free times" />;
  if (times.slots.length === 0)
    return <Notice title="All times in the next weeks are taken." className="max-w-160" />;
  return <ReviewForm client={client} times={times} onTaken={() => void query.refetch()} />;
}

export function Component() {
  const { title, path } = dashboardPages.review;
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
