import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as StartPage } from './start-page.tsx';

test('the page has its heading, and counts clicks', async () => {
  render(<StartPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Glossary');
  await userEvent.click(screen.getByRole('button', { name: 'Count a click' }));
  expect(screen.getByRole('status')).toHaveTextContent('Clicks: 1');
});
