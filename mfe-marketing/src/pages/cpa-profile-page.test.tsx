import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { callAsVisitor } from 'shared-auth/submit-form';
import { slotOf } from 'shared-contract/page-data';
import { profileAddresses } from '../content/directory/addresses.ts';
import { personOfSlots, profiles } from '../content/directory/profiles.ts';
import type { RegisteredPerson } from '../content/directory/professional.ts';
import { professionals } from '../content/directory/professionals.ts';
import routes from '../routes.tsx';
import { findViolations, stubMedia } from '../testing/render-page.tsx';
import { Component, loader } from './cpa-profile-page.tsx';

jest.mock('shared-auth/submit-form', () => ({
  callAsVisitor: jest.fn(() => Promise.resolve({ people: [] })),
}));

async function open(path: string) {
  stubMedia();
  const router = createMemoryRouter([{ path: '/cpa/:id', Component, loader, HydrateFallback: () => null }], {
    initialEntries: [path],
  });
  const view = await act(async () => render(<RouterProvider router={router} />));
  await screen.findByRole('heading', { level: 1 });
  return { router, view };
}

const farrar = '/cpa/gwendolyn-farrar';
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = (name: string) => screen.findByRole('tab', { name, selected: true });
const panel = () => within(screen.getByRole('tabpanel'));

test('every id of the directory has an address that the build serves', async () => {
  const handle = routes.flatMap((route) => ('handle' in route ? [route.handle] : []))[0];
  expect(await handle?.addresses()).toEqual(profileAddresses);
  expect(profileAddresses.listed).toEqual(professionals.map(({ id }) => `/cpa/${id}`));
  expect(profileAddresses.listed).toHaveLength(4);
});

test('who it is: cover, back link, title, level, counts and ways to reach them', async () => {
  await open(farrar);
  expect(screen.getByRole('heading', { level: 1, name: 'Gwendolyn Farrar' })).toBeVisible();
  expect(document.querySelector('[data-slot=cover] svg')).not.toBeNull();
  const head = within(screen.getByRole('region', { name: 'Gwendolyn Farrar' }));
  expect(head.getByRole('link', { name: 'Back to Directory' })).toHaveAttribute('href', '/cpa-directory');
  for (const words of ['Platinum', 'Greenville, South Carolina', '4.9 of 5', '19 years', '132'])
    expect(head.getByText(words)).toBeVisible();
  const hrefs = ['Email', /^Call/, /^Visit Website/, /^LinkedIn/].map((name) =>
    head.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual([
    'mailto:gwendolyn@farrar-advisory.example',
    'tel:+18645550161',
    'https://farrar-advisory.example',
    'https://linkedin.example/in/gwendolyn-farrar',
  ]);
  expect(document.title).toMatch(/^Gwendolyn Farrar/);
});

test('website and LinkedIn are offered only by who has them', async () => {
  await open('/cpa/theodore-lachance');
  expect(screen.getByRole('heading', { level: 1, name: 'Theodore Lachance' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Visit Website|LinkedIn/ })).toBeNull();
});

test('overview is shown first: each paragraph of the biography, and three lists', async () => {
  await open(farrar);
  const profile = profiles['gwendolyn-farrar']!;
  expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  for (const paragraph of profile.fullBio.split('\n\n')) expect(panel().getByText(paragraph)).toBeVisible();
  for (const item of [...profile.achievements, ...profile.certifications])
    expect(panel().getByText(item)).toBeVisible();
  for (const name of ['Specializations', 'Achievements', 'Certifications'])
    expect(panel().getByRole('heading', { name })).toBeVisible();
});

test('each service has a letter that asks for it, and the form', async () => {
  const { router } = await open(farrar);
  await userEvent.click(tab('Services'));
  await selected('Services');
  expect(router.state.location.search).toBe('?tab=services');
  for (const { name, description, startingPrice } of profiles['gwendolyn-farrar']!.services) {
    expect(panel().getByText(description)).toBeVisible();
    expect(panel().getByText(startingPrice)).toBeVisible();
    expect(panel().getByRole('link', { name: `Get Quote for ${name}` })).toHaveAttribute(
      'href',
      `mailto:gwendolyn@farrar-advisory.example?subject=${encodeURIComponent(`Inquiry about ${name}`)}`,
    );
    const form = panel().getByRole('link', { name: `Use the form for a quote for ${name}` });
    expect(new URL(form.getAttribute('href') ?? '', 'https://x.example').searchParams.get('topic')).toBe(
      `quote:Gwendolyn Farrar:${name}`,
    );
  }
});

test('quotes and cases stand with their disclosure', async () => {
  await open(`${farrar}?tab=testimonials`);
  const { testimonials, caseStudies } = profiles['gwendolyn-farrar']!;
  for (const { client, text, disclosure } of testimonials) {
    const figure = panel().getByText(client).closest('figure')!;
    expect(figure).toHaveTextContent(text);
    expect(figure.querySelector('[data-slot=disclosure]')).toHaveTextContent(disclosure);
  }
  await userEvent.click(tab('Case Studies'));
  await selected('Case Studies');
  for (const { title, challenge, solution, result, savings, disclosure } of caseStudies) {
    const study = panel().getByRole('article', { name: title });
    for (const words of ['Challenge', 'Solution', 'Result', challenge, solution, result, savings])
      expect(study).toHaveTextContent(words);
    expect(study.querySelector('[data-slot=disclosure]')).toHaveTextContent(disclosure);
  }
});

test('arrows, Home and End choose a tab, and a step back returns', async () => {
  const { router } = await open(farrar);
  tab('Overview').focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Case Studies')).toHaveFocus();
  await selected('Case Studies');
  expect(router.state.location.search).toBe('?tab=case-studies');
  await userEvent.keyboard('{Home}{ArrowRight}');
  await selected('Services');
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('Services')]);
  await userEvent.keyboard('{End}');
  await selected('Case Studies');
  await act(() => router.navigate(-1));
  await selected('Services');
});

