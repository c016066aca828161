import { forgetDrafts } from 'shared-ui/drafts';

/** Loads the module again, as after a page load. */
function afterLoading(): typeof import('./drafts.ts') {
  let loaded: typeof import('./drafts.ts') | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof import('./drafts.ts')>('./drafts.ts');
  });
  if (!loaded) throw new Error('The module did not load');
  return loaded;
}
const typing = { base: { version: 4 }, typed: { company: 'Holm' }, at: new Date('2026-11-23T14:00:00Z') };

test('what was typed is there after a reload, for whoever typed it, until it is forgotten', () => {
  afterLoading().storeFieldDraft('ada', 'client', typing);
  expect(afterLoading().readFieldDraft('ada', 'client')).toEqual(typing);
  expect(afterLoading().readFieldDraft('bo', 'client')).toBeUndefined();
  afterLoading().removeFieldDraft('ada', 'client');
  expect(afterLoading().readFieldDraft('ada', 'client')).toBeUndefined();
});

test('it goes with the drafts, of which every page takes care when somebody signs out', () => {
  afterLoading().storeFieldDraft('ada', 'client', typing);
  forgetDrafts();
  expect(afterLoading().readFieldDraft('ada', 'client')).toBeUndefined();
});

test('a browser that keeps nothing stops nobody, and what is of another shape is none', () => {
  afterLoading().storeFieldDraft('ada', 'client', typing);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{');
  expect(afterLoading().readFieldDraft('ada', 'client')).toBeUndefined();
});
