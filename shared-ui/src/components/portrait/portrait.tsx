import { clsx } from 'clsx';
import { photos, type Photo } from './photos.ts';
import { DrawnPortrait, type PortraitFeatures } from './drawn-portrait.tsx';

export type { PortraitFeatures };

export interface PortraitProps {
  /** The person's id. The same id yields the same drawing, or the photograph that the brand file names. */
  id: string;
  /** Alternative text of a photograph. */
  name: string;
  features?: PortraitFeatures | undefined;
  className?: string | undefined;
}

/** The browser chooses by the displayed width. A browser without `auto` assumes the full width of a portrait. */
const SIZES = 'auto, 280px';

const sources = ([small, large]: Photo['avif']) => `${small} 280w, ${large} 560w`;

/**
 * A person's photograph if the firm has one, otherwise a drawing. As wide as its container, and a fifth taller than
 * wide.
 */
export function Portrait({ id, name, features = {}, className }: PortraitProps) {
  const photo = photos[id];
  // The border and the corners match those of all other bordered elements, at any size.
  const frame = clsx('ui:rounded-md ui:border ui:border-edge', className);
  if (!photo) return <DrawnPortrait id={id} features={features} className={frame} />;
  return (
    <picture data-portrait={id}>
      <source type="image/avif" srcSet={sources(photo.avif)} sizes={SIZES} />
      <img
        src={photo.webp[0]}
        srcSet={sources(photo.webp)}
        sizes={SIZES}
        width="280"
        height="336"
        loading="lazy"
        decoding="async"
        alt={name}
        className={clsx('ui:block ui:h-auto ui:w-full', frame)}
      />
    </picture>
  );
}
