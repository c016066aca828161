import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { type Film, timeFilm } from 'shared-contract/resources/film';
import sharp from 'sharp';
import { compile, drawPages } from '../papers/typst.ts';

const picture = { width: 1280, height: 720 } as const;
/** Page size of the template, in points. */
const page = { width: 960, height: 540 } as const;

const template = readFileSync(path.join(import.meta.dirname, 'slide.typ'), 'utf8');

/**
 * Renders each slide of a video as PNG.
 *
 * @throws if a slide doesn't fit on its page.
 */
async function slidePictures({ title, asOf, chapters }: Film, firm: string): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const [index, { heading, points, figure = null }] of chapters.entries()) {
    const data = { title, asOf, firm, heading, points, figure, number: index + 1, of: chapters.length };
    const drawn = await drawPages(await compile(template, data, 'vector'));
    const height = Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(drawn)?.[1]);
    if (Math.abs(height - page.height) > 1) throw new Error(`“${heading}” takes more than one slide.`);
    pictures.push(await sharp(Buffer.from(drawn)).resize(picture).png().toBuffer());
  }
  return pictures;
}

/** Serves an empty page on loopback: video encoders require a secure context. */
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

/** Encodes a video as WebM (VP9) without sound. Each slide is shown as long as it takes to read its text. */
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
