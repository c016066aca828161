import { followFragments } from './fragments.ts';

const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;
followFragments();
const router = jest.fn();
addEventListener('popstate', router);

const place = () => document.getElementById('place')!;
const press = (name: string, init: MouseEventInit = {}) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.getElementById(name)!.dispatchEvent(click);
  return click;
};

beforeEach(() => {
  history.replaceState({ key: 'a' }, '', '/page');
  scrollIntoView.mockReset();
  router.mockReset();
  document.body.innerHTML = `
    <a id="within" href="#place"><span id="inside">There</span></a>
    <a id="lost" href="#nowhere">Nowhere</a>
    <section id="place"></section>`;
});

test('a link within the page shows its place, names it in the address, and tells the router nothing', () => {
  expect(press('inside').defaultPrevented).toBe(true);
  expect(location.hash).toBe('#place');
  expect(history.state).toEqual({ key: 'a' });
  expect(scrollIntoView.mock.contexts).toEqual([place()]);
  expect(place()).toHaveFocus();
  expect(router).not.toHaveBeenCalled();
  place().blur();
  expect(place()).not.toHaveAttribute('tabindex');
});

test('pressed twice it leaves one step to go back', () => {
  press('within');
  const { length } = history;
  press('within');
  expect(history).toHaveLength(length);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test.each([
  ['lost', {}],
  ['within', { ctrlKey: true }],
  ['within', { metaKey: true }],
  ['within', { button: 1 }],
])('%s with %j is the browser’s affair', (name, init) => {
  expect(press(name, init).defaultPrevented).toBe(false);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('a link that somebody else has taken is left alone', () => {
  document.getElementById('within')!.addEventListener('click', (event) => {
    event.preventDefault();
  });
  press('within');
  expect(scrollIntoView).not.toHaveBeenCalled();
});
