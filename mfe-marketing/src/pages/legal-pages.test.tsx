import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { FormName } from 'shared-contract/forms/names';
import * as storedKeys from 'shared-contract/stored-keys';
import { retention } from '../content/legal/retention.ts';
import { renderOnce, renderPage } from '../testing/render-page.tsx';
import { Component as PrivacyPage } from './privacy-page.tsx';
import { Component as TermsPage } from './terms-page.tsx';

const pages = [
  ['Terms and Conditions', TermsPage],
  ['Privacy Policy', PrivacyPage],
] as const;

afterEach(() => {
  jest.useRealTimers();
});

function readOn(moment: string) {
  jest.useFakeTimers({ now: new Date(moment), doNotFake: ['performance', 'queueMicrotask', 'setTimeout'] });
}

const dateOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe.each(pages)('%s', (title, Page) => {
  const revised = title === 'Privacy Policy' ? 'November 27, 2026' : 'November 27, 2026';

  describe('the text', () => {
    renderOnce(Page);

    test('is one article under one main heading, with a way home', () => {
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getByRole('article', { name: title })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    });

    test('numbers its sections, lists all of them, and every anchor has its place', () => {
      const sections = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
      expect(sections.length).toBeGreaterThan(12);
      sections.forEach((section, index) => expect(section).toHaveTextContent(`${index + 1}.`));
      const listed = new Set(
        within(screen.getByRole('navigation', { name: 'Contents' }))
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      );
      expect([...listed]).toEqual(sections.map(({ id }) => `#${id}`));
      for (const link of document.querySelectorAll('a[href^="#"]'))
        expect(document.querySelector(link.getAttribute('href')!)).toBeInTheDocument();
    });

    test.each([
      ['(615) 555-0142', 'tel:+16155550142'],
      ['hello@ninecourse.example', 'mailto:hello@ninecourse.example'],
      ['contact page', '/contact'],
    ])('has the %s as a link', (name, address) => {
      for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', address);
    });
  });

  test('shows the day of reading in the firm’s time zone, and when the text was really revised', async () => {
    readOn('2027-03-02T04:30:00Z');
    await renderPage(Page);
    expect(dateOf('Last updated')).toBe('March 1, 2027');
    expect(dateOf('Effective')).toBe('March 1, 2027');
    expect(dateOf('Text last revised')).toBe(revised);
    expect(screen.getByText(/First edition of this text/)).toBeVisible();
  });

  test('moves on to the next day when it is looked at again', async () => {
    readOn('2027-03-01T15:00:00Z');
    await renderPage(Page);
    jest.setSystemTime(new Date('2027-03-04T15:00:00Z'));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(dateOf('Effective')).toBe('March 4, 2027');
  });

  test('says in the served HTML when the text was revised, whatever the day', () => {
    readOn('2027-03-01T15:00:00Z');
    const html = renderToString(
      <RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }])} />,
    );
    expect(html).not.toContain('2027');
    expect(html.split(revised)).toHaveLength(5);
  });
});

describe('the terms', () => {
  renderOnce(TermsPage);

  test.each([
    /governed by the law of the State of Tennessee/,
    /The hearing is in Davidson County, Tennessee/,
    /General Sessions Court of Davidson County/,
    /refuse arbitration. Write within thirty days/,
    /at least seven years/,
    /We do not promise a saving/,
    /30 days’ notice/,
    /not a licensed CPA firm/,
    /not a registered investment adviser/,
    /private certificate/,
    /nonsigning preparer/,
    /ESIGN Act/,
  ])('say %s', (words) => {
    expect(screen.getByRole('article')).toHaveTextContent(words);
  });
});

const collectedBy: Readonly<Record<FormName, RegExp>> = {
  lead: /^Contact and “talk to us” forms/,
  contact: /^Contact and “talk to us” forms/,
  'client-application': /^Client application/,
  assessment: /^Business owner assessment/,
  'cpa-partnership': /^CPA partnership/,
  certification: /^Certification application/,
  symposium: /^Symposium registration/,
  newsletter: /^Newsletter/,
};
const keys = Object.values(storedKeys).filter((value) => typeof value === 'string');

describe('the privacy policy', () => {
  renderOnce(PrivacyPage);

  test.each([
    /at least seven years/,
    /not directed at children under 13/,
    /Tennessee Information Protection Act/,
    /nonsigning preparer/,
    /175,000 consumers/,
    /16 CFR Part 314/,
    /Internal Revenue Code § 7216/,
    /We do not sell personal information/,
    /one cookie, nc-share, and only while/,
    /seven days after you last typed, when you sign out or your session ends/,
  ])('says %s', (words) => {
    expect(screen.getByRole('article')).toHaveTextContent(words);
  });

  test('names the time of every rule by which the database deletes', () => {
    for (const [rule, time] of Object.entries(retention)) {
      const named = document.querySelector(`[data-kept="${rule}"]`)?.textContent ?? '';
      const [count, unit] = time.split(' ');
      expect([rule, named]).toEqual([rule, expect.stringMatching(new RegExp(`^[a-z]+ ${unit}$`))]);
      expect([rule, { one: 1, two: 2, seven: 7, thirty: 30, ninety: 90 }[named.split(' ')[0]!]]).toEqual([
        rule,
        Number(count),
      ]);
    }
  });

  test.each(Object.entries(collectedBy))('says what %s collects', (_form, name) => {
    expect(screen.getByText(name, { selector: 'strong' })).toBeVisible();
  });

  test.each(keys)('lists what is stored as %s', (key) => {
    expect(screen.getByText(key)).toBeVisible();
  });
});
