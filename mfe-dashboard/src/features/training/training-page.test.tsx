import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, type FakeClientInput } from 'shared-auth/testing';
import { trainingPrefix } from 'shared-contract/stored-keys';
import { notify } from 'shared-ui/toast';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { catalog } from './content/outlines.ts';
import { Component as Lesson } from './lesson-page.tsx';
import { loadLesson } from './lesson/load-lesson.ts';
import { Component as Module } from './module-page.tsx';
import { percentOf } from './progress.ts';
import { Component as Training } from './training-page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
jest.mock('shared-ui/toast', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));

const pension = catalog.find(({ id }) => id === 'pension')!;
const [first, second] = pension.sections;
const last = pension.sections.at(-1)!;
const row = (lesson: number, quiz_score: number | null = null) => ({
  user_id: 'me',
  module_id: 'pension',
  lesson,
  quiz_score,
  percent: percentOf(lesson, pension.sections.length, quiz_score),
});

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});

function open(address: string, input: FakeClientInput = {}, role = 'coach') {
  const fake = createFakeClient({ tables: { training_progress: [row(2)] }, ...input });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const pages = (
    <Routes>
      <Route path="/dashboard" element={<h1>Overview</h1>} />
      <Route path="/dashboard/training" element={<Training />} />
      <Route path="/dashboard/training/:id" element={<Module />} />
      <Route path="/dashboard/training/:id/:section" element={<Lesson />} />
    </Routes>
  );
  return { ...fake, ...renderPage(pages, { profile: { role } }, `/dashboard/training${address}`) };
}
type Requests = ReturnType<typeof createFakeClient>['requests'];
const saved = (requests: Requests) =>
  requests.filter(({ operation }) => operation === 'upsert').map(({ body }) => body);
const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the list: ten cards with three topics and how many more, and what was reached', async () => {
  const { container } = open('');
  const list = await screen.findByRole('list', { name: 'Strategies' });
  expect(cards()).toHaveLength(10);
  expect(
    screen.getByText('Retirement Planning, layer 4 (Retirement Plans)', {
      selector: `[data-module=pension] p`,
    }),
  ).toBeVisible();
  const card = within(within(list).getByRole('heading', { name: pension.title }).closest('li')!);
  // The listed duration stays; the reading time comes first and is a fraction of it.
  expect(card.getByText(`(${pension.duration} planned with the exercises)`)).toBeVisible();
  expect(card.getByText(/^\d\d minutes of reading and questions/)).toBeVisible();
  expect(card.getByText(`+${String(pension.keyTopics.length - 3)} more`)).toBeVisible();
  const bar = await card.findByRole('progressbar', { name: `Your progress in ${pension.title}` });
  expect(bar).toHaveAttribute('aria-valuenow', String(row(2).percent));
  expect(await violationsOf(container)).toEqual([]);
});

test('filters combine with the search, stand in the address, and say how many they leave', async () => {
  const { user, address } = open('?level=Beginner&category=Astrology');
  expect(await screen.findByRole('combobox', { name: 'Level' })).toHaveValue('Beginner');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('');
  expect(cards()).toEqual([catalog.find(({ id }) => id === '401k')?.title]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'All Levels (10)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Retirement Planning (2)');
  expect(cards()).toHaveLength(2);
  await user.type(screen.getByRole('searchbox'), 'nobody says this');
  expect(await screen.findByText('No strategies found')).toBeVisible();
  expect(address()).toContain('category=Retirement+Planning');
  await user.click(screen.getByRole('button', { name: 'Show all strategies' }));
  await waitFor(() => expect(cards()).toHaveLength(10));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a client without a seat is told and sent away; one with a seat gets in', async () => {
  const refused = open('', { rpc: { may_train: false } }, 'user');
  await screen.findByRole('heading', { name: 'Overview' });
  expect(notify.error).toHaveBeenCalledWith('Access denied. Coach privileges required.');
  refused.unmount();
  open('', { rpc: { may_train: true } }, 'user');
  expect(await screen.findByRole('list', { name: 'Strategies' })).toBeVisible();
});

