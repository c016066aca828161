import { BufferTarget, CanvasSource, Output, Quality, WebMOutputFormat } from 'mediabunny';

/** A slide, and for how long it stands. */
interface ShownSlide {
  /** A PNG as a data address. */
  readonly picture: string;
  readonly seconds: number;
}

/** Seconds: the first frames of a slide follow each other soon, so that it is sharp at once; after them it stands still. */
const FIRST = 0.5;
const STILL = 2.5;
const SHARP_AFTER = 2;
/** A frame of its own at the end: the file knows no length of its last one, and players would stop where it begins. */
const LAST = 0.04;

async function encodeFilm(slides: readonly ShownSlide[], width: number, height: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('There is no canvas to paint on');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, {
    codec: 'vp9',
    quality: new Quality('medium'),
    keyFrameInterval: 60,
  });
  output.addVideoTrack(source);
  await output.start();
  let now = 0;
  for (const [index, { picture, seconds: all }] of slides.entries()) {
    const seconds = index === slides.length - 1 ? all - LAST : all;
    paint.drawImage(await createImageBitmap(await (await fetch(picture)).blob()), 0, 0, width, height);
    for (let shown = 0; shown < seconds;) {
      const length = Math.min(shown < SHARP_AFTER ? FIRST : STILL, seconds - shown);
      await source.add(now, length, { keyFrame: shown === 0 });
      now += length;
      shown += length;
    }
  }
  await source.add(now, LAST);
  await output.finalize();
  let binary = '';
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer());
  for (let start = 0; start < bytes.length; start += 32_768)
    binary += String.fromCharCode(...bytes.subarray(start, start + 32_768));
  return btoa(binary);
}

/** Called by `make-film.ts` in the browser that runs this. */
Object.assign(globalThis, { encodeFilm });