test('a profile without services, quotes and cases shows the overview and no bar', async () => {
  await open('/cpa/yolanda-carmody?tab=services');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByText(/^Yolanda Carmody designs retirement plans/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Achievements' })).toBeNull();
});

test('an unknown id says so, is left out of search engines, and leads to the directory', async () => {
  await open('/cpa/nobody');
  expect(screen.getByRole('heading', { level: 1, name: 'CPA Not Found' })).toBeVisible();
  expect(screen.getByText('The requested CPA profile could not be found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse All CPAs' })).toHaveAttribute('href', '/cpa-directory');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
});

test('one profile leads to another', async () => {
  const { router } = await open(farrar);
  await act(() => router.navigate('/cpa/nathaniel-osgood'));
  expect(screen.getByRole('heading', { level: 1, name: 'Nathaniel Osgood' })).toBeVisible();
  expect(document.title).toMatch(/^Nathaniel Osgood/);
});

describe('somebody whom the register lists', () => {
  const person: RegisteredPerson = {
    id: 'nora-quill',
    name: 'Nora Quill',
    title: 'CPA, owner',
    firm: 'Quill <Tax>',
    location: 'Reno, Nevada',
    specializations: ['Pensions', 'Vineyards'],
    about: ['Plans for growers.', 'And for their children.'],
    email: 'nora@quill.example',
    cohort: 'Cohort of May 2025',
    code: 'CPPS-7K3M-Q9XT-W2HF',
  };
  const ask = (found: readonly RegisteredPerson[]) =>
    jest.mocked(callAsVisitor).mockResolvedValueOnce({ people: found });

  test('has a page with their own words, which search engines leave out', async () => {
    ask([person]);
    const { view } = await open('/cpa/nora-quill');
    expect(screen.getByRole('heading', { level: 1, name: 'Nora Quill' })).toBeVisible();
    for (const words of ['Quill <Tax>', ...person.about, ...person.specializations])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute('href', 'mailto:nora@quill.example');
    expect(document.title).toMatch(/^Nora Quill/);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await findViolations(view.container)).toEqual([]);
  });

  test('is shown, too, where the document was served before the register had answered', async () => {
    ask([]);
    ask([person]);
    await open('/cpa/nora-quill');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nora Quill' })).toBeVisible();
    expect(screen.queryByText('CPA Not Found')).toBeNull();
  });

  test('has a slot for all that they say in the page that the edge fills', async () => {
    ask([personOfSlots]);
    await open('/cpa/somebody');
    const html = document.head.innerHTML + document.body.innerHTML;
    const drawn = ['id'];
    for (const name of Object.keys(person).filter((each) => !drawn.includes(each)))
      expect([name, html.includes(slotOf(name))]).toEqual([name, true]);
    expect(html).toContain(`href="mailto:${slotOf('email')}"`);
    expect(html).toContain(`/verify/${slotOf('code')}"`);
  });
});
