import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { ThemeSwitch } from './theme.tsx';

const pressed = () => screen.getByRole('button', { pressed: true });
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function firstButton(name: string): HTMLElement {
  const [button] = screen.getAllByRole('button', { name });
  if (!button) throw new Error(`no button ${name}`);
  return button;
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});
afterEach(() => jest.restoreAllMocks());

test('a choice is applied, kept and shown; system takes it back', () => {
  render(<ThemeSwitch />);
  expect(pressed()).toHaveAccessibleName('System theme');
  choose('Dark theme');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('nc-theme')).toBe('dark');
  expect(pressed()).toHaveAccessibleName('Dark theme');
  choose('System theme');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('nc-theme')).toBeNull();
});

test('a kept choice is there on the next visit', () => {
  localStorage.setItem('nc-theme', 'light');
  render(<ThemeSwitch />);
  expect(pressed()).toHaveAccessibleName('Light theme');
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('two switches agree, and so does another tab', () => {
  render(
    <>
      <ThemeSwitch />
      <ThemeSwitch />
    </>,
  );
  fireEvent.click(firstButton('Light theme'));
  expect(screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent)).toEqual([
    'Light theme',
    'Light theme',
  ]);
  localStorage.setItem('nc-theme', 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'nc-theme' })));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(screen.getAllByRole('button', { pressed: true })[1]).toHaveAccessibleName('Dark theme');
});

test('prerendered HTML is the same for everybody', () => {
  localStorage.setItem('nc-theme', 'dark');
  const html = renderToString(<ThemeSwitch />);
  localStorage.clear();
  expect(renderToString(<ThemeSwitch />)).toBe(html);
});

test('where storage is closed the choice lasts as long as the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  render(<ThemeSwitch />);
  choose('Dark theme');
  expect(pressed()).toHaveAccessibleName('Dark theme');
  choose('System theme');
  expect(pressed()).toHaveAccessibleName('System theme');
});
