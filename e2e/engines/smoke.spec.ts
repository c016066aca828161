import { memberPages, publicPages } from '../support/pages.ts';
import { css, role } from './page.ts';
import { demo, expect, test } from './test.ts';

/** The brand's faces as the page shows them. */
const brandFaces = () =>
  [...document.fonts]
    .filter(({ status, family }) => status === 'loaded' && family.endsWith('Variable'))
    .map(({ family, unicodeRange }) => `${family} ${unicodeRange}`);

test('every public address runs, with no error', async ({ page, complaints }) => {
  test.setTimeout(300_000);
  for (const address of publicPages()) {
    await test.step(address, async () => {
      const t = Date.now();
      await page.goto(address);
      console.log(address, Date.now() - t, await complaints());
      expect.soft(await complaints(), address).toEqual([]);
    });
  }
  console.log(await page.tab.run(brandFaces));
});

test('member', async ({ page, complaints, signedInAs }) => {
  test.setTimeout(300_000);
  await signedInAs(demo.admin);
  for (const address of memberPages()) {
    const t = Date.now();
    await page.goto(address);
    await page.see(role('heading'));
    console.log(address, Date.now() - t, await complaints());
  }
});
