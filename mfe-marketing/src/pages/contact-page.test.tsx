import { act, screen, within } from '@testing-library/react';
import { renderOnce, renderPage } from '../testing/render-page.tsx';
import { Component as ContactPage } from './contact-page.tsx';

const region = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('the page', () => {
  renderOnce(ContactPage);

  test.each([
    ['(615) 555-0142'],
    ['(615) 555-0143'],
    ['hello@ninecourse.example'],
    ['418 Drafting Row, Suite 900'],
    ['Nashville, TN 37203'],
    ['Mon-Fri 9AM-6PM EST'],
    ['Sat 10AM-2PM'],
    ['Sun closed'],
    ['Mon-Fri 8AM-8PM EST'],
    ['weekends email only'],
    ['within 24 hours'],
  ])('the page says %s', (text) => {
    expect(document.body).toHaveTextContent(text);
  });

  test.each([
    [/^Send a message/, '(615) 555-0142', 'tel:+16155550142'],
    [/^Send a message/, 'hello@ninecourse.example', 'mailto:hello@ninecourse.example'],
    [/^Choose a time/, /^Choose a time/, '/book'],
  ])('in %s, %s leads to %s', (section, name, address) => {
    expect(region(section).getByRole('link', { name })).toHaveAttribute('href', address);
  });

  test('there is one main heading, and four questions', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const questions = screen.getByRole('region', { name: /^Four common/ });
    expect(questions.querySelectorAll('details')).toHaveLength(4);
  });

  test('the form is named, and asks what it should', () => {
    const form = within(screen.getByRole('form', { name: 'Contact form' }));
    for (const label of [
      'Full Name',
      'Email',
      'Phone',
      'Company',
      'Topic',
      'Preferred callback time',
      'Message',
    ])
      expect(form.getByLabelText(label)).toBeVisible();
  });
});

describe('at a given time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('each desk says whether somebody is there, and follows the clock', async () => {
    jest.setSystemTime(new Date('2026-11-18T17:59:50-05:00'));
    await renderPage(ContactPage);
    const hours = region(/^Business hours/);
    expect(hours.getByText('Open now, until 6 pm ET')).toBeVisible();
    expect(hours.getByText('Open now, until 8 pm ET')).toBeVisible();
    act(() => jest.advanceTimersByTime(15_000));
    expect(hours.getByText('Closed now, opens Thursday at 9 am ET')).toBeVisible();
    expect(hours.getByText('Open now, until 8 pm ET')).toBeVisible();
  });
});
