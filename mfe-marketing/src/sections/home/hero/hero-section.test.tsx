import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { hero } from '../../../content/home/hero.ts';
import { stubMedia } from '../../../testing/render-page.tsx';
import { preloadHeroDrawings } from './hero-drawings.tsx';
import { HeroSection } from './hero-section.tsx';

beforeAll(preloadHeroDrawings);

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

/** Title of the slide that can be used; exactly one may be. */
function current(): string | undefined {
  const usable = [...document.querySelectorAll('[data-slot=carousel-slide]')].filter(
    (slide) => !slide.hasAttribute('inert') && slide.classList.contains('visible'),
  );
  expect(usable).toHaveLength(1);
  return usable[0]?.querySelector('h2')?.textContent ?? undefined;
}

/** jsdom has no PointerEvent: the kind of pointer is put on a plain event. */
function point(pointerType: string) {
  const event = createEvent.pointerMove(carousel());
  fireEvent(carousel(), Object.defineProperty(event, 'pointerType', { value: pointerType }));
}

function setTabVisible(visible: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('each slide leads to its own page', () => {
  show();
  expect(screen.getByRole('link', { name: owners.action.label })).toHaveAttribute('href', '/for-clients');
  press('Next slide');
  expect(screen.getByText(certification.action.label).closest('a')).toHaveAttribute('href', '/for-cpas');
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
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Slide 2 of 2');
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
