import { screen, within } from '@testing-library/react';
import { FakeSession } from 'shared-auth/testing';
import { fakeCalls, liveIn } from '../testing/fake-calls.ts';
import { findViolations, renderOnce, renderPage } from '../testing/render-page.tsx';
import { Component as BookPage } from './book-page.tsx';

jest.mock('shared-auth/submit-form', () => ({
  ...jest.requireActual<object>('shared-auth/submit-form'),
  callAsVisitor: jest.fn(),
}));

beforeEach(() => {
  localStorage.clear();
  liveIn('America/Chicago');
  fakeCalls();
});
afterEach(() => jest.restoreAllMocks());

const Page = () => (
  <FakeSession>
    <BookPage />
  </FakeSession>
);
const region = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('the page', () => {
  beforeAll(() => {
    liveIn('America/Chicago');
    fakeCalls();
  });
  renderOnce(Page, '/book');

  test('the page offers a half hour and says what it is, under one main heading', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toMatch(/^Book a Call/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^30 minutes by phone/);
    expect(region(/^Choose a time/).getByRole('form', { name: 'Book a discovery call' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book the call' })).toBeEnabled();
  });

  test('the half hour is accounted for to the minute', () => {
    const parts = region(/^What happens in/)
      .getAllByText(/^Minutes/)
      .map((part) => part.textContent);
    expect(parts).toEqual(['Minutes 0 to 5', 'Minutes 5 to 15', 'Minutes 15 to 25', 'Minutes 25 to 30']);
  });

  test('who calls is named, for owners and for CPAs', () => {
    const callers = region(/^Who calls/)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(callers).toEqual(['Desmond Oyelaran, EA', 'Miriam Castellano, CPA']);
  });

  test.each([
    [/^Call/, 'tel:+16155550142', /^Or call us/],
    ['Send a message', '/contact', /^Or call us/],
    [/whole team/, '/team', /^Who calls/],
  ])('%s leads to %s', (name, address, section) => {
    expect(region(section).getByRole('link', { name })).toHaveAttribute('href', address);
  });
});

test('with the token of a letter it shows that call alone, and no search engine keeps it', async () => {
  await renderPage(Page, '/book?manage=secret-token');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The call you booked.');
  expect(screen.getByRole('button', { name: 'Move the call' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Book the call' })).toBeNull();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('axe finds nothing on /book?manage=secret-token', async () => {
  const { container } = await renderPage(Page, '/book?manage=secret-token');
  expect(await findViolations(container)).toEqual([]);
}, 30_000);
