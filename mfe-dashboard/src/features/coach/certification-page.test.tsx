import { screen, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component as CertificationPage } from './certification-page.tsx';
import { emptyCertification } from '../../testing/empty-answers.ts';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

function open(parts: object = {}) {
  const fake = createFakeClient({ rpc: { own_certification: { ...emptyCertification, ...parts } } });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return { ...fake, ...renderPage(<CertificationPage />, { profile: { role: 'coach' } }) };
}
const steps = async () => within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('listitem');
const stepOf = async (name: string) =>
  within((await steps()).find((step) => step.textContent.startsWith(name)) ?? document.body);

const cohort = {
  name: 'Cohort of January',
  startsOn: '2026-01-06',
  endsOn: '2026-04-13',
  status: 'finished',
};
const certificate = { code: 'CPPS-1', status: 'valid', completedOn: '2026-04-14', expiresOn: '2028-04-14' };

test('who has nothing yet is told to apply first', async () => {
  const { container } = open();
  expect(await screen.findByText('0 of 5 reached. Next: Cohort.')).toBeVisible();
  expect((await steps()).map((step) => step.getAttribute('aria-current'))).toEqual([
    'step',
    null,
    null,
    null,
    null,
  ]);
  expect((await stepOf('Cohort')).getByRole('link', { name: 'Apply' })).toHaveAttribute(
    'href',
    '/cpps/apply',
  );
  expect(await violationsOf(container)).toEqual([]);
});

test.each([
  ['under way', { isWaiting: false }, 'Application CPPS-77, no seat yet'],
  ['on the waiting list', { isWaiting: true }, 'On the waiting list, CPPS-77'],
])('an application %s leads to where it stands', async (_where, parts, words) => {
  open({ application: { reference: 'CPPS-77', status: 'approved', ...parts } });
  const step = await stepOf('Cohort');
  expect(step.getByText(words)).toBeVisible();
  expect(step.getByRole('link', { name: 'Check its status' })).toBeVisible();
});

test('who was rejected applies again', async () => {
  open({ application: { reference: 'CPPS-77', status: 'rejected', isWaiting: false } });
  expect((await stepOf('Cohort')).getByRole('link', { name: 'Apply' })).toBeVisible();
});

test('what is next is the first step that is not reached, counted from the rows', async () => {
  open({
    cohort,
    modules: [
      { id: '401k', percent: 100 },
      { id: 'pension', percent: 40 },
    ],
    stories: { created: 3, published: 1 },
    reviews: { held: 4, booked: 1 },
    level: 'Bronze',
    certificate,
  });
  expect(await screen.findByText('3 of 5 reached. Next: Training modules.')).toBeVisible();
  expect((await stepOf('Cohort')).getByText('Cohort of January, finished April 13, 2026')).toBeVisible();
  expect((await stepOf('Training modules')).getByText('1 of 10 complete, 1 begun')).toBeVisible();
  expect((await stepOf('Stories')).getByText('1 published, of 3 stories')).toBeVisible();
  const reviews = await stepOf('Plans reviewed');
  expect(reviews.getByText('4 reviews held, 1 booked')).toBeVisible();
  expect(reviews.getByText(/Your level is Bronze/)).toBeVisible();
  expect((await stepOf('Certificate')).getByText('Valid until April 14, 2028')).toBeVisible();
});

test.each([
  ['expired', 'Expired on April 14, 2028'],
  ['revoked', 'Revoked'],
] as const)('a certificate that is %s is not reached', async (status, words) => {
  open({ cohort, certificate: { ...certificate, status } });
  const step = await stepOf('Certificate');
  expect(step.getByText(words)).toBeVisible();
  expect(step.getByText(', open')).toBeInTheDocument();
});

test('all of it reached says so', async () => {
  open({
    cohort,
    modules: Array.from({ length: 10 }, (_, n) => ({ id: `m${String(n)}`, percent: 100 })),
    stories: { created: 1, published: 1 },
    reviews: { held: 30, booked: 0 },
    level: 'Silver',
    certificate,
  });
  expect(await screen.findByText(/^You’ve completed every step/)).toBeVisible();
});

test('a failure is told, and asked again', async () => {
  const fake = createFakeClient({ rpc: { own_certification: emptyCertification } });
  fake.failNext('rpc.own_certification', fakeErrors.denied());
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const { user } = renderPage(<CertificationPage />, { profile: { role: 'coach' } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await steps()).toHaveLength(5);
});
