import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { findViolations } from '../../testing/find-violations.ts';
import { FormBlock } from './form-block.tsx';

const SCRIPT = 'https://cdn.acme.example/embed.js';

jest.mock('../../brand/brand.ts', () => {
  const { brand } = jest.requireActual<typeof import('../../brand/brand.ts')>('../../brand/brand.ts');
  const acme = { provider: 'Acme Forms', script: 'https://cdn.acme.example/embed.js' };
  return {
    brand: {
      ...brand,
      embeds: {
        newsletter: { ...acme, url: 'https://forms.acme.example/newsletter' },
        application: { ...acme, url: 'https://forms.acme.example/application' },
        onboarding: { provider: 'Other Forms', url: 'https://other.example/onboarding' },
      },
    },
  };
});

afterEach(() => {
  localStorage.clear();
});

const page = (
  <MemoryRouter>
    <FormBlock form="newsletter" height={400} label="Newsletter">
      our newsletter form
    </FormBlock>
    <FormBlock form="application" height={891} label="Application">
      our application form
    </FormBlock>
    <FormBlock form="onboarding" height={3579} label="Onboarding">
      our onboarding form
    </FormBlock>
    <FormBlock form="contact" height={500} label="Contact">
      our contact form
    </FormBlock>
  </MemoryRouter>
);

const frames = () => [...document.querySelectorAll('iframe')].map(({ src }) => src);
const scripts = () => document.head.querySelectorAll(`script[src="${SCRIPT}"]`);
const load = () => userEvent.click(screen.getAllByRole('button', { name: 'Load the form' })[0]!);
const boxOf = (label: string) => screen.getByRole('group', { name: label }).firstElementChild;

test('a form without a provider is our own, the others name who provides them and load nothing', async () => {
  const { container } = render(page);
  expect(screen.getByText('our contact form')).toBeVisible();
  expect(screen.queryByText(/our (newsletter|application|onboarding) form/)).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Newsletter' })).toHaveTextContent(
    /comes from Acme Forms.*connects to forms\.acme\.example and cdn\.acme\.example/,
  );
  expect(frames()).toEqual([]);
  expect(scripts()).toHaveLength(0);
  expect(await findViolations(container)).toEqual([]);
});

test('consent loads every form of that provider, in a frame as high as its place, and no other provider’s', async () => {
  render(page);
  const before = ['Newsletter', 'Application'].map((label) => boxOf(label)?.className);
  await load();
  expect(frames()).toEqual([
    'https://forms.acme.example/newsletter',
    'https://forms.acme.example/application',
  ]);
  expect(['Newsletter', 'Application'].map((label) => boxOf(label)?.className)).toEqual(before);
  expect(before[0]).toContain('h-100');
  expect(before[1]).toContain('h-[891px]');
  expect(screen.getByTitle('Newsletter, a form of Acme Forms')).toHaveFocus();
  expect(screen.getByTitle('Newsletter, a form of Acme Forms')).toHaveAttribute(
    'sandbox',
    expect.not.stringMatching(/allow-top-navigation|allow-downloads|allow-modals/),
  );
});

test('the script is there once for all forms that need it, and goes with the last of them', async () => {
  const { unmount } = render(page);
  await load();
  expect(scripts()).toHaveLength(1);
  unmount();
  expect(scripts()).toHaveLength(0);
});

test('consent is remembered on this device, and can be taken back', async () => {
  const first = render(page);
  await load();
  first.unmount();
  render(page);
  expect(frames()).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('button', { name: 'Take back my consent' })[0]!);
  expect(frames()).toEqual([]);
  expect(scripts()).toHaveLength(0);
  expect(screen.getAllByRole('button', { name: 'Load the form' })[0]).toHaveFocus();
  expect(localStorage).toHaveLength(0);
});

test('consent that is taken back in another tab counts here', async () => {
  render(page);
  await load();
  localStorage.clear();
  act(() => {
    fireEvent(window, new StorageEvent('storage', { key: null }));
  });
  expect(frames()).toEqual([]);
});

test('where the browser keeps nothing, consent lasts as long as the page', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(page);
  await load();
  expect(frames()).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('button', { name: 'Take back my consent' })[0]!);
  expect(frames()).toEqual([]);
  blocked.mockRestore();
});
