import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { submitForm } from 'shared-auth/submit-form';
import { onboardingSteps } from '../content/onboarding-definition.ts';
import { renderOnce, renderPage } from '../testing/render-page.tsx';
import { Component as ClientApplicationPage } from './client-application-page.tsx';

jest.mock('shared-auth/submit-form');
beforeEach(() => localStorage.clear());

const region = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('the page', () => {
  renderOnce(ClientApplicationPage);

  test('the sections stand in the order of the specification under one main heading', () => {
    const names = screen
      .getAllByRole('region')
      .map((section) => section.querySelector('h1, h2')?.textContent);
    const order = [/^Apply/, /^The application/, /^What happens/, /^Sample/, /^Questions/, /^Choose/];
    expect(names).toHaveLength(order.length);
    names.forEach((name, index) => expect(name).toMatch(order[index]!));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('three steps follow an application', () => {
    expect(region(/^What happens/).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  test('the sample shows every step and question of the real onboarding, and nothing in it takes an answer', () => {
    const sample = screen.getByRole('region', { name: /^Sample/ });
    for (const { title, fields } of onboardingSteps.owner) {
      expect(within(sample).getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
      for (const { label } of fields) expect(sample).toHaveTextContent(label);
    }
    expect(sample.querySelectorAll('dt')).toHaveLength(
      onboardingSteps.owner.reduce((sum, { fields }) => sum + fields.length, 0),
    );
    expect(sample.querySelectorAll('input, select, textarea, button, [tabindex]')).toHaveLength(0);
  });

  test.each([
    ['Go to your onboarding', '/onboarding', /^Sample/],
    ['Contact us', '/contact', /^Choose/],
    ['Book a discovery call', '/book', /^Choose/],
  ])('%s leads to %s', (name, address, section) => {
    expect(region(section).getByRole('link', { name })).toHaveAttribute('href', address);
  });
});

test('the form on it sends where it was filled in', async () => {
  jest.mocked(submitForm).mockResolvedValue({ reference: 'NC-7K3M-Q9XT' });
  await renderPage(ClientApplicationPage);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Full Name'), 'Ann Lee');
  await user.type(screen.getByLabelText('Email'), 'ann@example.com');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(screen.getByLabelText('Company'), 'Lee Masonry');
  await user.selectOptions(screen.getByLabelText('Annual Revenue'), '$3M to $10M');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('NC-7K3M-Q9XT')).toBeVisible();
  expect(jest.mocked(submitForm).mock.calls[0]?.[1]).toMatchObject({ source: 'client-application-page' });
});
