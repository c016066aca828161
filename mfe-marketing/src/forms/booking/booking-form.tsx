import { CallRefusal } from 'shared-auth/submit-form';
import { officeZone } from 'shared-contract/firm';
import type { CallRequest } from 'shared-contract/forms/booking/schema';
import { Form } from 'shared-ui/form';
import { OwnForm } from 'shared-ui/form-block';
import type { Booked } from './booked.tsx';
import { BookingFields } from './booking-fields.tsx';
import { ownZone } from './call-times.ts';
import { bookCall, type BookedCall } from './calls.ts';
import { loadBooked, loadBookingSchema } from './load-booking-schemas.ts';
import { TimePicker } from './time-picker.tsx';
import { useOpenTimes } from './use-open-times.ts';

interface BookingFormProps {
  /** Names the form for assistive technology. */
  readonly label: string;
  readonly onBooked?: (call: BookedCall) => void;
}

/** Day, time and person of a discovery call, on one page. */
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
            const call = await bookCall({ ...request, timeZone: ownZone(officeZone) }, attempt);
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
