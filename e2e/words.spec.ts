import { faultsOf } from '../scripts/words/page-words.ts';
import { publicPages } from './support/pages.ts';
import { expect, test } from './support/product.ts';

for (const path of publicPages()) {
  test(`${path} agrees with the firm’s figures, is spelled as in the United States, and grounds what it claims`, async ({
    request,
  }) => {
    expect(faultsOf(await (await request.get(path)).text())).toEqual([]);
  });
}
