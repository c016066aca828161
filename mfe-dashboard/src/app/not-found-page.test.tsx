import { screen } from '@testing-library/react';
import { dashboardPages } from '../page-list.ts';
import { renderPage, violationsOf } from '../testing/render-page.tsx';
import { Component as NotFound } from './not-found-page.tsx';

const place = { label: 'CPPS Tools', icon: 'calculator', roles: ['coach'], order: 60 } as const;
const handle = {
  sitePages: [
    { path: '/dashboard/cpps-tools', title: 'CPPS tools', menu: [place] },
    ...Object.values(dashboardPages),
  ],
};
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('says that the page is not there and leads to those that are', async () => {
  const { container } = renderPage(
    <NotFound />,
    { profile: { role: 'coach' } },
    '/dashboard/training',
    handle,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page is not in the dashboard');
  expect(addresses()).toEqual([
    '/dashboard',
    '/dashboard/clients',
    '/dashboard/coach',
    '/dashboard/resources',
    '/dashboard/training',
    '/dashboard/certificate',
    '/dashboard/cpps-tools',
    '/dashboard/settings',
  ]);
  expect(container).not.toHaveTextContent('training');
  expect(await violationsOf(container)).toEqual([]);
});

test('offers the tools only to those whose menu has them', () => {
  renderPage(<NotFound />, { profile: { role: 'user' } }, '/dashboard/x', handle);
  expect(addresses()).not.toContain('/dashboard/cpps-tools');
});
