import { screen } from '@testing-library/react';
import { findViolations, renderPage } from '../testing/render-page.tsx';
import { Component as NewsletterPage } from './newsletter-page.tsx';

test('without a link’s token it says what comes, how often, and takes an address', async () => {
  await renderPage(NewsletterPage, '/newsletter');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText(/first Tuesday of a month/)).toBeVisible();
  expect(screen.getByRole('form', { name: 'Subscribe to the newsletter' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'What is in an issue' }).children).toHaveLength(3);
  expect(screen.getByText('December')).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.each([
  ['confirm', 'Confirm your address.', 'Confirm my address'],
  ['leave', 'Leave the newsletter.', 'Leave the list'],
])('a letter’s link to %s asks first', async (action, title, button) => {
  await renderPage(NewsletterPage, `/newsletter?${action}=secret-token`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByRole('button', { name: button })).toBeEnabled();
  expect(screen.queryByRole('form')).toBeNull();
});

test('axe finds nothing on /newsletter?confirm=secret-token', async () => {
  const { container } = await renderPage(NewsletterPage, '/newsletter?confirm=secret-token');
  expect(await findViolations(container)).toEqual([]);
}, 30_000);
