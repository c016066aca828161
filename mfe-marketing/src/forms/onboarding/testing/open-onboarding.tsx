import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Profile } from 'shared-auth/session-store';
import { getSupabase } from 'shared-auth/supabase-client';
import { FakeSession, makeProfile } from 'shared-auth/testing';
import { onboardingSteps } from '../../../content/onboarding/definition.ts';
import type { Answers } from '../answers.ts';
import { MemberOnboarding } from '../member-onboarding.tsx';
import type { createFakeOnboarding } from './fake-onboarding.ts';

/** An answer to everything that an owner has to answer. */
export const complete: Answers = Object.fromEntries(
  onboardingSteps.owner.map(({ id, fields }) => [
    id,
    Object.fromEntries(
      fields.flatMap((field) =>
        field.missing === undefined
          ? []
          : [[field.id, field.kind === 'money' ? 250_000 : field.kind === 'consent' ? true : 'x']],
      ),
    ),
  ]),
);
/** The session's reload, to be watched. */
export const reloadProfile = jest.fn(async () => undefined);

/** A member's onboarding over a fake backend; the test mocks `shared-auth/supabase-client`. */
export function openOnboarding(
  fake: ReturnType<typeof createFakeOnboarding>,
  changes: Partial<Profile> = {},
) {
  jest.mocked(getSupabase).mockImplementation(async () => fake.client);
  const profile = makeProfile({ id: 'me', email: 'ann@example.com', name: 'Ann Lee', ...changes });
  const router = createMemoryRouter(
    [
      { path: '/onboarding', element: <MemberOnboarding profile={profile} /> },
      { path: '/dashboard', element: <p>The dashboard</p> },
    ],
    { initialEntries: ['/onboarding'] },
  );
  return render(
    <FakeSession user={{ id: 'me', email: 'ann@example.com' }} operations={{ reloadProfile }}>
      <main>
        <RouterProvider router={router} />
      </main>
    </FakeSession>,
  );
}

/** The heading of the step, or of the end, that is open. */
export const stepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });
