import { takeServedStyles } from './served-styles.ts';

const STYLE =
  '<style data-href="static/css/routes.css" data-sheet="/remotes/mfe-cpps/1/static/css/routes.css">.a{color:red}</style>';

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = `<div id="root"><header></header>${STYLE}<div data-mfe="mfe-cpps"></div></div>`;
});

test('the sheet of an area leaves what will be hydrated, and goes on to style it', async () => {
  await takeServedStyles();
  expect(document.querySelector('#root')?.innerHTML).toBe('<header></header><div data-mfe="mfe-cpps"></div>');
  expect(document.head.innerHTML).toBe(STYLE);
});

test('waits until the parser is through', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const taken = takeServedStyles();
  await Promise.resolve();
  expect(document.head.innerHTML).toBe('');
  state.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await taken;
  expect(document.head.innerHTML).toBe(STYLE);
});
