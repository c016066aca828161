import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { Component as AccessibilityPage } from './accessibility-page.tsx';

test('says what is aimed for, what falls short and whom to tell, with addresses that work', async () => {
  await renderPage(AccessibilityPage, '/accessibility');
  const text = screen.getByRole('article', { name: 'Accessibility of this site' });
  expect(text).toHaveTextContent('level AA of the Web Content Accessibility Guidelines (WCAG) 2.2');
  expect(within(text).getByRole('heading', { name: 'What falls short' })).toBeVisible();
  expect(within(text).getByRole('link', { name: 'hello@ninecourse.example' })).toHaveAttribute(
    'href',
    'mailto:hello@ninecourse.example',
  );
  expect(within(text).getByRole('link', { name: '(615) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+16155550142',
  );
  expect(within(text).getByRole('link', { name: 'contact form' })).toHaveAttribute('href', '/contact');
});
