import { formatNumber } from 'shared-contract/format';

/** The bucket's size limit, checked before the upload. */
export const AVATAR_BYTES = 1_048_576;
/** Side of the stored square in px. */
export const AVATAR_SIDE = 320;

const beginsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte);

/** Checks for JPEG, PNG, or WebP by the first bytes, because the file name and the browser's type can be wrong. */
export const isPicture = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, [0xff, 0xd8, 0xff]) ||
  beginsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
  (beginsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && beginsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8));

/** Returns why the file can't be a profile picture, or null if it can. */
export async function faultOf(file: File): Promise<string | null> {
  if (file.size > AVATAR_BYTES)
    return `“${file.name}” has ${formatNumber(Math.max(file.size / AVATAR_BYTES, 1.1), 1)} MB. Choose a picture of at most 1 MB.`;
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return isPicture(bytes) ? null : `“${file.name}” is not a JPEG, PNG, or WebP picture. Choose one of those.`;
}

export interface Crop {
  /** 1 shows the largest square that fits. 3 shows a third of its side. */
  readonly zoom: number;
  /** Position of the square within the picture, from 0 to 1. */
  readonly x: number;
  readonly y: number;
}

/** Returns the square of a crop, in the picture's px. */
export function squareOf(width: number, height: number, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture.width, picture.height, crop);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

const encode = (canvas: HTMLCanvasElement, type: 'image/webp' | 'image/jpeg'): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))),
      type,
      0.85,
    );
  });

/** Returns the square as WebP, or as JPEG if the browser can't encode WebP. */
export async function cropped(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIDE;
  canvas.height = AVATAR_SIDE;
  drawCrop(canvas, picture, crop);
  const webp = await encode(canvas, 'image/webp');
  // Safari returns a PNG, which is ten times larger for a photo.
  if (webp.type === 'image/webp') return webp;
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG has no transparency and would show it as black.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, AVATAR_SIDE, AVATAR_SIDE);
  }
  return encode(canvas, 'image/jpeg');
}
