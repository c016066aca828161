import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { hero } from '../../content/home/opening.ts';
import { stubMedia } from '../../testing/render-page.tsx';
import { HeroSection } from './hero.tsx';

const REDUCED = '(prefers-reduced-motion: reduce)';
const [owners, certification] = hero.slides;

function show(media = '') {
  const changeMedia = stubMedia(media);
  render(<HeroSection section={hero} />, { wrapper: MemoryRouter });
  return changeMedia;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const carousel = () => screen.getByRole('region', { name: 'Introduction' });

/** Returns the title of the only slide that isn't inert. */
function current(): string | undefined {
  const usable = [...document.querySelectorAll('[data-slot=carousel-slide]')].filter(
    (slide) => !slide.hasAttribute('inert') && slide.classList.contains('visible'),
  );
  expect(usable).toHaveLength(1);
  return usable[0]?.querySelector('h1')?.textContent ?? undefined;
}

/** jsdom has no `PointerEvent`, so this adds the pointer type to a generic event. */
function point(pointerType: string) {
  const event = createEvent.pointerMove(carousel());
  fireEvent(carousel(), Object.defineProperty(event, 'pointerType', { value: pointerType }));
}

function setTabVisible(visible: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

let served: Root | undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => served?.unmount());
  served = undefined;
  document.body.replaceChildren();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const leadsOf = (title: string) =>
  [...screen.getByText(title).closest('[data-slot=carousel-slide]')!.querySelectorAll('a')].map((link) =>
    link.getAttribute('href'),
  );

test('each slide leads to its own pages, and says what it costs', () => {
  show();
  expect(leadsOf(owners.title)).toEqual(['/for-clients#assessment', '/for-cpas']);
  expect(screen.getByText('From $3,000 a month')).toBeVisible();
  expect(leadsOf(certification.title)).toEqual(['/cpps', '/for-cpas']);
  expect(screen.getByText('$9,800, enrolled early $9,300')).toBeInTheDocument();
});

test('what is sold is shown as a sheet, and its figures stand with their disclosure', () => {
  show();
  const [plan, program] = screen.getAllByRole('figure', { hidden: true });
  expect(plan).toHaveTextContent(/Cost Segregation\$66,198.*First-year reduction\$96,500/);
  expect(plan!.closest('[data-slot=claim]')).toHaveTextContent(/Modeled, before fees/);
  expect(program).toHaveTextContent(/33\.6 CPE.*6\.4 CPE/);
});

test('the title of the slide that is shown is the page’s one main heading', () => {
  show();
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  press('Next slide');
  expect([...document.querySelectorAll('h1')].map((title) => title.textContent)).toEqual([
    certification.title,
  ]);
});

test('a slide stands for 6 seconds and the last one wraps to the first', () => {
  show();
  wait(5_999);
  expect(current()).toBe(owners.title);
  wait(1);
  expect(current()).toBe(certification.title);
  wait(6_000);
  expect(current()).toBe(owners.title);
});

/** Hydrates prerendered HTML the given number of ms after the page opened. */
function hydrateAfter(ms: number) {
  stubMedia();
  const view = (
    <MemoryRouter>
      <HeroSection section={hero} />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view);
  wait(ms);
  act(() => {
    served = hydrateRoot(container, view);
  });
}

test.each([
  ['in time', 3_000, 3_000],
  ['just before the change', 5_900, 2_000],
  ['late', 20_000, 2_000],
])('where the code came %s, the first slide has stood since the page was opened', (_when, after, left) => {
  hydrateAfter(after);
  wait(left - 1);
  expect(current()).toBe(owners.title);
  wait(1);
  expect(current()).toBe(certification.title);
  wait(5_999);
  expect(current()).toBe(certification.title);
  wait(1);
  expect(current()).toBe(owners.title);
});

test('a served slide that was held stands for 6 seconds once it is let go', () => {
  hydrateAfter(3_000);
  point('mouse');
  wait(20_000);
  fireEvent.pointerLeave(carousel());
  wait(5_999);
  expect(current()).toBe(owners.title);
  wait(1);
  expect(current()).toBe(certification.title);
});

test('the arrows wrap at both ends', () => {
  show();
  press('Previous slide');
  expect(current()).toBe(certification.title);
  press('Next slide');
  expect(current()).toBe(owners.title);
});

test('numbered buttons choose a slide, and the current one says so', () => {
  show();
  press(/^Slide 2/);
  expect(current()).toBe(certification.title);
  expect(screen.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true');
  // Screen readers would announce a progress bar at every slide.
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a manual action pauses for 10 seconds, then slides change every 6 again', () => {
  show();
  press('Next slide');
  wait(10_000);
  expect(current()).toBe(certification.title);
  wait(5_999);
  expect(current()).toBe(certification.title);
  wait(1);
  expect(current()).toBe(owners.title);
});

test('a second manual action begins the 10 seconds anew', () => {
  show();
  press('Next slide');
  wait(9_000);
  press('Next slide');
  wait(10_000);
  wait(5_999);
  expect(current()).toBe(owners.title);
  wait(1);
  expect(current()).toBe(certification.title);
});

test('nothing moves while a mouse is over the carousel, and it goes on afterwards', () => {
  show();
  point('mouse');
  wait(60_000);
  expect(current()).toBe(owners.title);
  fireEvent.pointerLeave(carousel());
  wait(6_000);
  expect(current()).toBe(certification.title);
});

test('a finger that swiped past, and a mouse that rests where it clicked, hold nothing', () => {
  show();
  point('touch');
  wait(6_000);
  expect(current()).toBe(certification.title);
  point('mouse');
  press('Next slide');
  wait(10_000);
  wait(6_000);
  expect(current()).toBe(certification.title);
});

test('nothing moves while the keyboard is inside', () => {
  show();
  const button = screen.getByRole('button', { name: 'Next slide' });
  act(() => button.focus());
  wait(60_000);
  expect(current()).toBe(owners.title);
  act(() => button.blur());
  wait(6_000);
  expect(current()).toBe(certification.title);
});

test('nothing moves in a hidden tab', () => {
  show();
  setTabVisible(false);
  wait(60_000);
  expect(current()).toBe(owners.title);
  setTabVisible(true);
  wait(6_000);
  expect(current()).toBe(certification.title);
});

test('under reduced motion nothing moves unless somebody presses play', () => {
  show(REDUCED);
  wait(60_000);
  expect(current()).toBe(owners.title);
  press('Play automatic slides');
  wait(6_000);
  expect(current()).toBe(certification.title);
});

test('the pause button stops all movement until play is pressed', () => {
  show();
  press('Pause automatic slides');
  wait(60_000);
  expect(current()).toBe(owners.title);
  press('Play automatic slides');
  wait(6_000);
  expect(current()).toBe(certification.title);
});

test('slides that change by themselves are not announced, chosen ones are', () => {
  show();
  const live = document.querySelector('[aria-live]');
  expect(live).toHaveAttribute('aria-live', 'off');
  press('Next slide');
  expect(live).toHaveAttribute('aria-live', 'polite');
});
