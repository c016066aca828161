import { parameterOf } from 'shared-contract/page-addresses';
import type { Asset, Encoding } from './assets.ts';
import { digestOf } from './digest.ts';
import { fillPage } from './fill-page.ts';
import type { Encode, Pages } from './pages.ts';
import { createRegister, type RegisterOptions } from './register.ts';
import type { Release } from './release.ts';

type MissingPage = NonNullable<Release['missing']>[number];

interface FoundPagesOptions extends RegisterOptions {
  readonly pages: Pages;
  readonly encode?: Encode | undefined;
}

/** The page of whoever the register finds at an address of a pattern. It is made for each answer: people come and go. */
export function createFoundPages({ pages, encode, ...options }: FoundPagesOptions) {
  const ask = createRegister(options);

  return async (
    { pattern, found }: MissingPage,
    pathname: string,
    encodings: readonly Encoding[],
  ): Promise<Asset | undefined> => {
    const id = parameterOf(pattern, pathname);
    const entry = found && id !== undefined ? await ask(found, id) : undefined;
    if (!found || !entry) return undefined;
    const { body: slots, styleHashes = [] } = await pages(found.file, []);
    const plain = new TextEncoder().encode(fillPage(await new Response(slots).text(), entry));
    const digest = await digestOf(plain);
    const encoding = encode && encodings[0];
    const body = encoding ? await encode(plain, encoding, 'quick') : plain;
    return {
      body,
      size: body.byteLength,
      contentType: 'text/html; charset=utf-8',
      etag: encoding ? `"${digest}-${encoding}"` : `"${digest}"`,
      styleHashes,
      ...(encoding && { encoding }),
    };
  };
}
