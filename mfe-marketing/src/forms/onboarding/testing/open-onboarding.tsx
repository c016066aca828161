import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Profile } from 'shared-auth/session-store';
import { getSupabase } from 'shared-auth/supabase-client';
import { FakeSession, makeProfile } from 'shared-auth/testing';
import { onboardingSteps } from '../../../content/onboarding-definition.ts';
import type { Answers } from 'shared-contract/onboarding/answers';
import { MemberOnboarding } from '../form.tsx';
import type { createFakeOnboarding } from './fake-onboarding.ts';

/** Answers to all questions that an owner must answer. */
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
export const reloadProfile = jest.fn(async () => undefined);

/** Renders a member's onboarding with a fake backend. The test must mock `shared-auth/supabase-client`. */
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

export const stepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });
