import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FakeSession } from 'shared-auth/testing';
import { BookingForm } from '../forms/booking/form.tsx';

interface Visitor {
  readonly path?: string;
  /** Email address of the signed-in user Ann Lee. Undefined for a visitor. */
  readonly email?: string;
}

/** Renders the form and waits for the free times. */
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
