import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient } from 'shared-auth/testing';
import { singleKeysKey } from 'shared-contract/stored-keys';
import { keepLastChange } from '../../lib/events.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SearchAndGo } from './search-and-go.tsx';
import { pageShortcuts, inList, single, withModifier } from './shortcuts.ts';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});
beforeEach(() => {
  localStorage.clear();
  jest.mocked(getSupabase).mockResolvedValue(createFakeClient().client);
});

const fields = ['text', 'search', 'email', 'password', 'number', 'date', 'checkbox', 'radio'] as const;

function open(role = 'admin') {
  const page = (
    <>
      <SearchAndGo />
      {fields.map((type) => (
        <input key={type} type={type} aria-label={type} />
      ))}
      <textarea aria-label="textarea" />
      <select aria-label="select">
        <option>one</option>
      </select>
      <div aria-label="rich" role="textbox" tabIndex={0} contentEditable suppressContentEditableWarning>
        words
      </div>
    </>
  );
  return renderPage(page, { profile: { role } }, '/dashboard/settings');
}

const letters = (role: 'user' | 'coach' | 'admin') =>
  pageShortcuts(role).map(({ letter, to }) => `${letter} ${to}`);

test('a letter leads only to a page that the role has', () => {
  expect(letters('user')).toEqual([
    'd /dashboard',
    'c /dashboard/clients',
    's /dashboard/stories',
    'r /dashboard/resources',
  ]);
  expect(letters('coach')).toEqual([...letters('user'), 't /dashboard/training']);
  expect(letters('admin')).toEqual([...letters('coach'), 'a /dashboard/admin']);
});

test('g and then c go to the clients; with anything between they do not', async () => {
  const { user, address } = open();
  await user.keyboard('gxc');
  expect(address()).toBe('/dashboard/settings');
  await user.keyboard('gc');
  expect(address()).toBe('/dashboard/clients');
});

test('the second key of two is heard by nothing else', async () => {
  const heard = jest.fn();
  const { user } = open();
  document.body.addEventListener('keydown', heard);
  await user.keyboard('gs');
  expect(heard.mock.calls.map(([event]: [KeyboardEvent]) => event.key)).toEqual(['g']);
  document.body.removeEventListener('keydown', heard);
});

test('switched off on this device, keys of one letter do nothing, in this tab at once; those with Ctrl do', async () => {
  const { user, address } = open();
  localStorage.setItem(singleKeysKey, 'off');
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: singleKeysKey })));
  await user.keyboard('gc?/');
  expect(address()).toBe('/dashboard/settings');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Search and go' })).toBeVisible();
  await user.keyboard('keyb{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toHaveTextContent(
    'Single-key shortcuts are off on this device.',
  );
});

/** Every key in the help, except those that only move focus. */
const bound = [...withModifier, ...single, ...inList]
  .flatMap(({ keys }) => keys)
  .filter((key) => key.length === 1)
  .concat('g', ...pageShortcuts('admin').map(({ letter }) => letter));

test.each([...fields, 'textarea', 'select', 'rich'])(
  'every key that is bound, typed into a field of kind %s, is typed',
  async (name) => {
    const { address } = open();
    const field = screen.getByLabelText(name);
    field.focus();
    for (const key of bound) {
      // `fireEvent` returns true if no handler called `preventDefault`, so the character reaches the field.
      expect([key, fireEvent.keyDown(field, { key })]).toEqual([key, true]);
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/dashboard/settings');
  },
);

describe('Ctrl Z', () => {
  const press = (target: Element, more: object = {}) =>
    fireEvent.keyDown(target, { key: 'z', ctrlKey: true, ...more });

  test('takes back the last change of this tab, once', async () => {
    open();
    const undo = jest.fn(async () => undefined);
    keepLastChange(undo);
    expect(press(document.body)).toBe(false);
    await waitFor(() => expect(undo).toHaveBeenCalledTimes(1));
    expect(press(document.body)).toBe(true);
    expect(undo).toHaveBeenCalledTimes(1);
  });

  test.each(['text', 'search', 'textarea', 'rich'])(
    'belongs to what is typed in a field of kind %s',
    (name) => {
      open();
      const undo = jest.fn(async () => undefined);
      keepLastChange(undo);
      expect(press(screen.getByLabelText(name))).toBe(true);
      expect(press(document.body, { shiftKey: true })).toBe(true);
      expect(undo).not.toHaveBeenCalled();
      expect(press(screen.getByLabelText('select'))).toBe(false);
      expect(undo).toHaveBeenCalledTimes(1);
    },
  );
});
