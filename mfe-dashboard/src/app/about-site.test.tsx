import { screen } from '@testing-library/react';
import { SITE_ID } from 'shared-contract/page-data';
import { renderPage, violationsOf } from '../testing/render-page.tsx';
import { UserMenu } from './user-menu.tsx';

const remote = { version: '2.0.1-9ab3c1', entry: '/remotes/a.js' };
const manifest = { release: 'aaaa', shell: '1.0.14-5d2f', remotes: { mfe_dashboard: remote } };
const realFetch = globalThis.fetch;

/** Embeds data in the page and stubs the request for the site's current manifest. */
function serve(answer: () => Promise<Partial<Response>>, data: object = { manifest }) {
  document.head.innerHTML = '';
  const block = document.createElement('script');
  Object.assign(block, { type: 'application/json', id: SITE_ID, textContent: JSON.stringify(data) });
  document.head.append(block);
  globalThis.fetch = answer as typeof fetch;
}

afterEach(() => {
  globalThis.fetch = realFetch;
  document.head.innerHTML = '';
});

const json = (value: unknown) => () => Promise.resolve({ ok: true, json: () => Promise.resolve(value) });

async function open(role = 'admin') {
  const { user } = renderPage(<UserMenu />, { profile: { role } });
  await user.click(screen.getByRole('button', { name: /^User menu/ }));
  await screen.findByRole('menuitem', { name: 'Sign Out' });
  const item = screen.queryByRole('menuitem', { name: 'About This Site' });
  if (item) await user.click(item);
  return { user, item };
}

test('tells staff which versions the page is made of, and that the site serves the same', async () => {
  serve(json(manifest));
  await open();
  const dialog = await screen.findByRole('dialog', { name: 'About this site' });
  for (const words of ['aaaa', 'shell', '1.0.14-5d2f', 'mfe-dashboard', '2.0.1-9ab3c1'])
    expect(dialog).toHaveTextContent(words);
  expect(await screen.findByText('The site serves this release.')).toBeVisible();
  expect(await violationsOf(dialog)).toEqual([]);
});

test('says which other release the site serves by now', async () => {
  serve(json({ ...manifest, release: 'bbbb' }));
  await open('coach');
  expect(await screen.findByText(/newer release/)).toHaveTextContent('bbbb');
});

test('what cannot be asked can be asked again', async () => {
  let isThere = false;
  serve(() => (isThere ? json(manifest)() : Promise.reject(new TypeError('Failed to fetch'))));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The release that the site serves could not be');
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The site serves this release.')).toBeVisible();
});

test('a page without a manifest has no known versions', async () => {
  serve(json(manifest), {});
  await open();
  const dialog = await screen.findByRole('dialog', { name: 'About this site' });
  expect(dialog).toHaveTextContent('Releasenot knownshellnot known');
});

test('clients have no use for it', async () => {
  serve(json(manifest));
  expect((await open('user')).item).toBeNull();
});
