import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { timeFilm } from 'shared-contract/resources/film';
import { cppsLevels } from 'shared-contract/resources/levels';
import { allResources, libraryResources } from 'shared-contract/resources/resources';
import { templates } from 'shared-contract/resources/templates';
import { notify } from 'shared-ui/toast';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { films } from './content/resource-files.ts';
import { Component } from './page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
jest.mock('shared-ui/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('shared-ui/toast', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));

const words = timeFilm(films['reasonable-pay']);
const play = jest.fn(() => Promise.resolve());
const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.clearAllMocks();
  HTMLMediaElement.prototype.play = play;
  URL.createObjectURL = jest.fn(() => 'blob:film');
  URL.revokeObjectURL = jest.fn();
  globalThis.fetch = jest.fn((input: unknown) =>
    Promise.resolve(
      typeof input === 'string' && input.endsWith('.json')
        ? ({ ok: true, json: () => Promise.resolve(words) } as Response)
        : ({ ok: true, blob: () => Promise.resolve(new Blob(['file'])) } as Response),
    ),
  );
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const rows = (opens: readonly string[]) =>
  allResources.map(({ id, cppsLevel, type }) => ({
    resource_id: id,
    opens: opens.includes(cppsLevel),
    size_bytes: 14_000,
    updated_on: '2026-11-01',
    downloads: id === 'client-review-agenda' ? 1 : 0,
    words_path: type === 'video' && opens.includes(cppsLevel) ? `${id}/0123456789abcdef.json` : null,
    own_level: opens.at(-1) ?? 'All',
  }));

function open(search = '', opens: readonly string[] = ['All'], role = 'user') {
  const fake = createFakeClient({
    rpc: {
      list_resources: rows(opens),
      list_cpps_levels: [
        {
          user_id: 'ida',
          name: 'Ida Holm',
          email: 'ida@example.com',
          level: 'Bronze',
          valid_until: '2028-04-14',
        },
      ],
      set_cpps_level: 'Gold',
      open_resource: { path: 'a/0123456789abcdef.pdf', downloads: 1 },
    },
  });
  const createSignedUrl = (path: string) =>
    Promise.resolve({ data: { signedUrl: `https://files.example/${path}` }, error: null });
  Object.defineProperty(fake.client, 'storage', { value: { from: () => ({ createSignedUrl }) } });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return { ...fake, ...renderPage(<Component />, { profile: { role } }, `/dashboard/resources${search}`) };
}
const all = () => screen.getByRole('region', { name: /^All Resources/ });
const titles = () =>
  within(all())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('everything is there, with what is featured first; filters stand in the address and say how many they leave', async () => {
  const { user, address, container } = open();
  expect(
    screen.getByRole('region', { name: `All Resources (${String(allResources.length)})` }),
  ).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Featured' })).getAllByRole('listitem')).toHaveLength(3);
  await user.selectOptions(screen.getByLabelText('Category'), 'Cost Segregation');
  expect(titles()).toEqual(['Equipment Write-off Calculator', 'Reading a Cost Segregation Study']);
  expect(screen.getByRole('option', { name: 'Video (1)' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Guide (0)' })).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Type'), 'video');
  expect(address()).toBe('/dashboard/resources?category=Cost+Segregation&type=video');
  expect(screen.queryByRole('region', { name: 'Featured' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(/Opens with Silver level/)).toBeInTheDocument());
  expect(await violationsOf(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(address()).toBe('/dashboard/resources');
  expect(titles()).toHaveLength(libraryResources.length);
});

test('a group of templates opens as a filtered list, each with its download', async () => {
  const { user, address } = open('', ['All', 'Bronze'], 'coach');
  await user.click(within(all()).getByRole('link', { name: 'Worksheets 8' }));
  expect(address()).toBe('/dashboard/resources?category=Worksheets');
  const worksheets = templates.filter(({ group }) => group === 'Worksheets').map(({ title }) => title);
  expect(titles()).toEqual(worksheets);
  await user.click(
    await within(all()).findByRole('button', { name: 'Download Shareholder Basis Worksheet' }),
  );
  await waitFor(() =>
    expect(notify.success).toHaveBeenCalledWith('worksheet-shareholder-basis.xlsx is in your downloads'),
  );
});

test('what nothing fits is said in the words of the library, and the way back is there', async () => {
  const { user } = open('?q=no+such+thing');
  expect(screen.getByText('No Resources Found')).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your search criteria or browse all resources.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show All Resources' }));
  expect(titles()).toHaveLength(libraryResources.length);
});

test('an address that names no filter shows everything', () => {
  open('?category=Golf&layer=12&type=%3Cb%3E&watch=payroll-offset');
  expect(titles()).toHaveLength(libraryResources.length);
});

test('who has no certificate downloads what is for all, and is told what opens the rest', async () => {
  const { user, requests } = open();
  const card = (title: string) =>
    within(within(all()).getByRole('heading', { name: title }).closest('li') as HTMLElement);
  await waitFor(() => expect(card('Client Review Agenda').getByText(/downloaded once/)).toBeInTheDocument());
  await user.click(card('Client Review Agenda').getByRole('button', { name: /Download/ }));
  await waitFor(() =>
    expect(notify.success).toHaveBeenCalledWith('client-review-agenda.docx is in your downloads'),
  );
  expect(requests.filter(({ name }) => name === 'rpc.open_resource')).toHaveLength(1);
  const locked = card('Research Credit Interview Guide');
  expect(locked.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
  await user.click(locked.getByRole('button', { name: /See how to reach it/ }));
  const dialog = await screen.findByRole('dialog', { name: 'How to reach Gold' });
  expect(dialog).toHaveTextContent('25 client plans');
  expect(dialog).not.toHaveTextContent('Platinum');
  expect(await violationsOf(dialog)).toEqual([]);
});

test('a refusal is said in words, and a list that fails leaves the cards', async () => {
  const { user, failNext } = open();
  await waitFor(() => expect(screen.getAllByText(/Opens with/).length).toBeGreaterThan(0));
  failNext('rpc.open_resource', fakeErrors.database('42501', 'This opens with Gold level'));
  const [button] = screen.getAllByRole('button', { name: 'Download Client Review Agenda' });
  if (button) await user.click(button);
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith(expect.stringMatching(/was not downloaded/)));
});

test('a film: a picture until it is pressed, then the film with captions; chapters lead to their time', async () => {
  const { user, address, requests, container } = open('?type=video&watch=reasonable-pay&t=60');
  const start = await screen.findByRole('button', { name: /Play from 1:00/ });
  expect(screen.getByRole('article', { name: 'Transcript' })).toHaveTextContent('Eighth Circuit');
  expect(requests.some(({ name }) => name === 'rpc.open_resource')).toBe(false);
  expect(await violationsOf(container)).toEqual([]);
  await user.click(start);
  const video = await screen.findByLabelText<HTMLVideoElement>('Reasonable Pay in an S Corporation');
  expect([video.currentTime, play.mock.calls.length]).toEqual([60, 1]);
  expect(video.querySelector('track[kind=captions][default]')).not.toBeNull();
  const [first] = words.chapters.slice(2);
  await user.click(screen.getByRole('link', { name: first?.heading ?? '' }));
  expect(address()).toContain(`t=${String(Math.floor(first?.start ?? 0))}`);
  expect(video.currentTime).toBe(Math.floor(first?.start ?? 0));
  await user.selectOptions(screen.getByLabelText('Speed'), '1.5');
  expect(video.playbackRate).toBe(1.5);
  await user.click(screen.getByRole('link', { name: 'Resources' }));
  expect(address()).toBe('/dashboard/resources?type=video');
});

test('an administrator gives a level, and is told why one cannot be given', async () => {
  const { user, requests, failNext, container } = open('', [...cppsLevels], 'admin');
  expect(requests.some(({ name }) => name === 'rpc.list_cpps_levels')).toBe(false);
  await user.click(screen.getByText('Levels of certificate holders'));
  const level = await screen.findByLabelText('Level of Ida Holm');
  expect(level).toHaveValue('Bronze');
  expect(await violationsOf(container)).toEqual([]);
  await user.selectOptions(level, 'Gold');
  await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Ida Holm has Gold level now'));
  expect(requests.find(({ name }) => name === 'rpc.set_cpps_level')?.body).toEqual({
    user_id: 'ida',
    level: 'Gold',
  });
  failNext('rpc.set_cpps_level', fakeErrors.database('PT409', 'This person holds no valid certificate'));
  await waitFor(() => expect(screen.getByLabelText('Level of Ida Holm')).toBeEnabled());
  await user.selectOptions(screen.getByLabelText('Level of Ida Holm'), 'Silver');
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith(expect.stringMatching(/was not changed/)));
});

test('a film of a higher level says so at its own address, and asks for nothing', async () => {
  open('?watch=coaching-nine-layers', ['All', 'Bronze']);
  expect(await screen.findByText('Opens with Gold level.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Play/ })).not.toBeInTheDocument();
  expect(globalThis.fetch).not.toHaveBeenCalled();
});
