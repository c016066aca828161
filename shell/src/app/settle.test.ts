import { settle } from './settle.ts';

test('the rest of the page is laid out piece by piece, and then nothing of it is marked', async () => {
  document.body.innerHTML = `
    <section data-slot="section"></section>
    <section data-slot="section"></section>
    <footer data-slot="site-footer"></footer>`;
  const rounds: IdleRequestCallback[] = [];
  window.requestIdleCallback = (done) => rounds.push(done);
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-slot]')].map(({ style }) => style.contentVisibility);
  const settled = settle();
  const turn = async () => {
    rounds.shift()?.({ didTimeout: false, timeRemaining: () => 10 });
    await Promise.resolve();
    await Promise.resolve();
  };
  await turn();
  expect(shown().filter(Boolean)).toEqual(['visible']);
  expect(document.documentElement).not.toHaveAttribute('data-settled');
  await turn();
  await settled;
  expect(shown().filter(Boolean)).toEqual([]);
  expect(document.documentElement).toHaveAttribute('data-settled');
});
