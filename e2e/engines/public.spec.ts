import { paths } from 'shared-contract/paths';
import { extractText, getDocumentProxy } from 'unpdf';
import { publicPages } from '../support/pages.ts';
import { css, label, role, text } from './user.ts';
import { expectFit, expectSound } from './sound.ts';
import { expect, test } from './test.ts';

const phone = [390, 844] as const;
const turnedPhone = [844, 390] as const;

test('every public address runs and fits a phone, a tablet and a desktop', async ({
  user,
  complaints,
  line,
}) => {
  test.setTimeout(600_000);
  const failed: string[] = [];
  for (const address of publicPages())
    await test.step(address, async () => {
      await expectSound(user, address, complaints, [390, 768, 1280]).catch((error: unknown) =>
        failed.push(String(error)),
      );
      line.refused.length = 0;
    });
  expect(failed).toEqual([]);
});

test('forms and calculators fit a phone that is turned', async ({ user, complaints }) => {
  test.setTimeout(240_000);
  const calculators = publicPages().filter((address) => address.startsWith(`${paths.resources}/`));
  expect(calculators).toHaveLength(6);
  for (const address of [
    paths.contact,
    paths.book,
    paths.newsletter,
    paths.forClients,
    paths.forCpas,
    paths.clientApplication,
    paths.cppsApply,
    paths.symposium,
    paths.cpaDirectory,
    paths.register,
    ...calculators,
  ]) {
    await user.tab.resize(...turnedPhone);
    await user.goto(address);
    for (const [width, height] of [phone, turnedPhone]) {
      await user.tab.resize(width, height);
      await expectFit(user, `${address} at ${String(width)} px`);
    }
  }
  expect(await complaints()).toEqual([]);
});

test('the slash key opens the search, and a result opens at its section', async ({ user, complaints }) => {
  await user.goto(paths.about);
  // The shortcut's code loads when the user first interacts with the page.
  await user.press('PageDown');
  await expect
    .poll(async () => {
      await user.press('/');
      return user.tab.run(() => location.pathname);
    })
    .toBe(paths.search);
  const field = role('searchbox');
  await expect.poll(async () => (await user.see(field)).isFocused).toBe(true);
  await user.fill(field, 'wage base');
  await user.at(/\?q=wage(\+|%20)base$/);
  // Results for the partial query may appear first.
  await user.see(text(/pages? found for “wage base”/));
  const result = css('a[href*="#"]', role('list', 'Results'));
  const { address } = await user.see(result);
  await user.click(result);
  await user.at(address);
  await user.until(
    (id) => {
      const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect(0, -1);
      return bottom > 0 && top < innerHeight;
    },
    'the section is in view',
    address.replace(/^.*#/, ''),
  );
  await user.tab.back();
  await user.until(
    () => document.querySelector<HTMLInputElement>('[type=search]')?.value === 'wage base',
    'the words are still there',
  );
  expect(await complaints()).toEqual([]);
});

test('a calculator counts while somebody types @smoke', async ({ user, complaints }) => {
  await user.goto(paths.calculator('cash-balance'));
  const age = label('Age today');
  const figure = css('[data-slot=figure]');
  expect((await user.see(figure)).text).toBe('$276,676');
  await user.fill(age, '45');
  await expect.poll(async () => (await user.see(figure)).text).toBe('$134,673');
  expect(await user.see(age)).toMatchObject({ value: '45', isFocused: true });
  await user.at('/resources/cash-balance?age=45');
  expect(await complaints()).toEqual([]);
});

test('a chosen theme is kept over a load', async ({ user, complaints }) => {
  const background = () => user.tab.run(() => getComputedStyle(document.body).backgroundColor);
  await user.goto(paths.about);
  const light = await background();
  await user.click(role('button', 'Dark theme', role('contentinfo')));
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await user.goto(paths.contact);
  expect(await background()).toBe(dark);
  await user.click(role('button', 'Light theme', role('contentinfo')));
  await expect.poll(background).toBe(light);
  expect(await complaints()).toEqual([]);
});

test('the menu of a phone opens, closes and leads on @smoke', async ({ user, complaints }) => {
  await user.tab.resize(...phone);
  await user.goto(paths.about);
  const menu = role('button', 'Menu');
  const link = role('link', 'Contact', role('navigation', 'Main'));
  await user.gone(link);
  await user.click(menu);
  await user.see(link);
  await user.press('Escape');
  await user.gone(link);
  expect((await user.see(menu)).isFocused).toBe(true);
  await user.click(menu);
  await user.click(link);
  await user.at(paths.contact);
  await user.gone(link);
  expect(await complaints()).toEqual([]);
});

/** Applies the print rules to the screen, because WebKit's driver can't print and a PDF doesn't identify buttons. */
const showAsPrinted = () => {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /\bprint\b/.test(rule.media.mediaText))
        rule.media.mediaText = 'all';
      else if (rule instanceof CSSMediaRule && /\bscreen\b/.test(rule.media.mediaText))
        rule.media.mediaText = 'not all';
      if ('cssRules' in rule) apply(rule.cssRules as CSSRuleList);
    }
  };
  for (const { cssRules } of document.styleSheets) apply(cssRules);
};

// Firefox draws bold text as shapes, so a PDF doesn't contain it as text.
for (const [address, ...words] of [
  [`${paths.calculator('cost-segregation')}?five=400000`, '$592,938', '$400,000', 'Step by step'],
  [paths.privacy, 'seven years', 'under 13'],
  [`${paths.taxCenter}?tab=year-end`, 'Key Tax Deadlines', 'Forms 1040 and 709, FBAR, or Form 4868'],
] as const)
  test(`${address} prints its text, and nothing to press`, async ({ user, engine, complaints }) => {
    await user.goto(address);
    await user.until((text) => document.body.innerText.includes(text), words[0], words[0]);
    if (engine.print) {
      const file = await getDocumentProxy(new Uint8Array(await engine.print(user.tab)));
      const { text: printed } = await extractText(file, { mergePages: true });
      for (const each of words) expect(printed).toContain(each);
    }
    await user.see(css('nav'));
    await user.tab.run(showAsPrinted);
    await user.gone(css('button, nav, [data-slot=button-link]'));
    const paper = await user.tab.run(() => document.body.innerText);
    for (const each of words) expect(paper).toContain(each);
    expect(await complaints()).toEqual([]);
  });

for (const isKept of [true, false])
  test(`back leads to a page that the browser ${isKept ? 'kept' : 'loads again'}: at its place, with what was typed, running`, async ({
    user,
    engineName,
    complaints,
  }) => {
    test.skip(isKept && engineName !== 'webkit', 'Puppeteer switches the cache of pages off.');
    const form = role('form', 'Contact form');
    const name = label(/^Full Name/, form);
    const message = label(/^Message/, form);
    await user.goto(paths.contact);
    await user.fill(name, 'Orla Brandt');
    await user.fill(message, 'Is a cash balance plan worth a look?');
    await user.tab.run(() => {
      scrollTo({ top: 500, behavior: 'instant' });
      document.documentElement.dataset['kept'] = '';
    });
    // More pages than any browser keeps in its back/forward cache.
    for (let count = 0; count < (isKept ? 1 : 12); count += 1)
      await user.tab.goto(`${user.site}/robots.txt?${String(count)}`);
    await user.goto(paths.privacy);
    await user.tab.run(() => scrollTo({ top: 700, behavior: 'instant' }));
    await user.tab.run((steps) => history.go(-steps), isKept ? 2 : 13);
    await user.at(paths.contact);
    await user.live();
    expect(await user.tab.run(() => 'kept' in document.documentElement.dataset)).toBe(isKept);
    // Firefox restores fractional scroll positions.
    await user.until(() => Math.round(scrollY) === 500, 'the page is at its place');
    expect((await user.see(name)).value).toBe('Orla Brandt');
    expect((await user.see(message)).value).toBe('Is a cash balance plan worth a look?');
    await user.click(role('button', 'Send message', form));
    await user.see(role('alert', undefined, form));
    expect(await complaints()).toEqual([]);
    await user.tab.run((steps) => history.go(steps), isKept ? 2 : 13);
    await user.at(paths.privacy);
    await user.live();
    await user.until(() => scrollY === 700, 'the page is at its place');
    // The user left this page while its first interaction was loading code. The next interaction must load it again.
    await user.click(role('button', 'Dark theme', role('contentinfo')));
    await user.until(() => document.documentElement.dataset['theme'] === 'dark', 'the theme is dark');
  });
