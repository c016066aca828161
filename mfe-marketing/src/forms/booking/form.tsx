import { type RefObject, useRef } from 'react';
import { useSession } from 'shared-auth/session-provider';
import { CallRefusal } from 'shared-auth/submit-form';
import { officeZone } from 'shared-contract/firm';
import type { CallRequest } from 'shared-contract/forms/booking/schema';
import { paths } from 'shared-contract/paths';
import { strategies } from 'shared-contract/strategies';
import { loadChunk } from 'shared-ui/chunks';
import { TextareaField, useProposals } from 'shared-ui/field';
import { Form, formSchema } from 'shared-ui/form';
import { OwnForm } from 'shared-ui/form-block';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { PersonFields } from '../person-fields.tsx';
import type { Booked } from './booked.tsx';
import { userTimeZone } from './call-times.ts';
import { bookCall, type BookedCall } from './queries.ts';
import { TimePicker } from './time-picker.tsx';
import { useOpenTimes } from './use-open-times.ts';

/** Maximum length of a topic from the address. */
const MOST = 120;

/** Formats the topic of a link (`/book?topic=cost-segregation`) for the call's notes. */
export function topicLabel(topic: string | null): string {
  const asked = topic?.trim().slice(0, MOST) ?? '';
  return strategies.find(({ id }) => id === asked)?.name ?? asked.replaceAll('-', ' ');
}

/** Prefills empty fields with the user's account data. Must render only in the browser. */
function PersonPrefill({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const { user, profile } = useSession();
  // From the registration.
  const phone: unknown = user?.user_metadata['phone'];
  useProposals(area, {
    name: profile?.name,
    email: user?.email,
    phone: typeof phone === 'string' ? phone : undefined,
  });
  return null;
}

function BookingFields() {
  const area = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  return (
    <div ref={area} className="grid gap-6">
      {isHydrated ? <PersonPrefill area={area} /> : null}
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <PersonFields phoneRequired />
      </div>
      <TextareaField
        label="What is it about?"
        name="notes"
        hint="One line is enough: a tax bill, a sale, a partner, the CPPS program. No account numbers, please."
        rows={3}
        defaultValue={isHydrated ? topicLabel(search.get('topic')) : ''}
      />
      <p className="text-sm">
        We call you at this number. We use your answers only to prepare the call. See the{' '}
        <TextLink to={paths.privacy}>privacy policy</TextLink>.
      </p>
    </div>
  );
}

/** Loaded before the booking request, so that a booked call can always be shown. */
const loadBooked = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-managed-call" */ './booked.tsx'));

/** Loads validation when the visitor starts to fill in the form, so that the page doesn't include it. */
const loadBookingSchema = async () => {
  const [{ callForm }] = await Promise.all([
    loadChunk(
      () => import(/* webpackChunkName: "marketing-schemas" */ 'shared-contract/forms/booking/schema'),
    ),
    loadBooked(),
  ]);
  return formSchema(callForm);
};

interface BookingFormProps {
  /** Accessible name of the form. */
  readonly label: string;
  readonly onBooked?: (call: BookedCall) => void;
}

export function BookingForm({ label, onBooked }: BookingFormProps) {
  const times = useOpenTimes();
  return (
    <OwnForm>
      <Form<CallRequest, { call: BookedCall; View: typeof Booked }>
        label={label}
        schema={loadBookingSchema}
        onSubmit={async (request, attempt) => {
          const { Booked: View } = await loadBooked();
          try {
            const call = await bookCall({ ...request, timeZone: userTimeZone(officeZone) }, attempt);
            onBooked?.(call);
            return { call, View };
          } catch (error) {
            if (error instanceof CallRefusal && error.errors['startsAt']) times.drop(request.startsAt);
            throw error;
          }
        }}
        submitLabel="Book the call"
        busyLabel="Booking…"
        draftKey="booking"
        trap
        done={({ name, email }, { call, View }) => <View call={call} name={name} email={email} />}
      >
        {(errors) => (
          <>
            <h3 className="text-lg md:text-xl">1. Day and time</h3>
            <TimePicker state={times.state} onRetry={times.reload} error={errors['startsAt']} />
            <h3 className="mt-6 text-lg md:text-xl">2. About you</h3>
            <BookingFields />
          </>
        )}
      </Form>
    </OwnForm>
  );
}
