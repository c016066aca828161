import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { timeFilm, type Film } from 'shared-contract/resources/film';
import { picture, slidePictures } from './slide-pictures.ts';

/** A page that counts as secure, as encoders ask for, and is empty. */
async function emptyPage() {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html>'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}/`, close: () => server.close() };
}

async function encoderScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'encode-film.ts')],
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

type Encode = (slides: readonly object[], width: number, height: number) => Promise<string>;

/** A film as WebM (VP9) without sound: each slide stands as long as its words take to read. */
export async function makeFilm(film: Film, firm: string): Promise<Uint8Array> {
  const pictures = await slidePictures(film, firm);
  const slides = timeFilm(film).chapters.map(({ start, end }, index) => ({
    picture: `data:image/png;base64,${pictures[index]?.toString('base64') ?? ''}`,
    seconds: end - start,
  }));
  const { url, close } = await emptyPage();
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.addScriptTag({ content: await encoderScript() });
    const encoded = await page.evaluate(
      ([all, size]) =>
        (globalThis as unknown as { encodeFilm: Encode }).encodeFilm(all, size.width, size.height),
      [slides, picture] as const,
    );
    return new Uint8Array(Buffer.from(encoded, 'base64'));
  } finally {
    await browser.close();
    close();
  }
}
