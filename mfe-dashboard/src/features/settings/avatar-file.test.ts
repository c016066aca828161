import { AVATAR_BYTES, cropped, faultOf, isPicture, squareOf } from './avatar-file.ts';

const webp = [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test.each([
  ['JPEG', true, [0xff, 0xd8, 0xff, 0xe0]],
  ['PNG', true, png],
  ['WebP', true, webp],
  ['GIF', false, [0x47, 0x49, 0x46, 0x38]],
  ['AVI', false, [...webp.slice(0, 8), 0x41, 0x56, 0x49, 0x20]],
  ['an empty file', false, []],
])('%s by its first bytes', (_, isAccepted, bytes) => {
  expect(isPicture(new Uint8Array(bytes))).toBe(isAccepted);
});

/** Stub, because jsdom's `File` can't be read as bytes. */
const file = (name: string, bytes: readonly number[], size = bytes.length) =>
  ({
    name,
    size,
    slice: () => ({ arrayBuffer: async () => new Uint8Array(bytes).buffer }),
  }) as unknown as File;

test('a file is judged by what is in it, and says what it is called', async () => {
  expect(await faultOf(file('me.gif', png))).toBeNull();
  expect(await faultOf(file('me.png', [0x3c, 0x73, 0x76, 0x67]))).toBe(
    '“me.png” is not a JPEG, PNG, or WebP picture. Choose one of those.',
  );
  expect(await faultOf(file('me.png', png, AVATAR_BYTES))).toBeNull();
  expect(await faultOf(file('me.png', png, 2.5 * AVATAR_BYTES))).toBe(
    '“me.png” has 2.5 MB. Choose a picture of at most 1 MB.',
  );
});

test('a crop is a square within the picture', () => {
  expect(squareOf(400, 200, { zoom: 1, x: 0.5, y: 0.5 })).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareOf(400, 200, { zoom: 2, x: 1, y: 1 })).toEqual({ left: 300, top: 100, side: 100 });
  expect(squareOf(200, 400, { zoom: 4, x: 0, y: 0 })).toEqual({ left: 0, top: 0, side: 50 });
});

describe('a crop is a file', () => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['image/webp', 'writes WebP', ['image/webp', 'image/jpeg', 'image/png']],
    ['image/jpeg', 'writes no WebP', ['image/jpeg', 'image/png']],
  ])('of type %s in a browser that %s', async (type, _, written) => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, asked = '') => {
      done(new Blob([], { type: written.includes(asked) ? asked : 'image/png' }));
    });
    const picture = { width: 400, height: 200 } as ImageBitmap;
    expect((await cropped(picture, { zoom: 1, x: 0.5, y: 0.5 })).type).toBe(type);
  });
});
