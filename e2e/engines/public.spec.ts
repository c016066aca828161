import { paths } from 'shared-contract/paths';
import { extractText, getDocumentProxy } from 'unpdf';
import { publicPages } from '../support/pages.ts';
import { css, label, role, text } from './page.ts';
import { expectFit, expectSound } from './sound.ts';
import { expect, test } from './test.ts';

const phone = [390, 844] as const;
const turnedPhone = [844, 390] as const;

test('every public address runs and fits a phone, a tablet and a desktop', async ({
  page,
  complaints,
  line,
}) => {
  test.setTimeout(600_000);
  const failed: string[] = [];
  for (const address of publicPages())
    await test.step(address, async () => {
      await expectSound(page, address, complaints, [390, 768, 1280]).catch((error: unknown) =>
        failed.push(String(error)),
      );
      line.refused.length = 0;
    });
  expect(failed).toEqual([]);
});

test('forms and calculators fit a phone that is turned', async ({ page, complaints }) => {
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
    await page.tab.resize(...turnedPhone);
    await page.goto(address);
    for (const [width, height] of [phone, turnedPhone]) {
      await page.tab.resize(width, height);
      await expectFit(page, `${address} at ${String(width)} px`);
    }
  }
  expect(await complaints()).toEqual([]);
});

test('the slash key opens the search, and a result opens at its section', async ({ page, complaints }) => {
  await page.goto(paths.about);
  // Its code comes when somebody uses the page.
  await page.press('PageDown');
  await expect
    .poll(async () => {
      await page.press('/');
      return page.tab.run(() => location.pathname);
    })
    .toBe(paths.search);
  const field = role('searchbox');
  await expect.poll(async () => (await page.see(field)).isFocused).toBe(true);
  await page.fill(field, 'wage base');
  await page.at(/\?q=wage(\+|%20)base$/);
  // Results of a part of the words are shown before.
  await page.see(text(/pages? found for “wage base”/));
  const result = css('a[href*="#"]', role('list', 'Results'));
  const { address } = await page.see(result);
  await page.click(result);
  await page.at(address);
  await page.until(
    (id) => {
      const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect(0, -1);
      return bottom > 0 && top < innerHeight;
    },
    'the section is in view',
    address.replace(/^.*#/, ''),
  );
  await page.tab.back();
  await page.until(
    () => document.querySelector<HTMLInputElement>('[type=search]')?.value === 'wage base',
    'the words are still there',
  );
  expect(await complaints()).toEqual([]);
});

test('a calculator counts while somebody types', async ({ page, complaints }) => {
  await page.goto(paths.calculator('cash-balance'));
  const age = label('Age today');
  const figure = css('[data-slot=figure]');
  expect((await page.see(figure)).text).toBe('$276,676');
  await page.fill(age, '45');
  await expect.poll(async () => (await page.see(figure)).text).toBe('$134,673');
  expect(await page.see(age)).toMatchObject({ value: '45', isFocused: true });
  await page.at('/resources/cash-balance?age=45');
  expect(await complaints()).toEqual([]);
});

test('a chosen theme is kept over a load', async ({ page, complaints }) => {
  const background = () => page.tab.run(() => getComputedStyle(document.body).backgroundColor);
  await page.goto(paths.about);
  const light = await background();
  await page.click(role('button', 'Dark theme', role('contentinfo')));
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.goto(paths.contact);
  expect(await background()).toBe(dark);
  await page.click(role('button', 'Light theme', role('contentinfo')));
  await expect.poll(background).toBe(light);
  expect(await complaints()).toEqual([]);
});

test('the menu of a phone opens, closes and leads on', async ({ page, complaints }) => {
  await page.tab.resize(...phone);
  await page.goto(paths.about);
  const menu = role('button', 'Menu');
  const link = role('link', 'Contact', role('navigation', 'Main'));
  await page.gone(link);
  await page.click(menu);
  await page.see(link);
  await page.press('Escape');
  await page.gone(link);
  expect((await page.see(menu)).isFocused).toBe(true);
  await page.click(menu);
  await page.click(link);
  await page.at(paths.contact);
  await page.gone(link);
  expect(await complaints()).toEqual([]);
});

/** Applies the rules for paper to the screen. WebKit's driver can't print, and a PDF doesn't say what is a button. */
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

// Firefox draws bold text as shapes, which a PDF has no text for.
for (const [address, ...words] of [
  [`${paths.calculator('cost-segregation')}?five=400000`, '$592,938', '$400,000', 'Step by step'],
  [paths.privacy, 'seven years', 'under 13'],
  [`${paths.taxCenter}?tab=year-end`, 'Key Tax Deadlines', 'Forms 1040 and 709, FBAR, or Form 4868'],
] as const)
  test(`${address} prints its text, and nothing to press`, async ({ page, engine, complaints }) => {
    await page.goto(address);
    await page.until((text) => document.body.innerText.includes(text), words[0], words[0]);
    if (engine.print) {
      const file = await getDocumentProxy(new Uint8Array(await engine.print(page.tab)));
      const { text: printed } = await extractText(file, { mergePages: true });
      for (const each of words) expect(printed).toContain(each);
    }
    await page.see(css('nav'));
    await page.tab.run(showAsPrinted);
    await page.gone(css('button, nav, [data-slot=button-link]'));
    const paper = await page.tab.run(() => document.body.innerText);
    for (const each of words) expect(paper).toContain(each);
    expect(await complaints()).toEqual([]);
  });

for (const isKept of [true, false])
  test(`back leads to a page that the browser ${isKept ? 'kept' : 'loads again'}: at its place, with what was typed, running`, async ({
    page,
    engineName,
    complaints,
  }) => {
    test.skip(isKept && engineName !== 'webkit', 'Puppeteer switches the cache of pages off.');
    const form = role('form', 'Contact form');
    const name = label(/^Full Name/, form);
    const message = label(/^Message/, form);
    await page.goto(paths.contact);
    await page.fill(name, 'Orla Brandt');
    await page.fill(message, 'Is a cash balance plan worth a look?');
    await page.tab.run(() => {
      scrollTo({ top: 500, behavior: 'instant' });
      document.documentElement.dataset['kept'] = '';
    });
    // More pages than any browser keeps.
    for (let count = 0; count < (isKept ? 1 : 12); count += 1)
      await page.tab.goto(`${page.site}/robots.txt?${String(count)}`);
    await page.goto(paths.privacy);
    await page.tab.run(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page.tab.run((steps) => history.go(-steps), isKept ? 2 : 13);
    await page.at(paths.contact);
    await page.live();
    expect(await page.tab.run(() => 'kept' in document.documentElement.dataset)).toBe(isKept);
    await page.until(() => scrollY === 500, 'the page is at its place');
    expect((await page.see(name)).value).toBe('Orla Brandt');
    expect((await page.see(message)).value).toBe('Is a cash balance plan worth a look?');
    await page.click(role('button', 'Send message', form));
    await page.see(role('alert', undefined, form));
    expect(await complaints()).toEqual([]);
    await page.tab.run((steps) => history.go(steps), isKept ? 2 : 13);
    await page.at(paths.privacy);
    await page.live();
    await page.until(() => scrollY === 700, 'the page is at its place');
    // It was left while it loaded code for its first use. What is used now loads it again.
    await page.click(role('button', 'Dark theme', role('contentinfo')));
    await page.until(() => document.documentElement.dataset['theme'] === 'dark', 'the theme is dark');
  });
