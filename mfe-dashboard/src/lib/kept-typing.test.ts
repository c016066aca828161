import { forgetDrafts } from 'shared-ui/drafts';

/** As a page that has just loaded has it. */
function afterLoading(): typeof import('./kept-typing.ts') {
  let loaded: typeof import('./kept-typing.ts') | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof import('./kept-typing.ts')>('./kept-typing.ts');
  });
  if (!loaded) throw new Error('The module did not load');
  return loaded;
}
const typing = { base: { version: 4 }, typed: { company: 'Holm' }, at: new Date('2026-11-23T14:00:00Z') };

test('what was typed is there after a reload, for whoever typed it, until it is forgotten', () => {
  afterLoading().keepTyping('ada', 'client', typing);
  expect(afterLoading().keptTyping('ada', 'client')).toEqual(typing);
  expect(afterLoading().keptTyping('bo', 'client')).toBeUndefined();
  afterLoading().forgetTyping('ada', 'client');
  expect(afterLoading().keptTyping('ada', 'client')).toBeUndefined();
});

test('it goes with the drafts, of which every page takes care when somebody signs out', () => {
  afterLoading().keepTyping('ada', 'client', typing);
  forgetDrafts();
  expect(afterLoading().keptTyping('ada', 'client')).toBeUndefined();
});

test('a browser that keeps nothing stops nobody, and what is of another shape is none', () => {
  afterLoading().keepTyping('ada', 'client', typing);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{');
  expect(afterLoading().keptTyping('ada', 'client')).toBeUndefined();
});