test('nothing is asked while the role is unknown', () => {
  const fake = createFakeClient({});
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  renderPage(<Training />, { profile: null, state: { loading: true } }, '/dashboard/training');
  expect(fake.requests).toEqual([]);
});

test('a module: objectives, topics, where it goes on, its files, and a session on its subject', async () => {
  const { container, user } = open('/pension');
  expect(await screen.findByText('Continue at section 3')).toBeVisible();
  const start = screen.getByRole('link', { name: 'Start Strategy Training' });
  expect(start).toHaveAttribute('href', `/dashboard/training/pension/${pension.sections[2]!.id}`);
  const session = screen.getByRole('link', { name: 'Schedule Expert Session' });
  expect(new URL(session.getAttribute('href')!, 'https://x').searchParams.get('topic')).toContain(
    pension.title,
  );
  for (const words of [...pension.learningObjectives, ...pension.keyTopics])
    expect(screen.getAllByText(words)[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download CPPS Resources' }));
  expect(screen.getByRole('heading', { name: 'CPPS resources of this module' })).toHaveFocus();
  expect(await violationsOf(container)).toEqual([]);
});

test('an unknown module and an unknown section lead back', async () => {
  open('/astrology').unmount();
  const { address } = open('/pension/nowhere');
  await screen.findByRole('heading', { level: 1, name: pension.title });
  expect(address()).toBe('/dashboard/training/pension');
});

describe('the player', () => {
  test('Next marks a section read, at once and in the database, and leads on to its heading', async () => {
    const { user, requests, address } = open(`/pension/${pension.sections[2]!.id}`);
    await screen.findByRole('heading', { level: 2, name: pension.sections[2]!.title });
    expect(screen.getByText(`Section 3 of ${String(pension.sections.length)}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toBe(`/dashboard/training/pension/${pension.sections[3]!.id}`);
    const heading = screen.getByRole('heading', { level: 2, name: pension.sections[3]!.title });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() =>
      expect(saved(requests)).toEqual([{ user_id: 'me', module_id: 'pension', lesson: 3 }]),
    );
    await waitFor(() => expect(localStorage.getItem(`${trainingPrefix}me`)).toBeNull());
  });

  test('what could not be sent is kept, told, and sent when there is a network again', async () => {
    const { user, requests, failNext } = open(`/pension/${pension.sections[2]!.id}`);
    failNext('training_progress.upsert', new TypeError('Failed to fetch'));
    await screen.findByRole('progressbar', { name: /^Your progress/ });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/stored on this device/)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/stored on this device/)).not.toBeInTheDocument());
    expect(saved(requests).at(-1)).toMatchObject({ lesson: 3 });
  });

  test('[ and ] go to the section before and after, and mark nothing', async () => {
    const { user, address, requests } = open(`/pension/${first!.id}`);
    await screen.findByRole('heading', { level: 2, name: first!.title });
    await user.keyboard(']');
    expect(address()).toContain(second!.id);
    await user.keyboard('[[');
    expect(address()).toContain(first!.id);
    expect(saved(requests)).toEqual([]);
  });

  test('the first section opens with the objectives and a pre-test that hides the key', async () => {
    const { module } = await loadLesson(pension);
    const { user, requests } = open(`/pension/${first!.id}`);
    await screen.findByRole('heading', { level: 2, name: first!.title });
    await user.click(screen.getByText('Objectives and pre-test'));
    for (const objective of pension.learningObjectives)
      expect(screen.getAllByText(objective)[0]).toBeVisible();
    const test = within(screen.getByRole('form', { name: 'Pre-test' }));
    const [known, ...others] = module.quiz;
    await user.click(test.getByRole('radio', { name: known.options[known.right]! }));
    await user.click(test.getByRole('button', { name: 'Show my reading list' }));
    expect(test.getByText(/^1 of 5 right/)).toBeVisible();
    const titles = test.getAllByRole('link').map(({ textContent }) => textContent);
    const missed = pension.sections.filter(({ id }) => others.some(({ section }) => section === id));
    expect(titles).toEqual(missed.map(({ title }) => title));
    for (const { reason } of module.quiz) expect(test.queryByText(reason)).toBeNull();
    expect(saved(requests)).toEqual([]);
  });

  test('a wrong first answer names the section and hides the key; a second one reveals it', async () => {
    const { module } = await loadLesson(pension);
    const [{ options, right, reason, section }] = module.quiz;
    const { user } = open('/pension/check');
    const form = within((await screen.findByRole('button', { name: 'Check answer 1' })).closest('form')!);
    const [wrong, also] = [1, 2].map((step) => options[(right + step) % options.length]!);
    const check = () => user.click(form.getByRole('button', { name: 'Check answer 1' }));
    await user.click(form.getByRole('radio', { name: wrong! }));
    await check();
    // The text itself has focus, because screen readers don't read the content of a focused row.
    expect(form.getByText(/^Not right\. Read the section again/)).toHaveFocus();
    const title = module.sections.find(({ id }) => id === section)!.title;
    expect(form.getByRole('link', { name: `Read again: ${title}` })).toBeVisible();
    expect(form.queryByText(reason)).toBeNull();
    expect(form.queryByText(/The answer is/)).toBeNull();
    // Reading the section doesn't lose the answers.
    await user.click(form.getByRole('link', { name: `Read again: ${title}` }));
    await user.click(screen.getByRole('link', { name: /^Check$/ }));
    expect(form.getByRole('radio', { name: wrong! })).toBeDisabled();
    await user.click(form.getByRole('radio', { name: also! }));
    await check();
    expect(form.getByText(`Not right. The answer is: ${options[right]!}`)).toHaveFocus();
    expect(form.getByText(reason)).toBeVisible();
  });

  test('the check: first answers count, four of five pass, and the module is complete', async () => {
    const { module } = await loadLesson(pension);
    const { user, container, requests } = open('/pension/check', {
      tables: { training_progress: [row(pension.sections.length)] },
    });
    await screen.findByRole('button', { name: 'Check answer 1' });
    await user.click(screen.getByRole('button', { name: 'Check answer 1' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose an answer to question 1 first.');
    for (const [index, { options, right, reason }] of module.quiz.entries()) {
      for (const wanted of index === 0 ? [(right + 1) % options.length, right] : [right]) {
        await user.click(screen.getByRole('radio', { name: options[wanted]! }));
        await user.click(screen.getByRole('button', { name: `Check answer ${String(index + 1)}` }));
      }
      expect(screen.getByText(reason)).toBeVisible();
    }
    expect(screen.getByText('Right, on the second try.')).toBeVisible();
    expect(screen.getByText(/^4 of 5 right on the first try: 80 points/)).toBeVisible();
    expect(await screen.findByText(/is complete$/)).toBeVisible();
    await waitFor(() => expect(saved(requests)).toMatchObject([{ quiz_score: 80 }]));
    expect(await violationsOf(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Answer all five again' }));
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(
      module.quiz.reduce((sum, { options }) => sum + options.length, 0),
    );
  });

  test('print has every section, and the questions without their key', async () => {
    const { quiz } = (await loadLesson(pension)).module;
    const { container } = open(`/pension/${last.id}`);
    await screen.findByRole('heading', { level: 2, name: last.title });
    expect(
      [...container.querySelectorAll('[data-section]')].map((one) => one.getAttribute('data-section')),
    ).toEqual(pension.sections.map(({ id }) => id));
    for (const { question, reason } of quiz) {
      expect(screen.getAllByText(question)).not.toHaveLength(0);
      expect(screen.queryByText(reason)).toBeNull();
    }
  });
});
