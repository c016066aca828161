import { memberPages, publicPages } from '../support/pages.ts';
import { expectSound } from './sound.ts';
import { demo, expect, test } from './test.ts';

test('every address is opened once @smoke', async ({ user, complaints, line, signedInAs }, info) => {
  test.setTimeout(300_000);
  const failed: string[] = [];
  const open = (address: string) =>
    test.step(address, async () => {
      await expectSound(user, address, complaints).catch((error: unknown) => failed.push(String(error)));
      line.refused.length = 0;
    });
  for (const address of publicPages()) await open(address);
  await signedInAs(demo.admin);
  for (const address of memberPages()) await open(address);
  info.annotations.push({
    type: 'addresses',
    description: String(publicPages().length + memberPages().length),
  });
  expect(failed).toEqual([]);
});
