/** A photograph as files of the site: 280 and 560 pixels wide, in two formats. */
export interface Photo {
  readonly avif: readonly [small: string, large: string];
  readonly webp: readonly [small: string, large: string];
}

/** Photographs by person. The build replaces this table if the brand file names photographs. */
export const photos: Readonly<Record<string, Photo>> = {};
