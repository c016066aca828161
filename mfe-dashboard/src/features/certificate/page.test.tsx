import { screen, waitFor, within } from '@testing-library/react';
import { programme } from 'shared-contract/programme';
import { brand } from 'shared-ui/brand';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, type FakeClientInput, fakeErrors } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { entrySchema } from './entry.schema.ts';
import { Component as Certificate } from './page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const certificate = {
  id: 'c1',
  user_id: 'me',
  code: 'CPPS-7K3M-Q9XT-W2HF',
  name: 'Dana Whitcombe',
  completed_on: '2026-07-26',
  issued_on: '2026-07-28',
  expires_on: '2099-07-28',
  revoked_at: null as string | null,
  revoked_reason: null as string | null,
  cpe_live: 33.6,
  cpe_self_study: 6.4,
  cohorts: { name: 'Cohort of April 2026', starts_on: '2026-04-21' },
};
const entry = {
  user_id: 'me',
  slug: 'dana-whitcombe-7k3m',
  shown: true,
  headline: 'CPA, <b>CPPS</b>',
  firm: 'Whitcombe CPA',
  location: 'Reno, Nevada',
  specialities: ['Pensions'],
  about: 'Plans.',
  contact_email: 'dana@example.com',
};

const open = (tables: NonNullable<FakeClientInput['tables']>, { failsFirst = false } = {}) => {
  const backend = createFakeClient({ tables });
  if (failsFirst) backend.failNext('certificates.select', fakeErrors.denied());
  jest.mocked(getSupabase).mockResolvedValue(backend.client);
  return renderPage(<Certificate />, {}, '/dashboard/certificate');
};

test('a valid certificate: what it says, where it is shared, its files and its entry', async () => {
  const { container } = open({ certificates: [certificate], directory_entries: [entry] });
  expect(await screen.findByRole('heading', { name: certificate.code })).toBeVisible();
  expect(screen.getByText('Valid')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the public page' })).toHaveAttribute(
    'href',
    `/verify/${certificate.code}`,
  );
  expect(screen.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.linkedin.com/profile/add?'),
  );
  expect(screen.getByRole('link', { name: 'Picture (PNG, 1200 px)' })).toHaveAttribute(
    'href',
    '/badges/cpps.png',
  );
  expect(await screen.findByText('Shown in the directory')).toBeVisible();
  expect(screen.getByText('CPA, <b>CPPS</b>')).toBeVisible();
  expect(await violationsOf(container)).toEqual([]);
});

test('the printed certificate has what a state board needs, and does not exceed the hours taught', async () => {
  open({ certificates: [certificate], directory_entries: [] });
  const printed = await screen.findByRole('article', { name: 'Certificate', hidden: true });
  for (const words of [
    '33.6 CPE credits (28 hours), group internet based',
    '6.4 CPE credits, self study',
    programme.cpe.fields,
    'April 21, 2026 to July 26, 2026',
    'One CPE credit is 50 minutes',
    brand.address.lines.join(', '),
    'Signature',
    `/verify/${certificate.code}`,
  ])
    expect(printed).toHaveTextContent(words);
  expect(printed).toHaveTextContent('We are not on NASBA’s National Registry');
});

test('an expired one and a revoked one say so, and have neither files nor entry', async () => {
  const { unmount } = open({
    certificates: [{ ...certificate, expires_on: '2025-07-28' }],
    directory_entries: [entry],
  });
  expect(await screen.findByText('Expired')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Badge' })).toBeNull();
  unmount();
  open({
    certificates: [{ ...certificate, revoked_at: '2026-08-01T10:00:00Z', revoked_reason: 'License ended' }],
    directory_entries: [entry],
  });
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(screen.getByText('License ended')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test('without one the page says when it comes, and a failure can be tried again', async () => {
  const { unmount } = open({ certificates: [], directory_entries: [] });
  expect(await screen.findByText(/^You have no certificate yet\./)).toBeVisible();
  unmount();
  open({}, { failsFirst: true });
  expect(await screen.findByText('Your certificate could not be loaded')).toBeVisible();
});

test('what is wrong with an entry is told at its fields, and stays there', async () => {
  const { user } = open({ certificates: [certificate], directory_entries: [] });
  const form = within(await screen.findByRole('form', { name: 'Directory entry' }));
  await user.type(form.getByLabelText(/Email for inquiries/), 'not an address');
  await user.click(form.getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(form.getByLabelText(/Headline/)).toHaveAttribute('aria-invalid', 'true'));
  expect(form.getByLabelText(/Email for inquiries/)).toHaveValue('not an address');
});

test('the preview follows what is typed, and says that it is not saved', async () => {
  const { user } = open({ certificates: [certificate], directory_entries: [entry] });
  const form = within(await screen.findByRole('form', { name: 'Directory entry' }));
  const preview = (name: string) => within(screen.getByRole('group', { name }));
  expect(preview('Shown in the directory').getByRole('link')).toHaveAttribute('href', `/cpa/${entry.slug}`);
  await user.clear(form.getByLabelText(/Specializations/));
  await user.type(form.getByLabelText(/Specializations/), 'Vineyards, Wells,');
  await user.type(form.getByLabelText(/About you/), ' And <b>wells</b>.');
  const draft = preview('Preview, not saved yet');
  expect(draft.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Vineyards',
    'Wells',
  ]);
  expect(draft.getByText('Plans. And <b>wells</b>.')).toBeVisible();
  expect(draft.queryByRole('link')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Save entry' }));
  expect(await screen.findByRole('group', { name: 'Shown in the directory' })).toHaveTextContent('Wells');
});

test('a first entry is shown while it is typed', async () => {
  const { user, container } = open({ certificates: [certificate], directory_entries: [] });
  const form = within(await screen.findByRole('form', { name: 'Directory entry' }));
  expect(screen.queryByRole('group', { name: /how it would look/ })).toBeNull();
  await user.type(form.getByLabelText(/Headline/), 'CPA');
  const draft = within(screen.getByRole('group', { name: 'Preview, not saved yet' }));
  expect(draft.getByText('CPA')).toBeVisible();
  expect(draft.queryByRole('list')).toBeNull();
  expect(await violationsOf(container)).toEqual([]);
});

const typed = {
  headline: 'CPA',
  firm: 'Firm',
  location: 'Reno, Nevada',
  contact_email: 'a@example.com',
  about: 'Plans.',
};
test('specializations are what stands between commas, each once, eight at most', () => {
  expect(
    entrySchema.safeParse({ ...typed, specialities: ' Pensions,  Captive   Insurance,Pensions,,' }),
  ).toEqual({
    ok: true,
    value: { ...typed, shown: false, specialities: ['Pensions', 'Captive Insurance'] },
  });
  const many = Array.from({ length: 9 }, (_, n) => `s${n}`).join(',');
  for (const specialities of [many, ' , ', 'x'.repeat(41)])
    expect(entrySchema.safeParse({ ...typed, specialities })).toMatchObject({
      ok: false,
      errors: { specialities: expect.stringMatching(/specialization/) as string },
    });
});
