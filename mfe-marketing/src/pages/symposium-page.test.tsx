import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { strategies } from 'shared-contract/strategies';
import { symposiumEvent, symposiumSpans } from 'shared-contract/symposium';
import { speakers } from '../content/symposium/speakers.ts';
import { cpe, program, type Session } from '../content/symposium/symposium-text.ts';
import { clockTime } from '../sections/symposium.tsx';
import { renderOnce, renderPage } from '../testing/render-page.tsx';
import { Component as SymposiumPage } from './symposium-page.tsx';

const region = (name: RegExp | string) => within(screen.getByRole('region', { name }));
const head = 'Ten strategies in two days of CPE.';

function readOn(moment: string) {
  jest.useFakeTimers({ now: new Date(moment), doNotFake: ['performance', 'queueMicrotask', 'setTimeout'] });
}
afterEach(() => jest.useRealTimers());

describe('the page', () => {
  beforeAll(() => readOn('2026-11-22T12:00:00Z'));
  renderOnce(SymposiumPage);

  test.each([
    [head, 'Free this year'],
    [head, 'November 20 and 21, 2027'],
    [head, 'Two days'],
    [head, '5th annual event'],
    [head, 'at most 15 credits for one person, of up to 26 CPE hours in two rooms'],
    [head, '10+ speakers'],
    [head, 'Welcome reception on November 19'],
    [/figures/, '15 CPE credits at most, for one person'],
    [/figures/, 'up to 26 CPE hours'],
    [/figures/, '10+ speakers'],
    [/CPE credit/, 'at most 15 credits for one person'],
    [/CPE credit/, 'up to 26 CPE hours'],
    [/CPE credit/, 'up to 16 hours'],
    [/CPE credit/, 'Hours assigned to a field of study so far'],
    [/included/, 'The welcome reception'],
  ])('in %s the page says %s', (section, text) => {
    expect(screen.getByRole('region', { name: section })).toHaveTextContent(text);
  });

  test('hours by field of study stand in a table with their sum', () => {
    const table = within(screen.getByRole('table', { name: 'CPE hours by field of study' }));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'Field of studyHours',
      'Taxes6.25',
      'Finance (first listed as Financial planning)5.0',
      'Management Services (first listed as Business consulting)2.5',
      'Regulatory Ethics (first listed as Ethics)1.25',
      'Total15.0',
    ]);
  });

  test('ten speakers, one for each strategy, each with portrait, topic and what it is good for', () => {
    const list = screen.getByRole('region', { name: /^Ten speakers/ });
    const entries = within(list).getAllByRole('listitem');
    expect(speakers.map(({ strategy }) => strategy)).toEqual(strategies.map(({ id }) => id));
    expect(entries).toHaveLength(10);
    speakers.forEach(({ name, title, topic, description }, index) => {
      for (const text of [name, title, topic, description]) expect(entries[index]).toHaveTextContent(text);
      expect(entries[index]?.querySelector('svg text')).toHaveTextContent(/^[A-Z]{2}$/);
    });
  });

  test('every session stands in its half-day, and its speakers lead to their place on the page', () => {
    for (const half of program) {
      const list = region(half.title);
      for (const { title, starts } of half.sessions) {
        expect(list.getByRole('heading', { level: 4, name: title })).toBeInTheDocument();
        expect(list.getAllByText(clockTime(starts))).not.toHaveLength(0);
      }
    }
    const links = [...document.querySelectorAll('a[href^="#"]')];
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) expect(document.querySelector(link.getAttribute('href')!)).toBeInTheDocument();
  });

  test.each([
    ['Captive insurance, honestly', '/podcast/captive-insurance'],
    ['Finding the cost you already pay', '/podcast/cost-remediation'],
    ['Cost segregation without surprises', '/podcast/cost-segregation'],
  ])('the teaser %s leads to %s', (name, address) => {
    expect(region(/^Three topics/).getByRole('link', { name })).toHaveAttribute('href', address);
  });

  test('search engines read the event that the page shows', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const { first, second } = symposiumSpans();
    const html = renderToString(
      <RouterProvider router={createMemoryRouter([{ path: '*', Component: SymposiumPage }])} />,
    );
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const nodes = (JSON.parse(json ?? '{}') as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(nodes).toContainEqual(
      expect.objectContaining({
        '@type': 'EducationEvent',
        startDate: first.starts.toISOString(),
        endDate: second.ends.toISOString(),
        performer: speakers.map(({ name, title }) => ({ '@type': 'Person', name, jobTitle: title })),
      }),
    );
  });
});

test('what is said of the hours follows from the program', () => {
  const sessions: readonly Session[] = program.flatMap((half) => half.sessions as readonly Session[]);
  const minutes = (of: readonly Session[]) => of.reduce((sum, session) => sum + session.minutes, 0);
  const main = sessions.filter(({ room, id }) => room === 'main' && !['opening', 'welcome'].includes(id));
  const withCredit = sessions.filter(({ field }) => field !== undefined);
  expect([Math.floor(minutes(withCredit) / 50), minutes(withCredit)]).toEqual([26, 1305]);
  expect([Math.floor(minutes(main) / 50), minutes(main)]).toEqual([16, 805]);
  const earned = minutes(main.filter(({ field }) => field !== undefined));
  expect(earned).toBe(755);
  expect(cpe.figure).toBe(`at most ${String(Math.floor(earned / cpe.creditMinutes))}`);
  for (const { id, hours } of cpe.fields) {
    const given = minutes(main.filter(({ field }) => field === id)) / 50;
    expect([id, Math.abs(given - hours) < 0.25]).toEqual([id, true]);
  }
  const last = sessions.at(-1)!;
  const [hour = 0, minute = 0] = last.starts.split(':').map(Number);
  expect(hour * 60 + minute + last.minutes).toBe(symposiumEvent.hours.to);
});

test('before and while it is held one registers; the button leads to the form', async () => {
  readOn('2027-11-19T05:59:00Z');
  await renderPage(SymposiumPage);
  expect(region(head).getByText('Registration is open')).toBeVisible();
  expect(region(head).getByRole('link', { name: 'Register free' })).toHaveAttribute('href', '#registration');
  expect(screen.getByRole('region', { name: 'Register for both days.' })).toHaveAttribute(
    'id',
    'registration',
  );
  act(() => {
    jest.setSystemTime(new Date('2027-11-19T06:00:00Z'));
    jest.advanceTimersByTime(60_000);
  });
  expect(region(head).getByText('Under way now')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Register' })).toBeVisible();
});

test('afterward the page offers the recordings and the waitlist, and asks for nothing that a seat needs', async () => {
  readOn('2027-11-22T06:00:00Z');
  await renderPage(SymposiumPage);
  expect(region(head).getByText(/on demand; recordings earn no credit/)).toBeVisible();
  expect(region(head).getByRole('link', { name: 'Join the waitlist' })).toBeVisible();
  const place = region('Join the waitlist for the next one.');
  expect(place.getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
  expect(place.queryByLabelText('License number')).toBeNull();
  expect(place.queryByText('Seats')).toBeNull();
  expect(place.getByRole('link', { name: 'Ask for the recordings' })).toHaveAttribute(
    'href',
    '/contact?topic=Symposium%20recordings',
  );
  expect(region(head).getByText('Free this year')).toBeVisible();
});

test('the served page is the same whatever the day', () => {
  const html = () =>
    renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', Component: SymposiumPage }])} />);
  readOn('2026-11-22T12:00:00Z');
  const early = html();
  jest.setSystemTime(new Date('2028-01-01T00:00:00Z'));
  expect(html()).toBe(early);
  expect(early).toContain('Registration is open');
});
