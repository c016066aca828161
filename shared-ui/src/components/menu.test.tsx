import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Menu } from './menu.tsx';

function setUp(onSelect = jest.fn()) {
  render(
    <MemoryRouter>
      <Menu
        label="Account"
        mfe="mfe-dashboard"
        trigger={<button type="button">Ruth Ainsley</button>}
        items={[
          { id: 'settings', label: 'Settings', to: '/dashboard/settings' },
          { id: 'out', label: 'Sign out', separated: true, onSelect },
        ]}
      />
    </MemoryRouter>,
  );
  return { trigger: screen.getByRole('button', { name: 'Ruth Ainsley' }), onSelect };
}

test('the button carries the state of its menu; links are links', async () => {
  const { trigger } = setUp();
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger);
  const menu = screen.getByRole('menu', { name: 'Account' });
  expect(menu.closest('[data-mfe]')).toHaveAttribute('data-mfe', 'mfe-dashboard');
  expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/dashboard/settings');
});

test('arrow keys and Enter choose; Escape gives focus back', async () => {
  const { trigger, onSelect } = setUp();
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(trigger).toHaveFocus();
});

test('of choices one is marked; to choose another keeps the menu open', async () => {
  const onChoose = jest.fn();
  const choices = [
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ];
  render(
    <Menu
      label="Account"
      head={<p>ruth@example.com</p>}
      trigger={<button type="button">Ruth Ainsley</button>}
      items={[{ id: 'theme', label: 'Theme', value: 'dark', choices, onChoose }]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ruth Ainsley' }));
  expect(screen.getByText('ruth@example.com')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible();
  expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Dark');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }));
  expect(onChoose).toHaveBeenCalledWith('light');
  expect(screen.getByRole('menu')).toBeVisible();
});

test('no style sheet is written into the page: the content policy forbids it', async () => {
  const { trigger } = setUp();
  await userEvent.click(trigger);
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
