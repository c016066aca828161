import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FakeSession } from 'shared-auth/testing';
import { BookingForm } from '../forms/booking/booking-form.tsx';

interface Visitor {
  readonly path?: string;
  /** Signed in as this address, by the name of Ann Lee. */
  readonly email?: string;
}

/** The form as a visitor of the page has it, once its times are there. */
export const showBookingForm = ({ path = '/book', email }: Visitor = {}) =>
  act(async () =>
    render(
      <FakeSession user={email === undefined ? null : { email }} profile={{ name: 'Ann Lee' }}>
        <MemoryRouter initialEntries={[path]}>
          <BookingForm label="Book a discovery call" />
        </MemoryRouter>
      </FakeSession>,
    ),
  );
