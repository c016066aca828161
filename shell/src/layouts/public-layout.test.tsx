import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { configureAuth } from 'shared-auth/config';
import { FakeSession, type FakeSessionProps } from 'shared-auth/testing';
import { PublicLayout } from './public-layout.tsx';
import { installPopover } from './testing/native-popover.ts';

let removePopover: () => void;
beforeEach(() => {
  removePopover = installPopover();
  configureAuth({ url: 'http://backend.test', publishableKey: 'key' });
});
afterEach(() => {
  removePopover();
  jest.restoreAllMocks();
});

function Site({ at = '/', ...session }: Omit<FakeSessionProps, 'children'> & { at?: string }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <FakeSession {...session}>
        <Routes>
          <Route element={<PublicLayout />}>
            <Route index element={<h1>Home page</h1>} />
            <Route path="*" element={<h1>Another page</h1>} />
          </Route>
        </Routes>
      </FakeSession>
    </MemoryRouter>
  );
}

const main = () => screen.getByRole('navigation', { name: 'Main' });
const footer = () => within(screen.getByRole('contentinfo'));
const menuButton = () => screen.getByRole('button', { name: 'Menu' });
async function openMenu() {
  await userEvent.click(menuButton());
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
}
const hrefs = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);

describe('frame', () => {
  test('landmarks around the page, and a first link that skips to it', async () => {
    render(<Site />);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Home page',
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    const target = screen.getByRole('link', { name: 'Skip to main content' }).getAttribute('href') ?? '';
    expect(document.querySelector(target)).toBe(screen.getByRole('main'));
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });

  test('prerenders without a browser and hydrates onto the same nodes without a complaint', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<Site />);
    expect(page.innerHTML).not.toContain('style=');
    const before = [...page.querySelectorAll('*')];
    const root = await act(async () => hydrateRoot(page, <Site />));
    expect([...page.querySelectorAll('*')]).toEqual(before);
    expect(complaints).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    page.remove();
  });
});

describe('top navigation', () => {
  test('leads where the site map says, and says where we are', async () => {
    render(<Site at="/about" />);
    await openMenu();
    const search = within(main()).getAllByRole('link', { name: 'Search' });
    // In the row on wide screens, in the menu on narrow ones.
    expect(search.map((link) => link.getAttribute('href'))).toEqual(['/search', '/search']);
    const others = within(main())
      .getAllByRole('link')
      .filter((link) => !search.includes(link));
    expect(hrefs(others)).toEqual([
      ['Home', '/'],
      ['For Clients', '/for-clients'],
      ['For CPAs', '/for-cpas'],
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Sign In', '/login'],
      ['Apply Now', '/for-clients'],
    ]);
    const current = within(main()).getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual(['About']);
  });

  test('a signed-in person finds the way to the dashboard', async () => {
    render(<Site user={{ email: 'ada@example.com' }} />);
    await openMenu();
    expect(within(main()).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(within(main()).queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });
});

describe('toggle menu', () => {
  const expectClosed = () => waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'false'));

  test('its button says what it opens and whether it is open', async () => {
    render(<Site />);
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    const panel = document.getElementById(menuButton().getAttribute('aria-controls') ?? '');
    expect(panel).toHaveAttribute('popover', 'auto');
    expect(screen.queryByRole('link', { name: 'For Clients' })).not.toBeInTheDocument();
    await openMenu();
    expect(panel).toContainElement(screen.getByRole('link', { name: 'For Clients' }));
    await userEvent.click(menuButton());
    await expectClosed();
  });

  test('closes on Escape', async () => {
    render(<Site />);
    await openMenu();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  });

  test('closes on a click outside', async () => {
    render(<Site />);
    await openMenu();
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await expectClosed();
  });

  test.each(['About', 'Home'])('closes on the way to %s, the page itself included', async (name) => {
    render(<Site />);
    await openMenu();
    await userEvent.click(within(main()).getByRole('link', { name }));
    await expectClosed();
  });

  test('closes when the screen grows and its button goes', async () => {
    render(<Site />);
    await openMenu();
    const rects = jest.spyOn(menuButton(), 'getClientRects');
    rects.mockReturnValue([{}] as unknown as DOMRectList);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    rects.mockReturnValue([] as unknown as DOMRectList);
    act(() => void window.dispatchEvent(new Event('resize')));
    await expectClosed();
  });

  test('opened before the application ran, it stays open and is announced so', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<Site />);
    expect(menuButton()).not.toHaveAttribute('aria-expanded');
    menuButton().click();
    const root = await act(async () => hydrateRoot(page, <Site />));
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    await act(async () => root.unmount());
    page.remove();
  });
});

