import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefusal } from 'shared-auth/submit-form';
import { getSupabase } from 'shared-auth/supabase-client';
import { officeZoneName } from 'shared-contract/firm';
import { Form } from 'shared-ui/form';
import { SelectField, TextareaField } from 'shared-ui/field';
import { loadChunk } from 'shared-ui/chunks';
import { TextLink } from 'shared-ui/text-link';
import type { NamedClient } from '../../../components/for-client/find-clients.ts';
import { ownPages } from '../../../own-pages.ts';
import { bookReview, type BookedReview, type ReviewTimes } from '../data/reviews.ts';
import type { ReviewValues } from '../review.schema.ts';
import { dayChoices, timeChoices, timeInWords } from '../times.ts';

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-review-schema" */ '../review.schema.ts')).then(
    ({ reviewSchema }) => reviewSchema,
  );

interface Props {
  readonly client: NamedClient;
  readonly times: ReviewTimes;
  /** A time was taken by somebody else: ask again. */
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
          ? `${client.name} and the host have a letter with the entry for their calendars.`
          : 'A letter about it could not be sent: tell them yourself.'}
      </p>
      <p>
        <TextLink to={`${ownPages.clients.path}?client=${client.id}&tab=activity`}>
          Back to the client
        </TextLink>
      </p>
    </div>
  );
}

/** Day and time of a review, out of the free ones, with client and host set. */
export function ReviewForm({ client, times, onTaken }: Props) {
  const { slots, timeZone, host } = times;
  const days = dayChoices(slots, timeZone);
  const [chosen, setChosen] = useState('');
  const day = days.some(({ value }) => value === chosen) ? chosen : (days[0]?.value ?? '');
  const queries = useQueryClient();
  return (
    <Form<ReviewValues, BookedReview>
      label="Client review"
      schema={schema}
      className="max-w-160 gap-4"
      submitLabel="Book the review"
      busyLabel="Booking..."
      onSubmit={async (values, { requestId }) => {
        try {
          const review = await bookReview(await getSupabase(), client.id, values, requestId);
          await queries.invalidateQueries();
          return review;
        } catch (error) {
          if (error instanceof CallRefusal && error.errors['startsAt']) onTaken();
          throw error;
        }
      }}
      done={(_, review) => <Booked client={client} times={times} review={review} />}
    >
      <p>
        Half an hour by phone, held by {host ?? 'you'}. Times are {officeZoneName}, by the clock of the
        office. Client and host get a letter with the entry for their calendars.
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
        hint="Kept with the client’s notes. The client does not read it"
      />
    </Form>
  );
}
