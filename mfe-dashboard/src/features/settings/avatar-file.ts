/** What the bucket takes: its own limit, asked before anything is sent. */
export const AVATAR_BYTES = 1_048_576;
/** Side of the square that is stored, in pixels. */
export const AVATAR_SIDE = 320;

const kinds = ['image/jpeg', 'image/png', 'image/webp'] as const;
type Kind = (typeof kinds)[number];

const beginsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte);

/** What a file is by its first bytes, whatever its name and the browser say. */
export function kindOf(bytes: Uint8Array): Kind | null {
  if (beginsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (beginsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  const isRiff = beginsWith(bytes, [0x52, 0x49, 0x46, 0x46]);
  return isRiff && beginsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8) ? 'image/webp' : null;
}

const megabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** Why a file cannot be somebody's picture, in words; null where it can. */
export async function faultOf(file: File): Promise<string | null> {
  if (file.size > AVATAR_BYTES)
    return `“${file.name}” has ${megabytes.format(Math.max(file.size / AVATAR_BYTES, 1.1))} MB. Choose a picture of at most 1 MB.`;
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return kindOf(bytes) === null
    ? `“${file.name}” is no JPEG, PNG or WebP picture. Choose one of these.`
    : null;
}

export interface Crop {
  /** 1 shows as much as fits; 3 a third of that. */
  readonly zoom: number;
  /** Where the square stands between the edges of the picture, 0 to 1. */
  readonly x: number;
  readonly y: number;
}

/** The square of a picture that a crop shows, in the picture's own pixels. */
export function squareOf(width: number, height: number, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** Draws what a crop shows, over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture.width, picture.height, crop);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

const encode = (canvas: HTMLCanvasElement, type: Kind): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))),
      type,
      0.85,
    );
  });

/** The square as a file: WebP, or JPEG where the browser does not write WebP. */
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
    // JPEG has no transparency and would show it black.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, AVATAR_SIDE, AVATAR_SIDE);
  }
  return encode(canvas, 'image/jpeg');
}
