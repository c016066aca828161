import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand } from 'shared-ui/brand';
import { episodes, type Transcript } from '../content/podcast.ts';
import { transcript as captive } from '../content/podcast/captive-insurance.ts';
import { transcript as remediation } from '../content/podcast/cost-remediation.ts';
import { transcript as segregation } from '../content/podcast/cost-segregation.ts';
import { clock, Player } from '../sections/player.tsx';
import { renderOnce } from '../testing/render-page.tsx';
import { Component as CaptiveInsurance } from './podcast/captive-insurance-page.tsx';
import { Component as CostRemediation } from './podcast/cost-remediation-page.tsx';
import { Component as CostSegregation } from './podcast/cost-segregation-page.tsx';

const pages = {
  'captive-insurance': { Page: CaptiveInsurance, transcript: captive as Transcript },
  'cost-remediation': { Page: CostRemediation, transcript: remediation as Transcript },
  'cost-segregation': { Page: CostSegregation, transcript: segregation as Transcript },
};
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

describe.each(brand.podcast.episodes)('$id', ({ id, title, externalUrl }) => {
  const { Page, transcript } = pages[id];
  const episode = episodes[id];
  renderOnce(Page, episode.to);

  test('its head says when, how long and with whom, and where to listen', () => {
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(days.format(new Date(episode.published)))).toBeVisible();
    expect(screen.getByText(`${episode.minutes} minutes`)).toBeVisible();
    expect(screen.getByText(`${episode.guest}, ${episode.guestRole}`)).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Listen on podcasts.example (opens in a new tab)' }),
    ).toHaveAttribute('href', externalUrl);
    expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/podcast/feed.xml');
  });

  test('summary, key topics and guest stand on it, and its two calls', () => {
    const summary = within(screen.getByRole('region', { name: 'In short' }));
    expect(summary.getByRole('heading', { name: 'Key topics' })).toBeVisible();
    expect(summary.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
    expect(screen.getByRole('region', { name: `About ${episode.guest}` })).toHaveTextContent(
      /not paid|no one paid|unpaid/i,
    );
    expect(screen.getByRole('link', { name: 'Apply as a client' })).toHaveAttribute(
      'href',
      '/client-application',
    );
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });

  test('the transcript is whole: every turn, its speaker, and a place for each chapter', () => {
    const text = screen.getByRole('article', { name: 'Edited transcript' });
    const words = transcript.chapters.flatMap(({ turns }) => turns.flatMap((turn) => turn.text.split(/\s+/)));
    expect(words.length).toBeGreaterThan(1_200);
    for (const { turns } of transcript.chapters)
      for (const turn of turns) expect(text).toHaveTextContent(turn.text);
    expect(within(text).getAllByRole('listitem')).toHaveLength(
      transcript.chapters.reduce((sum, { turns }) => sum + turns.length, 0),
    );
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect([...new Set(contents.map((link) => link.getAttribute('href')))]).toEqual(
      transcript.chapters.map((chapter) => `#${chapter.id}`),
    );
    for (const chapter of transcript.chapters)
      expect(within(text).getByRole('heading', { name: chapter.title })).toHaveAttribute('id', chapter.id);
  });

  test('an episode without a recording of ours has no player', () => {
    expect(document.querySelector('audio') === null).toBe(!('recording' in episode));
  });
});

describe('the player', () => {
  const play = jest.fn(() => Promise.resolve());
  const recording = { src: '/talk.mp3', type: 'audio/mpeg', chapters: { one: 0, two: 185 } } as const;
  const chapters = [
    { id: 'one', title: 'How it begins' },
    { id: 'two', title: 'What it costs' },
  ];
  const show = () => {
    HTMLMediaElement.prototype.play = play;
    render(<Player recording={recording} title="A talk" chapters={chapters} />);
    return document.querySelector('audio')!;
  };
  afterEach(() => {
    history.replaceState(null, '', '/');
    play.mockClear();
  });

  test('loads nothing before somebody plays', () => {
    expect(show()).toHaveAttribute('preload', 'none');
    expect(play).not.toHaveBeenCalled();
  });

  test('a chapter is a link to its time, and plays from there', async () => {
    const audio = show();
    const link = within(screen.getByRole('list', { name: 'Chapters' })).getByRole('link', {
      name: /3:05\s*What it costs/,
    });
    expect(link).toHaveAttribute('href', '#t=185');
    await userEvent.click(link);
    expect(audio.currentTime).toBe(185);
    expect(play).toHaveBeenCalledTimes(1);
  });

  test('an address with a time opens there, without playing by itself', () => {
    history.replaceState(null, '', '#t=185');
    const audio = show();
    expect(audio.currentTime).toBe(185);
    expect(play).not.toHaveBeenCalled();
    location.hash = '#t=20';
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(audio.currentTime).toBe(20);
  });

  test('the speed changes, and says which it is', async () => {
    const audio = show();
    await userEvent.click(screen.getByRole('button', { name: '1.5×' }));
    expect(audio.playbackRate).toBe(1.5);
    expect(screen.getByRole('button', { name: '1.5×' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '1×' })).toHaveAttribute('aria-pressed', 'false');
  });
});

test.each([
  [0, '0:00'],
  [185, '3:05'],
  [3_760, '1:02:40'],
])('%i seconds read %s', (seconds, read) => {
  expect(clock(seconds)).toBe(read);
});
