import { BufferTarget, CanvasSource, Output, Quality, WebMOutputFormat } from 'mediabunny';

interface ShownSlide {
  /** A PNG as a data URL. */
  readonly picture: string;
  readonly seconds: number;
}

/**
 * Seconds. The first frames of a slide are short, so that it becomes sharp quickly. After them the picture is static.
 */
const FIRST = 0.5;
const STILL = 2.5;
const SHARP_AFTER = 2;
/**
 * Duration of a separate frame at the end. The file doesn't store the length of its last frame, and players would stop
 * where that frame starts.
 */
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

/** `make-film.ts` calls this in the browser. */
Object.assign(globalThis, { encodeFilm });
