import { paths } from 'shared-contract/paths';
import { expect, layOut, test } from './support/product.ts';

/** The main task of each page, with the anchor that links use. */
const tasks = [
  { address: paths.book, place: '#times [data-slot=time-picker]' },
  { address: paths.contact, place: '#message' },
  { address: paths.clientApplication, place: '#apply' },
  { address: paths.forClients, place: '#assessment' },
  { address: paths.forCpas, place: '#partnership' },
  { address: paths.calculator('tax-brackets'), place: '#calculator' },
  { address: paths.calculator('cost-segregation'), place: '#calculator' },
];

for (const { address, place } of tasks) {
  test(`on a phone the task of ${address} begins on the first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await layOut(page);
    const first = page.locator(`${place} :is(input, select, textarea, button):visible`).first();
    const box = await first.boundingBox();
    expect(Math.round(box?.y ?? Infinity)).toBeLessThanOrEqual(600);
  });
}