describe('footer', () => {
  test('every required address is linked', () => {
    render(<Site />);
    const targets = footer()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    for (const path of [
      '/advanced-retirement-planning',
      '/white-papers',
      '/about',
      '/tax-center',
      '/blog/social-security-guide',
      '/blog',
      '/testimonials',
      '/partners',
      '/contact',
      '/terms-and-conditions',
      '/privacy-policy',
      '/podcast/captive-insurance',
      '/podcast/cost-remediation',
      '/podcast/cost-segregation',
      '/podcast/feed.xml',
    ]) {
      expect(targets).toContain(path);
    }
  });

  test('the strip shows four partner firms', () => {
    render(<Site />);
    const strip = screen.getByRole('region', { name: 'The firms we work with' });
    expect(within(strip).getAllByRole('listitem')).toHaveLength(4);
    expect(within(strip).getByText('Harrow & Lyle')).toBeVisible();
  });

  test('phone, fax, email, address and hours, once the group is open', async () => {
    render(<Site />);
    const contact = within(screen.getByRole('region', { name: 'Contact' }));
    expect(contact.getByText('Nashville, TN 37203')).not.toBeVisible();
    const [name] = contact.getAllByText('Contact');
    await userEvent.click(name!);
    expect(contact.getByRole('link', { name: '(615) 555-0142' })).toHaveAttribute('href', 'tel:+16155550142');
    expect(contact.getByRole('link', { name: 'hello@ninecourse.example' })).toHaveAttribute(
      'href',
      'mailto:hello@ninecourse.example',
    );
    for (const text of ['(615) 555-0143 (fax)', 'Nashville, TN 37203', 'Monday to Friday, 9 am to 6 pm ET']) {
      expect(contact.getByText(text)).toBeVisible();
    }
  });

  test('each episode has its page here and its recording at the host, in a new tab', () => {
    render(<Site />);
    const outside = footer().getAllByRole('link', { name: /^Listen to .* \(opens in a new tab\)$/ });
    expect(outside).toHaveLength(3);
    for (const link of outside) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('href')).toMatch(/^https:/);
    }
  });

  test.each(['/login', '/book', '/contact', '/onboarding'])(
    'on %s, where somebody has something to do, a legal line stands alone',
    (at) => {
      render(<Site at={at} />);
      const targets = hrefs(footer().getAllByRole('link')).map(([, href]) => href);
      expect(targets).toEqual(['/terms-and-conditions', '/privacy-policy', '/accessibility']);
      expect(footer().getByRole('button', { name: 'Dark theme' })).toBeVisible();
      expect(footer().getByText(/are invented/)).toBeVisible();
      expect(footer().queryByRole('form')).not.toBeInTheDocument();
    },
  );

  test('the small print says what it must, once', () => {
    render(<Site />);
    const print = screen.getByRole('region', { name: 'Please note' });
    expect(print).toHaveTextContent(/Nothing on this site is tax, legal, accounting or investment advice/);
    expect(print).toHaveTextContent(/31 CFR 10\.37/);
    expect(footer().getAllByText(/are invented/)).toHaveLength(1);
  });

  test('the theme can be changed', async () => {
    render(<Site />);
    await userEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(screen.getByRole('button', { name: 'System theme' }));
  });
});
